import { useSite } from '../site/site-context.ts'
import type { Shapes } from './shape-names.ts'

export const useShapes = (): Shapes => useSite().theme.shapes
