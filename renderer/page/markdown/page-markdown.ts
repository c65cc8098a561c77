import type { WebsiteSettings } from '../../document/website-settings.ts'
import { pageContactFacts } from '../../facts/contact-facts.ts'
import { factStrip } from '../../facts/fact-strip.ts'
import { voiceOf } from '../../facts/voice.ts'
import { languageIn } from '../../languages/languages.ts'

import { pageDescription } from '../page-facts.ts'
import { statedLine } from './blocks.ts'
import { escapeLine, markdownLink } from './escape.ts'
import { absoluteLinks } from './links.ts'
import { readFrameLinks, readSections } from './page-sections.ts'

type PageReading = {
  origin: string
  title: string
  description: string
  /** Blank if there is none. */
  announcement: string
  facts: string[]
  sections: ReturnType<typeof readSections>
  links: string[]
}

export const readPage = (document: WebsiteSettings, origin: string): PageReading => ({
  origin,
  title: escapeLine(document.businessName) || origin.replace(/^https?:\/\//, ''),
  description: escapeLine(pageDescription(document)),
  announcement: readAnnouncement(document, origin),
  facts: factsOf(document),
  sections: readSections(document, origin),
  links: readFrameLinks(document, origin),
})

/** The whole page as Markdown with absolute links, for clients that aren't browsers. */
export function pageMarkdown({ origin, title, announcement, sections, links }: PageReading): string {
  return joined([
    `# ${title}`,
    `<${origin}/>`,
    ...(announcement ? [announcement] : []),
    ...sections.flatMap((section) => [`## ${section.title}`, ...section.blocks]),
    ...(links.length > 0 ? ['## Links', links.join('\n')] : []),
  ])
}

/** llms.txt (llmstxt.org): a summary of the site and links to its parts. `assistants`: the MCP endpoint. */
export function llmsText(
  { origin, title, description, facts, sections, links }: PageReading,
  assistants?: string,
): string {
  const places = sections.map((section) => `- [${section.title}](${section.address})`)
  return joined([
    `# ${title}`,
    ...(description ? [`> ${description}`] : []),
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    '## Pages',
    `- [The whole page as Markdown](${origin}/index.md)\n- [The page](${origin}/)`,
    ...(assistants ? ['## Tools', `- [Hours, prices, areas, requests (MCP)](${assistants})`] : []),
    ...(places.length > 0 ? ['## Sections', places.join('\n')] : []),
    ...(links.length > 0 ? ['## Links', links.join('\n')] : []),
  ])
}

function readAnnouncement(document: WebsiteSettings, origin: string): string {
  const { enabled, text, link } = document.settings.announcement
  if (!enabled || text.trim() === '') return ''
  const href = absoluteLinks(document, origin)(link)
  const label = link.label.trim()
  if (!href) return `> ${escapeLine(text)}`
  return label === '' ? `> ${markdownLink(text, href)}` : `> ${escapeLine(text)} ${markdownLink(label, href)}`
}

/** Key facts and contact details. Only values if the page's language has no words for labels. */
function factsOf(document: WebsiteSettings): string[] {
  const { language } = document.settings
  const headings = languageIn(language)?.headings
  const { phones, emails, address, hours } = pageContactFacts(document)
  const reach = [
    ...phones.map(({ number }) => number),
    ...emails,
    address
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(', '),
  ]
  const times = hours.map(({ days, times }) => [days, times].filter(Boolean).join(' ')).join('; ')
  return [
    ...factStrip(document.business, language).filter(({ part }) => part !== 'hours'),
    ...reach.map((text) => ({ label: '', text })),
    { label: headings?.hours[voiceOf(document.business, language)] ?? '', text: times },
  ]
    .filter(({ text }) => text !== '')
    .map(statedLine)
}

const joined = (blocks: readonly string[]) => `${blocks.join('\n\n')}\n`
