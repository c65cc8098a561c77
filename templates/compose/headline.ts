import type { Credential } from '../../renderer/document/business.ts'
import { isNumberLabel } from '../../renderer/facts/credential-text.ts'
import { experienceText, filled } from '../../renderer/facts/fact-words.ts'
import type { Brief } from './brief.ts'
import { primaryLanguage } from './label-words.ts'
import { capitalized } from './own-words.ts'
import { titlePhrase } from './title-phrase.ts'

export const headlineLength = 80

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
  return titles.find((title) => title.length <= headlineLength) ?? base
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
export function strongFacts(brief: Brief): string[] {
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
