import type { Business, Credential } from '../../renderer/document/business.ts'
import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import { isNumberLabel } from '../../renderer/facts/credential-text.ts'
import { experienceText, filled } from '../../renderer/facts/fact-words.ts'
import type { Brief } from './brief.ts'
import { asHeading, capitalized, isLabel } from './own-words.ts'

export const headlineLength = 80
/** The most words of a headline that is not the owner's own phrase. */
const mostWords = 6

const countWords = (text: string) => text.split(/[\s·]+/u).filter(Boolean).length

/**
 * What the business is, where, and one strong fact: 'Plumber in Leeds, Gas Safe registered'. Where nobody said what it is, the owner's
 * first phrase that can be a title, else its name in place of what it is. `nth` takes another of the facts.
 */
export function headline(brief: Brief, nth = 0): string {
  const title = titleOf(brief)
  const phrase = title === undefined ? phraseOf(brief) : undefined
  if (phrase !== undefined) return phrase
  const base = title ?? inPlace(brief, brief.name)
  const facts = strongFacts(brief)
  // Of the two strongest the business decides, so that ten plumbers begin differently.
  const start = facts.length > 1 ? (brief.seed + nth) % 2 : 0
  const inTurn = [...facts.slice(start), ...facts.slice(0, start)]
  const titles = inTurn.map((fact) => base + joint(brief, fact) + fact)
  return titles.find((title) => title.length <= headlineLength && countWords(title) <= mostWords) ?? base
}

/** 'Barber in Totnes', as long as it fits. */
function titleOf(brief: Brief): string | undefined {
  const { tradeName } = brief
  if (tradeName === '') return undefined
  const title = inPlace(brief, capitalized(tradeName))
  return title.length <= headlineLength ? title : capitalized(tradeName)
}

/** 'Barber in Totnes'; joined by a dot in a language without the word. What says its place already is not told it again. */
export function inPlace({ said, place, language }: Pick<Brief, 'said' | 'place' | 'language'>, what: string): string {
  if (place === '' || what.toLocaleLowerCase(language).includes(place.toLocaleLowerCase(language))) return what
  return said ? filled(said.in, { what, place }) : what + dot + place
}

/** Between two parts that no sentence could join. A line does not begin with it. */
const dot = '\u00a0· '

/** 'Plumber in Leeds, Gas Safe registered', but 'Barber in Totnes · City & Guilds': a name alone goes on with no sentence. */
function joint({ language, said, business }: Brief, fact: string): string {
  const isName = business.credentials.some(({ name }) => name.trim() === fact) && !isSaidOfSomebody.test(fact)
  return said && !isName && !/^(?:ja|ko)$/.test(primaryLanguage(language)) ? ', ' : dot
}

/** Words that turn a credential into a description of its owner: 'Gas Safe registered'. */
const isSaidOfSomebody =
  /(?<!\p{L})(?:registered|licen[sc]ed|certified|qualified|accredited|insured|approved|trained|bonded|chartered|vetted|member|zertifiziert|geprüft|versichert|certifiée?|agréée?|diplômée?|assurée?|certificad[oa]|titulad[oa]|colegiad[oa]|registrad[oa]|asegurad[oa]|certificat[oa]|abilitat[oa]|iscritt[oa]|assicurat[oa])(?!\p{L})/iu

const credentialOrder: readonly Credential['kind'][] = ['License', 'Qualification', 'Membership', 'Award', 'Insurance']
const longestCredential = 40

/** The facts that tell most of a business, the strongest first, as they stand behind a comma. */
function strongFacts(brief: Brief): string[] {
  const { business, language, said } = brief
  const [credential] = business.credentials
    .filter(({ name }) => name.trim() !== '' && name.length <= longestCredential && !saysTrade(brief, name))
    .filter(({ kind, name }) => (kind !== 'Insurance' || isSaidOfSomebody.test(name)) && !isNumberLabel(name))
    .toSorted((a, b) => credentialOrder.indexOf(a.kind) - credentialOrder.indexOf(b.kind))
  const ours = said
    ? [experienceText(business.since, language), business.hours.byAppointment ? said.byAppointment : '']
    : []
  return [credential ? ordinaryStart(credential.name.trim()) : '', ...ours.map(small)].filter((fact) => fact !== '')
}

/** 'Registered massage therapist' tells no more of a massage therapist who is called one. */
const saysTrade = ({ tradeName }: Brief, name: string) =>
  tradeName !== '' && name.toLowerCase().includes(tradeName.toLowerCase())

const small = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

/** 'fully insured' of 'Fully insured': a name such as 'Gas Safe registered' keeps its capital. */
const ordinaryStart = (name: string) =>
  /^(?:fully|publicly|licensed|licenced|insured|certified|qualified|registered|member|trained|accredited|bonded)\b/i.test(
    name,
  )
    ? small(name)
    : name

/** 'We pour soy candles · Bath': a phrase of the owner's stays as it is, so that its place cannot change what it means. */
function phraseOf(brief: Brief): string | undefined {
  const phrase = titlePhrase(brief.business)
  if (phrase === undefined || namesPlace(phrase, brief.place)) return phrase
  const there = inPlace({ ...brief, said: undefined }, phrase)
  return there.length <= headlineLength ? there : phrase
}

/** Whether a phrase says where it is with a word of the place: 'since 1962 in Leipzig' for Leipzig-Plagwitz. */
function namesPlace(phrase: string, place: string): boolean {
  const said = phrase.toLowerCase()
  return place
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => (/^[\p{sc=Han}\p{sc=Hangul}]/u.test(word) ? word.slice(0, 2) : word))
    .some((word) => (word.length > 3 || /^[\p{sc=Han}\p{sc=Hangul}]{2}/u.test(word)) && said.includes(word))
}

const longestPhrase = 72
/** In characters: the first part of a longer sentence tells too little below that. */
const shortestPart = 24

/**
 * What the owner's first sentence says the business does, as a title. Greetings and headings over lists don't count as sentences; a long
 * sentence gives the part before its list or its second thought. Undefined for contact details, prices and sentences that only say a fact.
 */
export function titlePhrase({ sentences, phones, emails, links }: Business): string | undefined {
  const reach = new Set([...phones, ...emails, ...links].map(({ id }) => id))
  const first = sentences.find(({ text }) => !isLabel(text) && !greeting.test(text))
  if (!first || first.covered || first.facts.some((id) => reach.has(id)) || first.text.includes('\n')) return undefined
  const text = asHeading(first.text.replace(decoration, '')).replace(/\s*\([^()]*\)$/u, '')
  const phrase = text.length <= longestPhrase && !price.test(text) ? text : firstPart(text)
  return phrase.length <= longestPhrase && !price.test(phrase) && tellsEnough(phrase) ? phrase : undefined
}

const greeting =
  /^(?:hi|hello|hey|g['’]day|welcome|hallo|moin|servus|willkommen|hola|bienvenid\p{L}*|bonjour|salut|bienvenue|ciao|salve|benvenut\p{L}|olá|hej|cześć)(?![\p{L}])/iu

/** Emoji and bullets around the words. */
const decoration =
  /^(?:\p{Extended_Pictographic}|\p{Cf}|\p{Mn}|[\s*•·–-])+|(?:\p{Extended_Pictographic}|\p{Cf}|\p{Mn}|\s)+$/gu

/** A title is no price tag. */
const price = /\p{Sc}|\p{Nd}[.,]\p{Nd}{2}(?!\p{Nd})/u

/**
 * What a title taken from a sentence leaves of it: 'The Alchemist and The Last Train' below 'Two escape rooms in Norwich'. The sentence
 * itself where the title is no beginning of it.
 */
export function belowTitle(sentence: string, title: string | undefined): string {
  const text = sentence.replace(decoration, '')
  if (!title || !text.toLowerCase().startsWith(title.toLowerCase())) return sentence
  const rest = text.slice(title.length)
  if (/^\s*\([^()]*\)[.。]?$/u.test(rest)) return rest.replace(/^\s*\(|\)[.。]?$/gu, '')
  return /^(?:[:;,]\s|\s[–—-]\s)/u.test(rest)
    ? rest.replace(/^\P{L}+(?=\p{L})/u, (marks) => marks.replace(/^[\s:;,–—-]+/u, ''))
    : sentence
}

/**
 * 'Two escape rooms in Norwich' of 'Two escape rooms in Norwich: The Alchemist and …'. A comma ends the part only where neither a list nor
 * a person's sentence goes on after it.
 */
function firstPart(text: string): string {
  const [beforeColon = ''] = text.split(/[:;]\s|\s[–—-]\s/u, 1)
  if (beforeColon.length <= longestPhrase && !price.test(beforeColon)) return beforeColon
  const [part = '', next = ''] = beforeColon.split(/,\s/u)
  const goesOn =
    price.test(next) ||
    (next.split(/\s+/).length > 3 && !/^(?:I|we|ich|wir|je|nous|ik|wij|jag|vi)(?!\p{L})/iu.test(part))
  return part.length >= shortestPart && goesOn ? part : beforeColon
}

/** Two words, or as much in a language that puts no space between them; more around a number that is no year. */
function tellsEnough(phrase: string): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{4}/u.test(phrase)) return true
  const words = phrase.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  const hasNumber = /(?<![\p{L}\p{Nd}])\p{Nd}+(?![\p{L}\p{Nd}])/u.test(phrase.replace(/(?:19|20)\d\d/g, ''))
  return words.length >= (hasNumber ? 4 : 2)
}
