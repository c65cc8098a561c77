import { publicPaths } from './public-path-list.ts'

/** A public page's path, starting with `/`. */
export type PublicPath = (typeof publicPaths)[number]
type SlugBelow<Parent extends string, Path = PublicPath> = Path extends `${Parent}/${infer Slug}` ? Slug : never

/** A trade with a page: a file in marketing/industries/copy. */
export type IndustrySlug = SlugBelow<'/industries'>
/** A help article: a file in marketing/support/articles. */
export type HelpSlug = SlugBelow<'/support'>
/** A blog post: a file in marketing/blog/posts. */
export type PostSlug = SlugBelow<'/blog'>

export const industryPath = (slug: IndustrySlug) => `/industries/${slug}` as const
export const helpPath = (slug: HelpSlug) => `/support/${slug}` as const
export const postPath = (slug: PostSlug) => `/blog/${slug}` as const

/** The addresses of all help articles. */
export const helpPaths = (): PublicPath[] => publicPaths.filter((path) => path.startsWith('/support/'))

const known: ReadonlySet<string> = new Set(publicPaths)
export const isPublicPath = (path: string): path is PublicPath => known.has(path)

/** The name of a public page's static file in the assets binding: without its extension. */
export const publicFile = (path: PublicPath) => `/_/pages${path === '/' ? '/home' : path}`
