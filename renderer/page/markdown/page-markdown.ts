import type { WebsiteSettings } from '../../document/website-settings.ts'
import { pageDescription } from '../page-facts.ts'
import { escapeLine } from './escape.ts'
import { readFrameLinks, readSections } from './page-sections.ts'

/** The page as Markdown, for readers that are not browsers: all that it says, links with whole addresses. */
export function pageMarkdown(document: WebsiteSettings, origin: string): string {
  const sections = readSections(document, origin).map(({ title, blocks }) => [`## ${title}`, ...blocks])
  const links = readFrameLinks(document, origin)
  return joined([
    `# ${escapeLine(document.businessName) || origin.replace(/^https?:\/\//, '')}`,
    `<${origin}/>`,
    ...sections.flat(),
    ...(links.length > 0 ? ['## Links', links.join('\n')] : []),
  ])
}

/** llms.txt (llmstxt.org): what the site is in a sentence, and where its parts are. */
export function llmsText(document: WebsiteSettings, origin: string): string {
  const description = escapeLine(pageDescription(document))
  const sections = readSections(document, origin).map(({ title, address }) => `- [${title}](${address})`)
  const links = readFrameLinks(document, origin)
  return joined([
    `# ${escapeLine(document.businessName) || origin.replace(/^https?:\/\//, '')}`,
    ...(description ? [`> ${description}`] : []),
    '## Pages',
    `- [The whole page as Markdown](${origin}/index.md)\n- [The page](${origin}/)`,
    ...(sections.length > 0 ? ['## Sections', sections.join('\n')] : []),
    ...(links.length > 0 ? ['## Links', links.join('\n')] : []),
  ])
}

const joined = (blocks: readonly string[]) => `${blocks.join('\n\n')}\n`
