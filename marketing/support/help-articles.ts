import * as z from 'zod'
import type { HelpSlug } from '#worker/platform/addresses/public-paths.ts'
import { readArticles, slugsOf } from '../articles/read-article.ts'
import { type HelpTopic, helpTopicNames } from './help-topics.ts'

const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true })
const slugs = slugsOf<HelpSlug>(files)

const facts = z.strictObject({
  title: z.string().min(8).max(60),
  /** What readers can do after reading the article. */
  summary: z.string().min(40).max(160),
  topic: z.enum(helpTopicNames),
  /** Position within its topic: lower numbers first. */
  order: z.int(),
  words: z.string().default(''),
  related: z.array(z.enum(slugs)).min(2).max(4),
})

/**
 * All articles, sorted by topic and order. In their text, **this** is a label and “this” a message, both verbatim from
 * the product, as a test verifies. Emphasis is written __like this__.
 */
export const helpArticles = readArticles<HelpSlug, typeof facts>(files, facts).toSorted(
  ({ facts: a }, { facts: b }) =>
    helpTopicNames.indexOf(a.topic) - helpTopicNames.indexOf(b.topic) || a.order - b.order,
)
export type HelpArticle = (typeof helpArticles)[number]

export const articlesOf = (topic: HelpTopic): readonly HelpArticle[] =>
  helpArticles.filter(({ facts }) => facts.topic === topic)

export function articleBySlug(slug: HelpSlug): HelpArticle {
  const article = helpArticles.find((one) => one.slug === slug)
  if (!article) throw new Error(`no help article ${slug}`)
  return article
}
