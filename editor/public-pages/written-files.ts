import type { ReactElement } from 'react'
import { product } from '../../renderer/document/product.ts'
import { pages } from '../../worker/platform/addresses/paths.ts'
import { blogFeed } from './blog/feed.tsx'
import { publicPages } from './public-pages.ts'
import { helpIndexFile } from './support/help-index.ts'

/** What is made of the pages for machines, by path. `render` gives an element's markup. */
export const writtenFiles = (render: (element: ReactElement) => string): { path: string; content: string }[] => [
  { path: '/llms.txt', content: llmsText() },
  { path: pages.feed, content: blogFeed(render) },
  helpIndexFile(),
]

/** The pages as a list that language models read: https://llmstxt.org */
function llmsText(): string {
  const entries = publicPages.map(
    ({ path, title, description }) => `- [${title}](${product.homepage}${path}): ${description}`,
  )
  return `# ${product.name}\n\n> ${product.tagline}\n\n## Pages\n\n${entries.join('\n')}\n`
}
