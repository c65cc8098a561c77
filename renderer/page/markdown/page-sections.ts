import { type Section, sectionTypes } from '../../document/section-types.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { type Place, readFields, statedLine } from './blocks.ts'
import { contentFields } from './content-fields.ts'
import { absoluteLinks } from './links.ts'
import { serviceBlocks } from './service-blocks.ts'
import { statedContent, statedFacts } from './stated-content.ts'

type ReadSection = {
  /** Absolute URL with fragment. */
  address: string
  /** As Markdown, like `blocks`. */
  title: string
  blocks: string[]
}

/** The sections of a published document, without header and footer. */
export function readSections(document: WebsiteSettings, origin: string): ReadSection[] {
  const place = { origin, hrefOf: absoluteLinks(document, origin) }
  return document.sections
    .filter(({ type }) => !sectionTypes[type].required)
    .flatMap((section) => {
      const stated = { ...section, content: statedContent(section, document) } as Section
      const offered = section.type === 'Services' ? serviceBlocks(section, document, place) : undefined
      const fields = fieldsOf(stated).filter(({ control }) => offered === undefined || control !== 'list')
      const { title = '', blocks: sectionBlocks } = readFields(fields, place, 3)
      const own = [...sectionBlocks, ...(offered ?? [])]
      const facts = statedFacts(section, document).map(statedLine)
      const blocks = facts.length > 0 ? [...own, facts.join('\n')] : own
      const { title: usual } = sectionTypes[section.type]
      return title || blocks.length > 0 ? [{ address: `${origin}/#${section.id}`, title: title || usual, blocks }] : []
    })
}

/** External links in header and footer as list items, without duplicates. */
export function readFrameLinks(document: WebsiteSettings, origin: string): string[] {
  const toPages = absoluteLinks(document, origin)
  const place: Place = { origin, hrefOf: (link) => (link.type === 'Section' ? undefined : toPages(link)) }
  const frames = document.sections.filter(({ type }) => sectionTypes[type].required)
  const links = frames.flatMap((section) => {
    const fields = fieldsOf(section).filter(({ control }) => control === 'list' || control === 'link')
    return readFields(fields, place, 3).blocks.flatMap((block) => block.split('\n'))
  })
  return [...new Set(links.map((link) => link.replace(/^(- )?/, '- ')))]
}

const fieldsOf = ({ type, content }: Section) => contentFields(sectionTypes[type].content, content)
