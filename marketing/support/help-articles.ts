import * as z from 'zod'
import type { HelpSlug } from '#worker/platform/addresses/public-paths.ts'
import { readArticles, slugsOf } from '../articles/read-article.ts'
import { type HelpTopic, helpTopicNames } from './help-topics.ts'

const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true })
const slugs = slugsOf<HelpSlug>(files)

const facts = z.strictObject({
  title: z.string().min(8).max(60),
  /** What one can do after reading it. */
  summary: z.string().min(40).max(160),
  topic: z.enum(helpTopicNames),
  /** Position among the articles of its topic: lower numbers first. */
  order: z.int(),
  /** Words people look for that the text does not use. */
  words: z.string().default(''),
  /** What to read next. */
  related: z.array(z.enum(slugs)).min(2).max(4),
})

/**
 * All articles, sorted by topic and order. In their texts **this** is a label of the product and “this” a message, to the letter, which a test
 * looks for in the product; what is only stressed is written __like this__.
 */
export const helpArticles = readArticles<HelpSlug, typeof facts>(files, facts).toSorted(
  ({ facts: a }, { facts: b }) =>
    helpTopicNames.indexOf(a.topic) - helpTopicNames.indexOf(b.topic) || a.order - b.order,
)
export type HelpArticle = (typeof helpArticles)[number]

export const articlesOf = (topic: HelpTopic): readonly HelpArticle[] =>
  helpArticles.filter(({ facts }) => facts.topic === topic)

export function articleNamed(slug: HelpSlug): HelpArticle {
  const article = helpArticles.find((one) => one.slug === slug)
  if (!article) throw new Error(`no help article ${slug}`)
  return article
}
