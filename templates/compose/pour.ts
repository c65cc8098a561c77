import type { OwnSentence } from '../../renderer/document/business.ts'
import { replaceSection } from '../../renderer/document/edits.ts'
import type { Section, SectionType } from '../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { asSentence, capitalized, compared, joined, longestWhole, split } from './own-words.ts'
import { unplacedFacts } from './placed-facts.ts'

/** A field for the owner's sentences. */
type Place = { section: string; type: SectionType; field: string; room: number }

const introductionRoom = 512

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
 * even these leave unsaid. Sentences fill the introduction first, then the first text banner, the services, the contact section and further
 * banners. Lines of facts read best beside how to reach the business.
 */
export function pourSentences(document: WebsiteSettings): Poured {
  const first = pour(document, sentencesFor(document).map(asSentence), placesOf(document))
  const facts = unplacedFacts(first.document).facts.map(({ line }) => `${capitalized(line)}\n`)
  const second = pour(first.document, facts, placesForFacts(first.document))
  return { document: second.document, left: [...first.left, ...second.left] }
}

/** Those that the page does not say, and with them, while the introduction has room, those that introduce the business. */
function sentencesFor(document: WebsiteSettings): string[] {
  const { sentences } = document.business
  const wanted = new Set(unplacedFacts(document).sentences)
  let room = introductionRoom - [...wanted].reduce((sum, { text }) => sum + text.length + 2, 0)
  const add = (sentence: OwnSentence) => {
    if (wanted.has(sentence) || sentence.text.length + 2 > room) return
    wanted.add(sentence)
    room -= sentence.text.length + 2
  }
  const { introducing, others } = toldElsewhere(document)
  introducing.forEach(add)
  // A few words in the owner's voice are better than none.
  if (wanted.size === 0) others.slice(0, 2).forEach(add)
  return sentences.filter((sentence) => wanted.has(sentence)).map(({ text }) => text)
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
  const found = business.sentences.filter(
    ({ facts, text, covered }) =>
      covered &&
      facts.some((id) => id !== 'trade' && id !== 'place') &&
      !facts.some((id) => practical.has(id)) &&
      !heading.includes(compared(text)),
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

/** From the last of the places to the introduction, which stays the owner's own voice. */
const placesForFacts = (document: WebsiteSettings): Place[] =>
  placesOf(document).toSorted((a, b) => factOrder.indexOf(a.type) - factOrder.indexOf(b.type))
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
