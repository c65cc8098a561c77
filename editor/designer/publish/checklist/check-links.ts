import type { SchemaField } from '#renderer/document/fields/schema-fields.ts'
import { sectionTitle } from '#renderer/document/section-title.ts'
import type { FormattedText } from '#renderer/document/values/formatted-text.ts'
import { hrefOnPage, type Link } from '#renderer/document/values/link.ts'
import { type Check, type CheckedSite, type Finding, sectionFields } from './finding.ts'

/** Broken links and links without a label. */
export const checkLinks: Check = (site) => [
  ...checkAnnouncementLink(site),
  ...sectionFields(site.published).flatMap(({ field, value, place, path }) => {
    if (field.control === 'formatted')
      return deadTextLinks(value as FormattedText, site).map((found) => ({ ...found, place, path }))
    if (field.control !== 'link') return []
    const found = problemOf(value as Link, field, site)
    return found ? [{ ...found, place, path }] : []
  }),
]

const checkAnnouncementLink: Check = ({ draft, published }) => {
  const { enabled, text, link } = draft.settings.announcement
  if (!enabled || text.trim() === '' || isUnset(link)) return []
  if (hrefOnPage(link, published.sections) !== undefined) return []
  const sentence = `It links to ${deadEnd(link, draft)}.`
  return [{ severity: 'must look at', place: 'Announcement', sentence, path: 'settings.announcement.link' }]
}

/** A button without a link may be intentional. */
function deadTextLinks(text: FormattedText, { draft, published }: CheckedSite): Problem[] {
  if (typeof text === 'string') return []
  return text.blocks
    .flatMap(({ runs }) => runs)
    .filter(({ link }) => link && hrefOnPage(link, published.sections) === undefined)
    .map(({ text, link }) => {
      const sentence = `“${text.trim()}” links to ${deadEnd({ type: 'Web', value: '', label: '', ...link }, draft)}.`
      return { severity: 'worth a look', sentence }
    })
}

const isUnset = ({ type, value }: Link) => type === 'None' || value.trim() === ''

type Problem = Pick<Finding, 'severity' | 'sentence'>

function problemOf(link: Link, { asSign, needed, labelMax }: SchemaField, site: CheckedSite): Problem | undefined {
  const label = link.label.trim()
  const silent = label === '' && !asSign
  if (isUnset(link)) {
    // A button without a link may be intended.
    const isChoice = link.type === 'None' && !asSign
    if (silent || needed || isChoice) return undefined
    return { severity: 'worth a look', sentence: `${nameOf(link, asSign)} leads nowhere, so it won’t appear.` }
  }
  if (hrefOnPage(link, site.published.sections) === undefined) {
    // The page omits a menu link to a missing section, but a button needs a target.
    const inMenu = labelMax !== undefined && link.type === 'Section'
    if (inMenu && targetOf(link, site.draft)) return undefined
    const severity = inMenu ? 'worth a look' : 'must look at'
    return needed ? undefined : { severity, sentence: `${nameOf(link, asSign)} links to ${deadEnd(link, site.draft)}.` }
  }
  if (!silent) return undefined
  return { severity: 'must look at', sentence: 'A button has a link but no text, so it won’t appear.' }
}

function nameOf({ label, network }: Link, asSign = false): string {
  if (label.trim() !== '') return `“${label.trim()}”`
  return asSign ? `The profile${network ? ` on ${network}` : ''}` : 'A button without text'
}

const targetOf = ({ value }: Link, { sections }: CheckedSite['draft']) => sections.find(({ id }) => id === value.trim())

function deadEnd(link: Link, draft: CheckedSite['draft']): string {
  if (link.type !== 'Section') return `an address that doesn’t work: ${link.value.trim()}`
  const section = targetOf(link, draft)
  return section ? `${sectionTitle(section, draft.sections)}, which won’t be on the page` : 'a deleted section'
}
