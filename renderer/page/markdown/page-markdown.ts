import type { WebsiteSettings } from '../../document/website-settings.ts'
import { pageDescription } from '../page-facts.ts'
import { escapeLine } from './escape.ts'
import { readFrameLinks, readSections } from './page-sections.ts'

/** A page as its Markdown files tell it. */
type PageReading = {
  origin: string
  title: string
  description: string
  sections: ReturnType<typeof readSections>
  /** Off the page, as points of a list. */
  links: string[]
}

/** Reads a published document for `pageMarkdown` and `llmsText`. */
export const readPage = (document: WebsiteSettings, origin: string): PageReading => ({
  origin,
  title: escapeLine(document.businessName) || origin.replace(/^https?:\/\//, ''),
  description: escapeLine(pageDescription(document)),
  sections: readSections(document, origin),
  links: readFrameLinks(document, origin),
})

/** The page as Markdown, for readers that are not browsers: all that it says, links with whole addresses. */
export function pageMarkdown({ origin, title, sections, links }: PageReading): string {
  return joined([
    `# ${title}`,
    `<${origin}/>`,
    ...sections.flatMap((section) => [`## ${section.title}`, ...section.blocks]),
    ...(links.length > 0 ? ['## Links', links.join('\n')] : []),
  ])
}

/** llms.txt (llmstxt.org): what the site is in a sentence, and where its parts are. */
export function llmsText({ origin, title, description, sections, links }: PageReading): string {
  const places = sections.map((section) => `- [${section.title}](${section.address})`)
  return joined([
    `# ${title}`,
    ...(description ? [`> ${description}`] : []),
    '## Pages',
    `- [The whole page as Markdown](${origin}/index.md)\n- [The page](${origin}/)`,
    ...(places.length > 0 ? ['## Sections', places.join('\n')] : []),
    ...(links.length > 0 ? ['## Links', links.join('\n')] : []),
  ])
}

const joined = (blocks: readonly string[]) => `${blocks.join('\n\n')}\n`
