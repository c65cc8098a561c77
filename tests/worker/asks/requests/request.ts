import type { Section } from '../../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { noLink } from '../../../../templates/compose/header-and-footer.ts'
import { siteWithGallery } from '../../../harness/composed-site.ts'

export type Call = [tool: string, input: object]

/** A request, what a scripted model makes of it, and what the document says of it before and after. */
export type Request = {
  /** The owner's words. */
  ask: string
  /** What the model calls. */
  calls: Call[]
  /** What it calls once it has read why some of those could not be run. */
  again?: Call[]
  /** How it rewrites a text. */
  words?: (text: string) => string
  /** Left out, the plumber's website, with every section. */
  site?: WebsiteSettings
  /** The section that is open in the designer. */
  open?: string
  /** The part of the document that the request is about. */
  of: (document: WebsiteSettings) => unknown
  /** That part before. */
  was: unknown
  /** And after: left out where it stays as it was. */
  is?: unknown
  /** What happens on the screen. */
  screen?: object[]
  /** What the owner reads of a call that was left out. */
  says?: RegExp
}

/** The plumber's website, with words that the requests know. */
export const plumber = knownWebsite()

function knownWebsite(): WebsiteSettings {
  const site = siteWithGallery()
  const banner = site.sections.find(({ id }) => id === 'quote-banner')
  const sections = site.sections
    .filter(({ type }) => type !== 'CustomerReviews')
    .flatMap((section): Section[] => {
      if (section.type === 'Introduction') {
        return [{ ...section, content: { ...section.content, heading: 'Plumber in Leeds, Gas Safe registered' } }]
      }
      if (section.type === 'FrequentlyAskedQuestions') {
        const area = { id: 'question-3', question: 'Which areas do you cover?', answer: 'Headingley', button: noLink }
        const { items } = section.content
        return [
          { ...section, content: { ...section.content, items: [...items.slice(0, -1), area, ...items.slice(-1)] } },
        ]
      }
      if (section.type !== 'Team' || banner?.type !== 'QuoteBanner') return [section]
      const content = { ...banner.content, primary: 'I answer the phone myself' }
      return [{ ...banner, id: 'quote-banner-2', content }, section]
    })
  return { ...site, sections }
}

/** The plumber's website with other words in the content of a section. */
export const withContent = (id: string, words: object, site = plumber): WebsiteSettings => ({
  ...site,
  sections: site.sections.map((one) =>
    one.id === id ? ({ ...one, content: { ...one.content, ...words } } as typeof one) : one,
  ),
})

/** The same with other properties of a section: locked, hidden. */
export const withSection = (id: string, change: object, site = plumber): WebsiteSettings => ({
  ...site,
  sections: site.sections.map((one) => (one.id === id ? ({ ...one, ...change } as typeof one) : one)),
})

export const fact = (input: object): Call => ['set-fact', { fact: input }]
export const field = (path: string, value: unknown): Call => ['set-field', { path, value }]

type Part = (document: WebsiteSettings) => unknown
const contentOf = ({ sections }: WebsiteSettings, id: string) =>
  (sections.find((one) => one.id === id)?.content ?? {}) as Record<string, unknown>

/** A field of a section. */
export const text =
  (id: string, name: string): Part =>
  (document) =>
    contentOf(document, id)[name]
/** One field of each entry of a section's list. */
export const entries =
  (id: string, list: string, name: string): Part =>
  (document) =>
    ((contentOf(document, id)[list] ?? []) as Record<string, unknown>[]).map((item) => item[name])
export const order: Part = ({ sections }) => sections.map(({ id }) => id)
export const isHidden =
  (id: string): Part =>
  ({ sections }) =>
    sections.find((one) => one.id === id)?.hidden
/** Whether one section is above another. */
export const isAbove =
  (one: string, other: string): Part =>
  ({ sections }) =>
    sections.findIndex(({ id }) => id === one) < sections.findIndex(({ id }) => id === other)
export const openDays: Part = ({ business }) => business.hours.periods.flatMap(({ days }) => days)
export const hoursOn =
  (day: string): Part =>
  ({ business }) =>
    business.hours.periods
      .filter(({ days }) => (days as string[]).includes(day))
      .map(({ opens, closes }) => `${opens}–${closes}`)
export const phones: Part = ({ business }) => business.phones.map(({ kind, number }) => `${kind} ${number}`)
export const emails: Part = ({ business }) => business.emails.map(({ address }) => address)
export const areas: Part = ({ business }) => business.areas.map(({ name }) => name)
export const people: Part = ({ business }) => business.people.map(({ name, role }) => `${name}, ${role}`)
export const services: Part = ({ business }) => business.services.map(({ name }) => name)
export const prices: Part = ({ business }) => business.services.map(({ price }) => price?.amount)
