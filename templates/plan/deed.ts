import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import type { Brief } from '../compose/brief.ts'
import { isLimited } from './denials.ts'
import { countWords, headlineLength, scoreOf } from './headline-score.ts'
import { inPlace } from './in-place.ts'
import type { Mender } from './mender.ts'
import type { OwnerPart } from './owner-parts.ts'
import { asHeading, capitalized, leadingConjunction } from './sentence-text.ts'
import { speaker } from './speaker.ts'

type Deed = { text: string; from?: OwnerPart; left?: string }

/** In parts: owners mention their work early, or not in a separate sentence. */
const maxPartIndex = 2
const maxRoleWords = 4

/** The owner's role or work in their own words: 'We look after graves' from '… for people who can't get there'. */
export function deedIn(brief: Brief, parts: readonly OwnerPart[], say: Mender): Deed | undefined {
  const role = roleIn(brief, parts[0])
  if (role) return { text: role }
  const speaks = speaker(brief.language)
  return parts
    .slice(0, maxPartIndex)
    .filter(({ kind, text }) => (kind === 'telling' || kind === 'offer') && speaks?.test(text))
    .map((part) => clauseOf(part, brief, say))
    .find((found) => found !== undefined)
}

/** 'Lactation consultant in Maynooth' from 'I'm Gráinne, lactation consultant'. */
function roleIn(brief: Brief, opening: OwnerPart | undefined): string | undefined {
  const mentioned = brief.business.people.filter(
    ({ name, role }) => role !== '' && opening?.text.includes(name) && opening.text.includes(role),
  )
  const role = mentioned.length === 1 ? (mentioned[0]?.role ?? '') : ''
  const text = inPlace(brief, capitalized(role))
  return role !== '' && countWords(role) <= maxRoleWords && text.length <= headlineLength ? text : undefined
}

/** The first clause, cut until it fits a headline. */
function clauseOf(part: OwnerPart, { language }: Brief, say: Mender): Deed | undefined {
  const whole = part.text
  const [clause = ''] = whole.split(/[,;:(]|\s[–—-]\s|\.{2,}/u, 1)
  const goesOn = goesOnWith[primaryLanguage(language)] ?? '(?!)'
  const ends = [...clause.matchAll(new RegExp(`\\s(?:${goesOn})\\s`, 'giu'))].map(({ index }) => index)
  const standing = { isOpening: true, isWhole: false, speaks: speaker(language), isNamed: false }
  return [clause.length, ...ends.toReversed()]
    .map((end) => ({ text: asHeading(say(whole.slice(0, end))), from: part, left: withoutJoint(whole.slice(end)) }))
    .find(({ text }) => !/\p{Nd}/u.test(text) && !isLimited(text, language) && scoreOf(text, standing) > 0)
}

const withoutJoint = (text: string) => text.replace(/^[\s,;:()–—.-]+/u, '').replace(leadingConjunction, '')

/** Words at the start of a phrase that a headline can omit, by language. */
const goesOnWith: Readonly<Record<string, string>> = {
  en: 'and|for|but|so|because|from|with|in|on|at',
  de: 'und|für|aber|weil|ab|mit|in|von',
  fr: 'et|pour|mais|parce que|avec|dès',
  es: 'y|para|pero|porque|con|desde',
  it: 'e|per|ma|perché|con|da',
  pt: 'e|para|mas|porque',
  nl: 'en|voor|maar|omdat',
  pl: 'i|dla|ale',
  sv: 'och|för|men',
}
