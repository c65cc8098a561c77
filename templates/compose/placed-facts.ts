import type { Business, OwnSentence } from '../../renderer/document/business.ts'
import type { Section } from '../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { factStrip } from '../../renderer/facts/fact-strip.ts'
import { type FactEntry, factEntries } from './fact-entries.ts'
import { compared, isLabel, isSaid } from './own-words.ts'
import { sectionTextsOf } from './page-texts.ts'

export type Unplaced = {
  /** The owner's sentences that the page says neither word for word nor by their facts, in order. */
  sentences: OwnSentence[]
  /** The facts that neither a text nor a view of the page says. */
  facts: FactEntry[]
}

/** What a business says of itself that appears nowhere on its page: neither in a text, nor drawn from the business by a section's view. */
export function unplacedFacts({ business, settings, sections }: WebsiteSettings): Unplaced {
  const shown = sections.filter(({ hidden }) => !hidden)
  const strip = shown.flatMap((section) =>
    section.type === 'Introduction' && section.content.showFacts
      ? factStrip(business, settings.language, section.content.heading)
      : [],
  )
  const texts = [...shown.flatMap(sectionTextsOf), ...strip.map(({ text }) => text)]
  const page = texts.map(compared)
  const numbers = page.map(digits)
  const drawn = drawnFacts(business, shown)
  if (strip.some(({ part }) => part === 'since')) drawn.add('since')
  const said = business.sentences.filter(({ text }) => isSaid(text, page))
  const saidFacts = new Set(said.flatMap(({ facts }) => facts))
  const isPlaced = ({ key, id, parts, words = '' }: FactEntry) =>
    drawn.has(key) ||
    (saidFacts.has(id) && isSaid(words, page)) ||
    parts.every((part) =>
      key.startsWith('phones:') ? numbers.some((one) => one.includes(digits(part))) : isSaid(part, page),
    )
  const facts = factEntries(business, settings.language).filter((entry) => !isPlaced(entry))
  const missing = new Set(facts.map(({ id }) => id))
  const known = new Set(factEntries(business, settings.language).map(({ id }) => id))
  const isTold = ({ text, covered, facts: ids }: OwnSentence) =>
    isSaid(text, page) || (covered && ids.every((id) => known.has(id) && !missing.has(id)))
  return { sentences: business.sentences.filter((sentence) => !isLabel(sentence.text) && !isTold(sentence)), facts }
}

const digits = (text: string) => text.replace(/\D/g, '')

/** The keys of the facts that views draw from the business, whatever the texts say. */
function drawnFacts(business: Business, sections: readonly Section[]): Set<string> {
  const keys = new Set<string>()
  for (const section of sections) for (const key of drawnBy(section, business)) keys.add(key)
  return keys
}

function drawnBy(section: Section, business: Business): string[] {
  const all = (list: 'phones' | 'emails' | 'areas' | 'languages') => business[list].map(({ id }) => `${list}:${id}`)
  if (section.type === 'Contact') {
    const { phone, email, address, hours } = section.content
    return [
      ...(phone === '' ? all('phones') : []),
      ...(email === '' ? all('emails') : []),
      ...(address === '' ? ['address'] : []),
      ...(hours === '' ? ['hours'] : []),
      ...(business.place.town === '' ? [] : ['place']),
      ...all('areas'),
      ...all('languages'),
    ]
  }
  if (section.type === 'Footer') return drawnByFooter(business)
  if (section.type === 'Services') {
    const { items, layout } = section.content
    return items.flatMap((item) => drawnService(item, business, layout === 'PriceList'))
  }
  return []
}

/** The first number and the first mailbox, the address, and what has a number to look up. */
function drawnByFooter({ phones, emails, credentials }: Business): string[] {
  const registered = credentials.filter(({ number }) => number.trim() !== '')
  return [
    ...phones.slice(0, 1).map(({ id }) => `phones:${id}`),
    ...emails.slice(0, 1).map(({ id }) => `emails:${id}`),
    ...registered.map(({ id }) => `credentials:${id}`),
    'address',
  ]
}

type Item = { heading: string; paragraph: string; service: string }

/** Whether an item shows its service whole: its name, its note and, in a price list, its group. */
function drawnService({ service: id, heading, paragraph }: Item, { services }: Business, isList: boolean): string[] {
  const service = services.find((one) => one.id === id)
  if (!service || (service.group !== '' && !isList)) return []
  const text = [compared(heading), compared(paragraph)]
  return isSaid(service.name, text) && isSaid(service.note, text) ? [`services:${id}`] : []
}
