import { hrefOnPage } from '../../../renderer/document/values/link.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { sectionTextsOf } from '../../../templates/compose/unplaced-facts.ts'

const shownSections = ({ sections }: WebsiteSettings) => sections.filter(({ hidden }) => !hidden)

/** Everything that visitors may read on a website, in the order of the page. */
export function documentTexts(document: WebsiteSettings): string[] {
  const { businessName, settings, business } = document
  const { pageTitle, pageDescription, companyName, announcement } = settings
  const sections = shownSections(document).flatMap((section) => sectionTextsOf(section))
  const said = [businessName, companyName, pageTitle, pageDescription, ...stringsIn(announcement)]
  const texts = [...said, ...sections, ...stringsIn(business)].map((text) => text.trim())
  return [...new Set(texts)].filter((text) => /[\p{L}\p{N}]/u.test(text))
}

/** Whether more than half of what visitors read, by length, was not there before. */
export function changesMostTexts(before: WebsiteSettings, after: WebsiteSettings): boolean {
  const known = new Set(documentTexts(before))
  const texts = documentTexts(after)
  const lengthOf = (list: readonly string[]) => list.reduce((sum, text) => sum + text.length, 0)
  return lengthOf(texts.filter((text) => !known.has(text))) * 2 > lengthOf(texts)
}

const ofCode = /^(?:id|source|type|kind|currency|timeZone|country)$/

/** The strings of a value, apart from ids and kinds. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (ofCode.test(name) ? [] : stringsIn(part)))
}

/** A link to another host, with its visible text. */
export type ShownLink = { words: string; href: string }

/** All links to other hosts. */
export function outsideLinks(document: WebsiteSettings): ShownLink[] {
  const sections = shownSections(document)
  const linksIn = (value: unknown): ShownLink[] => {
    if (typeof value !== 'object' || value === null) return []
    const parts = Object.values(value).flatMap(linksIn)
    const link = readLink(value as Record<string, unknown>)
    const href = link && hrefOnPage(link, document.sections)
    return link && href?.startsWith('http') ? [{ words: link.words, href }, ...parts] : parts
  }
  return sections.flatMap(({ content }) => linksIn(content))
}

/** A button has a label, and a run of a text has the link beside its words. */
function readLink({ type, value, label, link, text }: Record<string, unknown>) {
  if (isLink(link) && typeof text === 'string') return { ...link, words: text }
  return isLink({ type, value }) && typeof label === 'string'
    ? { ...({ type, value } as { type: 'Web'; value: string }), words: label }
    : undefined
}

const isLink = (link: unknown): link is { type: 'Web'; value: string } =>
  typeof link === 'object' &&
  link !== null &&
  'value' in link &&
  typeof link.value === 'string' &&
  'type' in link &&
  (link.type === 'Web' || link.type === 'Social')

/** The contact form's labels written by the owner. */
export const askedLabels = (document: WebsiteSettings): string[] =>
  shownSections(document).flatMap((section) =>
    section.type === 'Contact' && section.content.showForm
      ? section.content.formFields.flatMap(({ label, options }) => [label, options])
      : [],
  )
