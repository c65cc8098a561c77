import { helpPath } from '#worker/platform/addresses/public-paths.ts'
import { withProductName } from '../articles/prose.tsx'
import { type HelpEntry, helpIndexPath } from '../scripts/find-help-search.ts'
import { helpArticles } from './help-articles.ts'
import { helpTopics } from './help-topics.ts'

export const helpEntries = (): HelpEntry[] =>
  helpArticles.map(({ slug, facts: { title, summary, topic, words }, markdown }) => ({
    path: helpPath(slug),
    title,
    summary: withProductName(summary),
    topic: helpTopics[topic].heading,
    words,
    text: withProductName(plainText(markdown)),
  }))

/** The index as a static file: its path and a function that returns its content. */
export const helpIndexFile = [helpIndexPath, () => JSON.stringify(helpEntries())] as const

/** Markdown without markup. Links become their text. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/\]\([^)]*\)/g, '')
    .replace(/\[|\*\*|__|^#+ |^\d+\. |^- /gm, '')
    .replace(/\s+/g, ' ')
    .trim()
