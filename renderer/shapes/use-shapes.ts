import { useSite } from '../site/site-context.ts'
import type { Shapes } from './shape-names.ts'

/** The shapes of the website. */
export const useShapes = (): Shapes => useSite().theme.shapes
