import type { SectionType } from '../document/section-types.ts'
import { createRandom } from '../random.ts'
import { useShapes } from '../shapes/use-shapes.ts'

/** The class of a section in the second of its two arrangements, or nothing: the seed decides, so that websites of a style differ. */
export const useSwap = (type: SectionType): '' | ' swapped' =>
  createRandom(`${useShapes().seed} ${type}`).chance(0.5) ? ' swapped' : ''
