import { pages } from '../routes-table.ts'
import { type HelpSlug, helpSlugs } from './help-slugs.ts'
import { type IndustrySlug, industrySlugs } from './industry-slugs.ts'
import { type PostSlug, postSlugs } from './post-slugs.ts'

export const industryPath = (slug: IndustrySlug) => `${pages.industries}/${slug}` as const
export const helpPath = (slug: HelpSlug) => `${pages.support}/${slug}` as const
export const postPath = (slug: PostSlug) => `${pages.blog}/${slug}` as const

/** Every page that anyone may read, drawn at build time: the build fails when one of them is not there. */
export const publicPaths = [
  pages.home,
  pages.landing,
  pages.samples,
  pages.industries,
  ...industrySlugs.map(industryPath),
  pages.tools,
  pages.nameCreator,
  pages.ideaCreator,
  pages.pricing,
  pages.about,
  pages.support,
  ...helpSlugs.map(helpPath),
  pages.blog,
  ...postSlugs.map(postPath),
  pages.terms,
  pages.privacy,
] as const
export type PublicPath = (typeof publicPaths)[number]

const known: ReadonlySet<string> = new Set(publicPaths)
export const isPublicPath = (path: string): path is PublicPath => known.has(path)

/** The static file of a public page, as the binding of static files names it: without its extension. */
export const publicFile = (path: PublicPath) => `/_/pages${path === pages.home ? '/home' : path}`
