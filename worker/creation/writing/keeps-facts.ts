import type { Business } from '../../../renderer/document/business.ts'
import { sectionTexts } from '../../../renderer/document/fields/section-texts.ts'
import { type Section, sectionTypes } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { sectionTextsOf, unplacedFacts } from '../../../templates/compose/own-words.ts'
import { contentStems, numbersIn, plain, standsIn, stemOf, wordsIn } from './known-words.ts'
import { isInstruction } from './told-facts.ts'

type Keeping = {
  business: Business
  businessName: string
  /** The old text's language, BCP 47. */
  language: string
  /** For translations, in which names of places and credentials, and numbers in words, may change. */
  translated?: boolean
}

/** The first number, currency sign, address or name that the replacement lost; undefined if it keeps every fact. */
export function lostFact(before: string, after: string, keeping: Keeping): string | undefined {
  const [was, is] = [plain(before), plain(after)]
  return (
    lostNumber(was, is, keeping.translated === true) ??
    tokensIn(was).find((token) => !is.toLowerCase().includes(token.toLowerCase())) ??
    lostName(was, is, keeping)
  )
}

function lostNumber(before: string, after: string, translated: boolean): string | undefined {
  const read = (text: string) => numbersIn(translated ? text.replace(/[\p{L}]+/gu, ' ') : text)
  const kept = new Set([...read(after), ...numbersIn(after)])
  const digits = after.replace(/\D/g, '')
  // A phone number's grouping may change.
  return read(before).find((number) => !kept.has(number) && !(number.length > 2 && digits.includes(number)))
}

/** Currency signs, any addresses, and mixtures of letters and digits: '£', 'jo@alder.example', 'SW1A'. */
const tokensIn = (text: string): string[] => [
  ...(text.match(/[$€£¥₩₹₽%]/gu) ?? []),
  ...(text.match(/[^\s@,;]+@[^\s@,;]+\.[\p{L}\d]+|(?:https?:\/\/|www\.)[^\s,;]+/gu) ?? []),
  ...(text.match(/(?<![\p{L}\d])(?=\p{Lu}*\d)(?=\d*\p{Lu})[\p{Lu}\d]{2,}(?![\p{L}\d])/gu) ?? []),
]

function lostName(before: string, after: string, { business, businessName, language, translated }: Keeping) {
  const { people, areas, credentials, place } = business
  const known = [businessName, ...people.map(({ name }) => name)]
  if (!translated) known.push(place.town, ...areas.map(({ name }) => name), ...credentials.map(({ name }) => name))
  const lost = known.find((name) => standsIn(name, before) && !standsIn(name, after))
  // Capitals don't indicate names in languages that capitalize nouns, nor in translations.
  if (lost !== undefined || translated || /^de\b/i.test(language)) return lost
  const stems = new Set(wordsIn(after).map(stemOf))
  return namesIn(before).find((name) => !stems.has(stemOf(name.toLowerCase())))
}

/** Capitalized words within a sentence. */
const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?<=[\p{L}\p{N},;'-] )\p{Lu}[\p{L}\p{M}]+/gu), ([name]) => name)

/** The share of meaningful words that must remain. */
const enough = 0.7

/**
 * Whether a text contains a statement, possibly reworded: all of its numbers and names, and most of its meaningful words. A false "no"
 * costs a better wording; a false "yes" loses a fact.
 */
export function carries(text: string, said: string): boolean {
  if (standsIn(said, text)) return true
  const digits = plain(text).replace(/\D/g, '')
  const numbers = new Set(numbersIn(text))
  const lost = numbersIn(said).some((number) => !numbers.has(number) && !(number.length > 2 && digits.includes(number)))
  if (lost) return false
  const own = contentStems(said)
  const wanted = own.size > 0 ? own : new Set(wordsIn(said).map(stemOf))
  if (wanted.size === 0) return true
  const there = new Set(wordsIn(text).map(stemOf))
  const namesAreThere = namesOf(said).every((name) => there.has(stemOf(name.toLowerCase())))
  const found = [...wanted].filter((stem) => there.has(stem)).length
  return namesAreThere && found >= wanted.size * enough
}

/** Capitalized words after the first one; stricter than necessary in languages that capitalize nouns. */
const namesOf = (said: string): string[] =>
  Array.from(plain(said).matchAll(/(?<=[\p{L}\p{N},;'-] )\p{Lu}[\p{L}\p{M}]+/gu), ([name]) => name)

/**
 * Restores the composer's text in each field whose new text lost something the owner said, so that the page has every fact of the composed
 * page. Restores as few fields as possible.
 */
export function restoreFacts(written: WebsiteSettings, composed: WebsiteSettings): WebsiteSettings {
  const before = new Map(composed.sections.map((section) => [section.id, section]))
  let website = written
  for (const said of lostIn(written)) {
    if (isCarried(website, said)) continue
    const fields = website.sections.flatMap((section) => changedFields(section, before.get(section.id)))
    const holding = fields.filter(({ was }) => carries(was, said))
    // A fact that was split over two places comes back with all fields it was in.
    const parts = fields.filter(({ was }) => was.length > 24 && carries(said, was))
    for (const field of holding.length > 0 ? holding.slice(0, 1) : parts) website = withField(website, field)
  }
  return website
}

/** A line for each fact and sentence that no text or view of the page shows. */
function lostIn(website: WebsiteSettings): string[] {
  const { texts, facts } = unplacedFacts(website)
  return [...facts.map(({ line }) => line), ...texts].filter((line) => !isInstruction(line))
}

/** All within one section: a sentence spread over three sections counts as lost. */
const isCarried = ({ sections }: WebsiteSettings, said: string): boolean =>
  sections.filter(({ hidden }) => !hidden).some((section) => carries(sectionTextsOf(section).join('\n'), said))

type Field = { section: string; name: string; was: string; value: unknown }

/** A section's changed fields, with their old texts. */
function changedFields(section: Section, composed: Section | undefined): Field[] {
  if (!composed) return []
  const [now, was] = [section.content, composed.content] as Record<string, unknown>[]
  return Object.entries(was ?? {}).flatMap(([name, value]) => {
    if (JSON.stringify(value) === JSON.stringify(now?.[name])) return []
    return [{ section: section.id, name, value, was: textOf(composed, name) }]
  })
}

const textOf = (section: Section, name: string): string => {
  const texts = sectionTexts(section, `${section.id}.${name}`).map(({ text }) => text)
  return texts.join('\n')
}

function withField(website: WebsiteSettings, { section: id, name, value }: Field): WebsiteSettings {
  const sections = website.sections.map((section) =>
    section.id === id
      ? (sectionTypes[section.type].schema.parse({
          ...section,
          content: { ...section.content, [name]: value },
        }) as Section)
      : section,
  )
  return { ...website, sections }
}
