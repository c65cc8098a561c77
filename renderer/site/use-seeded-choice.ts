import type { SectionType } from '../document/section-types.ts'
import { createRandom } from '../random.ts'
import { useShapes } from '../shapes/use-shapes.ts'

/** Returns a function that picks one of several equally good options for a place on the page, by the website's seed. */
export function useSeededChoice(): <T>(place: string, among: readonly [T, ...T[]]) => T {
  const { seed } = useShapes()
  return (place, among) => createRandom(`${seed} ${place}`).pick(among)
}

/** The class of a section in the second of its two arrangements, or blank. */
export const useSwapClass = (type: SectionType): '' | ' swapped' => useSeededChoice()(type, [' swapped', ''])
