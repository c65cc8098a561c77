import type { Business, Term } from '../../renderer/document/business.ts'
import type { Link } from '../../renderer/document/values/link.ts'
import { interpolate } from '../../renderer/facts/fact-words.ts'
import { languageNames } from '../../renderer/facts/language-names.ts'
import type { FactWords } from '../../renderer/languages/fact-words.ts'
import { type Brief, isInTradesLanguage } from '../compose/brief.ts'
import { bookingAddress, takesBookings, webLink } from '../compose/header-and-footer.ts'
import { matchesPhrase } from '../known-services.ts'
import { isNegation, mentionsSpeaker } from './denials.ts'
import type { OwnerPart } from './owner-parts.ts'
import { canSayYes } from './part-kind.ts'
import { asSentence } from './sentence-text.ts'
import { topicOf } from './topics.ts'

type Question = keyof FactWords['questions']
export type Answered = {
  key: string
  /** Blank in unsupported languages. */
  question: string
  /** Sentences. */
  answer: readonly string[]
  own: readonly string[]
  button?: Link
}

/** Key of a question that the owner answers in the description. */
export const ownKey = 'own'

const questionOfTerm: Readonly<Record<Term['kind'], Question>> = {
  Deposit: 'deposit',
  Minimum: 'minimum',
  CallOut: 'callOut',
  LeadTime: 'notice',
  Booking: 'book',
  Cancellation: 'cancellation',
  Payment: 'payment',
  Excluded: 'excluded',
  Other: 'other',
}

const commonQuestions: readonly Question[] = [
  'area',
  'excluded',
  'book',
  'notice',
  'callOut',
  'minimum',
  'deposit',
  'payment',
  'cancellation',
  'qualified',
  'insured',
  'languages',
  'other',
]

export const customersQuestions = (brief: Brief): string[] =>
  questionsFor(brief)
    .map(({ question }) => question)
    .filter((question) => question !== '')

/** A question on the page. `key`: the facts that answer it, otherwise the trade's own question. */
type PageQuestion = { key: string; question: string; words?: readonly string[] | undefined }

/** The trade's questions in its order, then common ones, in the page's language. */
function questionsFor(brief: Brief): PageQuestion[] {
  const { trade, factWords } = brief
  const isOurs = isInTradesLanguage(brief)
  const isUsual = (key: string | undefined): key is Question => commonQuestions.includes(key as Question)
  const ofTrade = trade.questions.flatMap(({ ask, from, words }): PageQuestion[] => {
    if (isOurs) return isUsual(from) || words ? [{ key: isUsual(from) ? from : ask, question: ask, words }] : []
    return isUsual(from) ? [{ key: from, question: factWords?.questions[from] ?? '' }] : []
  })
  const others = commonQuestions.filter((key) => !ofTrade.some((one) => one.key === key))
  return [...ofTrade, ...others.map((key) => ({ key, question: factWords?.questions[key] ?? '' }))]
}

export const answersTradeQuestion = (text: string, brief: Brief): boolean =>
  questionsFor(brief).some(({ words = [] }) => words.some((one) => matchesPhrase(text, one)))

/** Answers customers' questions with the owner's sentences and facts. `say` tidies a sentence. */
export function answeredQuestions(
  brief: Brief,
  parts: readonly OwnerPart[],
  say: (text: string) => string,
): Answered[] {
  const { factWords, language } = brief
  const { terms, credentials } = brief.business
  const questions = questionsFor(brief)
  const own = new Map<string, string[]>()
  const small = new Set<string>()
  const add = (key: string, text: string) => own.set(key, [...(own.get(key) ?? []), text])
  // Not for refusals: 'No drilling of safes' doesn't answer 'Will the door be damaged?'.
  const named = (key: Question, text: string) =>
    key === 'other'
      ? (questions.find(({ words = [] }) => words.some((one) => matchesPhrase(text, one)))?.key ?? key)
      : key
  const answered = brief.business.sentences.flatMap(({ text, question = '', facts }) =>
    question === '' ? [] : [{ text, question, facts, answer: text.slice(question.length).trim() }],
  )
  const told = new Set([
    ...parts.flatMap(({ facts, rest }) => (rest === '' ? [] : facts)),
    ...answered.flatMap(({ facts }) => facts),
  ])
  for (const part of parts) {
    const key = questionOf(part, brief)
    if (!key || (part.kind === 'note' && part.rest === '')) continue
    const text = say(tellsBesideAreas(part, brief) ? part.rest : part.text)
    if (/^\p{Ll}+ /u.test(part.text)) small.add(text)
    add(named(key, part.text), text)
  }
  for (const { id, kind, text } of terms) if (!told.has(id)) add(named(questionOfTerm[kind], text), say(text))
  for (const { id, name } of credentials) if (!told.has(id) && canSayYes(name)) add(proofOf(name), asSentence(name))
  const facts = new Map<string, string>(factWords ? ofFacts(brief, factWords, told) : [])
  const ofOwner = answered.map(({ question, answer, text }): Answered => {
    const told = [say(answer)]
    return { key: ownKey, question: say(question), answer: told, own: [say(text)] }
  })
  const isOfOwner = (question: string) => answered.some((one) => one.question.toLowerCase() === question.toLowerCase())
  const ofPage = questions.flatMap(({ key, question }) => {
    if (isOfOwner(question)) return []
    const [typed = [], made = ''] = [own.get(key), facts.get(key)]
    if (typed.length === 0 && made === '') return []
    const isProof = key === 'qualified' || key === 'insured'
    const told = typed.filter((text) => !isProof || mentionsSpeaker(text, language))
    const named = typed.filter((text) => !told.includes(text)).map((text) => (small.has(text) ? lowered(text) : text))
    const proven = named.length > 0 && factWords ? [confirmation(named, factWords, language)] : named
    const answer = [...proven, ...told, ...(made === '' ? [] : [made])]
    const button = key === 'book' ? webLink(bookingAddress(brief), brief.labels?.book) : undefined
    return [{ key, question, answer, own: typed, ...(button && { button }) }]
  })
  return [...ofOwner, ...ofPage]
}

function questionOf({ kind, term, text, facts, rest }: OwnerPart, { business, language }: Brief): Question | undefined {
  if (kind === 'proof') return proofOf(text)
  if (kind === 'term' && term) return questionOfTerm[term]
  // 'You pay us on the day, we don’t do direct billing'
  if (kind === 'excluded') return topicOf(text, language) === 'payment' && !refusesFirst(text) ? 'payment' : 'excluded'
  if (kind !== 'note') return undefined
  const topic =
    topicOf(text, language) ?? (saysInsured.test(text) && mentionsSpeaker(text, language) ? 'insured' : undefined)
  return topic ?? (isOfAreas({ facts }, business) && !(text.startsWith(rest) && rest !== text) ? 'area' : 'other')
}

const isOfAreas = ({ facts }: Pick<OwnerPart, 'facts'>, { areas }: Business) =>
  areas.filter(({ id }) => facts.includes(id)).length > 1

const tellsBesideAreas = (part: OwnerPart, { business }: Brief) => part.kind === 'note' && isOfAreas(part, business)

const refusesFirst = (text: string) => isNegation(text.split(/[\s,]+/, 4).join(' '), 'en')

const proofOf = (text: string): 'insured' | 'qualified' => (insured.test(text) ? 'insured' : 'qualified')

/** Matches 'I am not insured for home visits', but not 'Photos go to your insurance'. */
const saysInsured =
  /(?<!\p{L})(?:insured|versichert|assurée?s?|asegurad[oa]s?|assicurat[oaie]|verzekerd|ubezpieczon\p{L}*|försäkrad|segurad[oa])(?!\p{L})/iu

const insured =
  /(?<!\p{L})(?:insured|(?<!for )insurance|liability|versichert|haftpflicht\p{L}*|assurée?s?|rc pro|asegurad[oa]s?|assicurat[oaie]|verzekerd|ubezpiecz\p{L}*|försäkrad|segurad[oa])(?!\p{L})/iu

/** 'Yes, fully insured.' for 'Fully insured.' */
function confirmation(credentials: readonly string[], factWords: FactWords, language: string): string {
  const names = credentials.map((text) => ordinary(text.replace(/[.。]$/u, '')))
  return asSentence(
    interpolate(factWords.answers.yes, { what: new Intl.ListFormat(language, { type: 'conjunction' }).format(names) }),
  )
}

function ofFacts(brief: Brief, factWords: FactWords, told: ReadonlySet<string>): [Question, string][] {
  const { business, language, voice } = brief
  const spoken = languageNames(business, language).map((one) =>
    keepsCapitals.test(language) ? one : one.toLowerCase(),
  )
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(spoken)
  const isTold = [...business.phones, ...business.emails].some(({ id }) => told.has(id))
  return [
    ['book', !isTold && takesBookings(brief) && bookingAddress(brief) === '' ? howToReach(business, factWords) : ''],
    [
      'languages',
      spoken.length > 1 && !business.languages.some(({ id }) => told.has(id))
        ? interpolate(factWords.answers.languages[voice], { list })
        : '',
    ],
  ]
}

const lowered = (text: string) => text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())

/** Languages that capitalize the names of languages. */
const keepsCapitals = /^(?:en|de|nl)\b/

/** 'fully insured' for 'Fully insured'. Names such as 'Gas Safe registered' keep their capitals. */
const ordinary = (name: string) =>
  /^(?:fully|publicly|licen[sc]ed|insured|certified|qualified|registered|members?|trained|accredited|bonded)\b/i.test(
    name,
  )
    ? lowered(name)
    : name

function howToReach({ phones, emails }: Business, { answers }: FactWords): string {
  const [phone] = phones
  const email = emails[0]?.address ?? ''
  if (!phone) return email === '' ? '' : interpolate(answers.write, { email })
  const { number } = phone
  if (phone.kind === 'WhatsApp') return interpolate(answers.message, { number })
  return email === '' ? interpolate(answers.call, { number }) : interpolate(answers.callOrWrite, { number, email })
}
