import type { OwnSentence } from '../../renderer/document/business.ts'
import { replaceSection } from '../../renderer/document/edits/edits.ts'
import type { Section, SectionType } from '../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { belowTitle, titlePhrase } from './headline.ts'
import { asSentence, capitalized, compared, joined, leansOn, longestWhole, split, unplacedFacts } from './own-words.ts'

/** A field for the owner's sentences. */
type Place = { section: string; type: SectionType; field: string; room: number }

const introductionRoom = 360
/** In characters: an introduction of that length needs no sentence whose facts stand elsewhere. */
const introductionEnough = 60

/** In the order in which they fill. */
const fields: readonly { type: SectionType; field: string; room: number }[] = [
  { type: 'Introduction', field: 'body', room: introductionRoom },
  { type: 'QuoteBanner', field: 'subordinate', room: 1000 },
  { type: 'Services', field: 'body', room: 1024 },
  { type: 'Contact', field: 'body', room: 512 },
]

export type Poured = {
  document: WebsiteSettings
  /** What no place had room for. */
  left: readonly string[]
}

/**
 * The document with every sentence of its owner's that it does not say yet, word for word and in order, and with a line for every fact that
 * even these leave unsaid. A sentence goes where customers look for it: prices to the services, opening hours to the contact section, the
 * rest to the introduction. What has no room there goes on to the next place, text banners included. Lines of facts read best beside how to
 * reach the business.
 */
export function pourSentences(document: WebsiteSettings): Poured {
  const homes = homesOf(document)
  const wanted = sentencesFor(document, homes)
  const phrase = titlePhrase(document.business)
  const isTitle = ({ content }: Section) =>
    phrase !== undefined && 'heading' in content && content.heading.startsWith(phrase)
  const title = document.sections.some(isTitle) ? phrase : undefined
  let result = document
  const left: string[] = []
  for (const home of ['Introduction', 'Services', 'Contact'] as const) {
    const texts = wanted
      .filter((sentence) => homes.get(sentence) === home)
      .map((sentence) => missingOfList(document, sentence) ?? asSentence(belowTitle(sentence.text, title)))
    const poured = pour(result, texts, placesFor(document, [home, ...sentenceOrder]))
    result = poured.document
    left.push(...poured.left)
  }
  const facts = unplacedFacts(result).facts.map(({ line }) => `${capitalized(line)}\n`)
  const second = pour(result, facts, placesFor(result, factOrder))
  return { document: second.document, left: [...left, ...second.left] }
}

/**
 * Of a sentence that lists services which the page shows, only the facts that it does not show, such as a call-out charge. Undefined for
 * any other sentence.
 */
function missingOfList(document: WebsiteSettings, { covered, facts }: OwnSentence): string | undefined {
  if (!covered) return undefined
  const missing = unplacedFacts(document).facts.filter(({ id }) => facts.includes(id))
  const shown = document.business.services.filter(
    ({ id }) => facts.includes(id) && !missing.some((one) => one.id === id),
  )
  return shown.length > 1 && missing.length > 0
    ? missing.map(({ line }) => asSentence(capitalized(line))).join(' ')
    : undefined
}

type Home = 'Introduction' | 'Services' | 'Contact'

/** Where customers look for what a sentence says. One that leans on the sentence before it stays with that. */
function homesOf({ business, sections }: WebsiteSettings): Map<OwnSentence, Home> {
  const idsOf = (...lists: (readonly { id: string }[])[]) => lists.flatMap((list) => list.map(({ id }) => id))
  const { services, terms, credentials, phones, emails, links } = business
  const [offered, agreed, owned] = [services, terms, credentials].map((list) => new Set(idsOf(list)))
  const reach = new Set([...idsOf(phones, emails, links), 'hours', 'address'])
  const has = (type: SectionType) => sections.some((section) => section.type === type && !section.hidden)
  const homes = new Map<OwnSentence, Home>()
  let last: Home = 'Introduction'
  for (const [index, sentence] of business.sentences.entries()) {
    const { text, facts } = sentence
    const says = (ids: ReadonlySet<string> | undefined) => facts.some((id) => ids?.has(id))
    const isPriced = says(agreed) || (/\p{Nd}/u.test(text) && says(offered)) || (money.test(text) && !says(owned))
    if (!leansOn.test(text) || index === 0) {
      last = 'Introduction'
      if (isPriced && has('Services')) last = 'Services'
      else if (says(reach) && has('Contact')) last = 'Contact'
    }
    homes.set(sentence, last)
  }
  return homes
}

const money = /\p{Sc}\s?\p{Nd}|\p{Nd}\s?\p{Sc}/u

/** Those that the page does not say, and with them, where they hardly introduce the business, some that do although it says their facts. */
function sentencesFor(document: WebsiteSettings, homes: ReadonlyMap<OwnSentence, Home>): OwnSentence[] {
  const { sentences } = document.business
  const wanted = new Set(unplacedFacts(document).sentences)
  const isFirst = (sentence: OwnSentence) => homes.get(sentence) === 'Introduction'
  let length = [...wanted].filter(isFirst).reduce((sum, { text }) => sum + text.length + 2, 0)
  const add = (sentence: OwnSentence) => {
    if (wanted.has(sentence) || length >= introductionEnough || length + sentence.text.length > introductionRoom) return
    wanted.add(sentence)
    length += sentence.text.length + 2
  }
  const { introducing, others } = toldElsewhere(document)
  introducing.filter(isFirst).forEach(add)
  // A few words in the owner's voice are better than none.
  if (wanted.size === 0) others.slice(0, 2).forEach(add)
  return sentences.filter((sentence) => wanted.has(sentence))
}

/**
 * Sentences that an introduction may repeat although their facts stand elsewhere: those about the business itself, and those about how it
 * works. Prices, opening hours and ways to reach it are better read where they are.
 */
function toldElsewhere({ business, sections }: WebsiteSettings) {
  const introduction = sections.find(({ type }) => type === 'Introduction')
  if (introduction?.type !== 'Introduction') return { introducing: [], others: [] }
  const idsOf = (...lists: (readonly { id: string }[])[]) => lists.flatMap((list) => list.map(({ id }) => id))
  const practical = new Set([
    ...idsOf(business.services, business.phones, business.emails, business.links),
    ...['hours', 'address'],
  ])
  const inDetail = new Set(idsOf(business.terms, business.areas, business.languages))
  const heading = compared(introduction.content.heading)
  const since = business.since?.year ?? business.since?.years
  const tellsSince = since !== null && since !== undefined && heading.includes(` ${since} `)
  const found = business.sentences.filter(
    ({ facts, text, covered }) =>
      covered &&
      facts.some((id) => id !== 'trade' && id !== 'place') &&
      !facts.some((id) => practical.has(id)) &&
      !heading.includes(compared(text)) &&
      !(tellsSince && facts.every((id) => ['trade', 'place', 'experience'].includes(id))),
  )
  const isDetail = ({ facts }: OwnSentence) => facts.some((id) => inDetail.has(id))
  return { introducing: found.filter((one) => !isDetail(one)), others: found.filter(isDetail) }
}

/** A section that is not on the page yet, with the owner's sentences that the page does not say, where it is one of those that tell them. */
export function pourInto(document: WebsiteSettings, section: Section): Section {
  if (section.type !== 'Introduction' && section.type !== 'QuoteBanner') return section
  const withSection = { ...document, sections: [...document.sections, section] }
  const texts = unplacedFacts(withSection).sentences.map(({ text }) => text)
  const places = placesOf({ ...document, sections: [section] })
  return pour(withSection, texts.map(asSentence), places).document.sections.at(-1) ?? section
}

function pour(document: WebsiteSettings, texts: readonly string[], places: readonly Place[]): Poured {
  let result = document
  const queue = [...texts]
  for (const [index, place] of places.entries()) {
    const largest = Math.max(0, ...places.slice(index + 1).map(({ room }) => room))
    let text = textAt(result, place)
    while (queue.length > 0) {
      const [next = ''] = queue
      const room = place.room - joined(text, next).length + next.length
      if (next.trimEnd().length <= room) {
        text = joined(text, next)
        queue.shift()
        continue
      }
      // Only what has no place as a whole, or would leave most of this one empty, is cut.
      if (next.length <= longestWhole) break
      const [head, rest] = split(next, Math.max(0, room), next.length > largest)
      if (head === '') break
      text = joined(text, head)
      queue[0] = rest
      break
    }
    result = withText(result, place, text.trimEnd())
    if (queue.length === 0) break
  }
  return { document: result, left: queue }
}

/** The places of a page by their type: those of the first type first. Lines of facts leave the introduction to the owner's own voice. */
const placesFor = (document: WebsiteSettings, order: readonly SectionType[]): Place[] =>
  placesOf(document).toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
const sentenceOrder: readonly SectionType[] = ['Introduction', 'QuoteBanner', 'Services', 'Contact']
const factOrder: readonly SectionType[] = ['Contact', 'Services', 'QuoteBanner', 'Introduction']

/** The places of a page, the first of each type before any second. */
function placesOf({ sections }: WebsiteSettings): Place[] {
  const visible = sections.filter(({ hidden }) => !hidden)
  const firsts = fields.flatMap((field) => {
    const found = visible.find(({ type }) => type === field.type)
    return found ? [{ ...field, section: found.id }] : []
  })
  const others = visible
    .filter(({ type }) => type === 'QuoteBanner')
    .slice(1)
    .map(({ id, type }) => ({ section: id, type, field: 'subordinate', room: 1000 }))
  return [...firsts, ...others]
}

const contentOf = (section: Section) => section.content as Record<string, unknown>

function textAt({ sections }: WebsiteSettings, { section, field }: Place): string {
  const found = sections.find(({ id }) => id === section)
  return found ? String(contentOf(found)[field]) : ''
}

function withText(document: WebsiteSettings, place: Place, text: string): WebsiteSettings {
  const found = document.sections.find(({ id }) => id === place.section)
  if (!found || text === '' || text === contentOf(found)[place.field]) return document
  return replaceSection(document, { ...found, content: { ...found.content, [place.field]: text } } as Section)
}
