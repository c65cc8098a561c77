import type { RewriteWay } from '../../../../worker/contract/rewrites.ts'

/** How something is to be written: in what language for a translation, by what wish in a person's own words. */
export type Asked = { way: RewriteWay; language?: string; wish?: string }
