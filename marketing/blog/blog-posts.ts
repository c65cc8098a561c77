import * as z from 'zod'
import { type PostSlug, postPath } from '#worker/platform/addresses/public-paths.ts'
import { readArticles } from '../articles/read-article.ts'

const facts = z.strictObject({
  title: z.string().min(8).max(60),
  /** Why it's worth reading. */
  summary: z.string().min(40).max(160),
  date: z.iso.date(),
  /** Palette id of the pattern above the post. */
  palette: z.string().default('terracotta'),
})

const files = import.meta.glob<string>('./posts/*.md', { query: '?raw', import: 'default', eager: true })

export const blogPosts = readArticles<PostSlug, typeof facts>(files, facts).toSorted((a, b) =>
  b.facts.date.localeCompare(a.facts.date),
)
export type BlogPost = (typeof blogPosts)[number]

/** Three posts to read next: those linked in the post first, then the newest. */
export function relatedPosts({ slug, markdown }: BlogPost): readonly BlogPost[] {
  const others = blogPosts.filter((post) => post.slug !== slug)
  const isNamed = (post: BlogPost) => markdown.includes(`](${postPath(post.slug)})`)
  return [...others.filter(isNamed), ...others.filter((post) => !isNamed(post))].slice(0, 3)
}
