import type { RewriteWay } from '../../../worker/creation/rewrites/schema.ts'

/** The way to rewrite something: the language of a translation, or the person's instruction. */
export type Asked = { way: RewriteWay; language?: string; wish?: string }
