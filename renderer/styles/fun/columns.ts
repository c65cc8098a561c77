import type { Columns } from '../site-style.ts'

/** Three side by side, four as two by two. Those that make no full row come first and are wider, which the style's CSS sees to. */
export const featuredFirst: Columns = (count) => (count === 4 ? 2 : count > 2 ? 3 : count === 2 ? 2 : 1)
