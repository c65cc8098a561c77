import type { Business, Term } from '../../renderer/document/business.ts'
import type { Link } from '../../renderer/document/values/link.ts'
import { filled } from '../../renderer/facts/fact-words.ts'
import { languageNames } from '../../renderer/facts/language-names.ts'
import type { FactWords } from '../../renderer/languages/fact-words.ts'
import type { Brief } from '../compose/brief.ts'
import { bookingAddress, takesBookings, webLink } from '../compose/header-and-footer.ts'
import type { OwnerPart } from './owner-parts.ts'
import { asSentence } from './sentence-text.ts'

type Question = keyof FactWords['questions']
export type Answered = {
  /** Blank in a language without words. */
  question: string
  answer: string
  /** Whether it is in the owner's words. */
  isOwn: boolean
  button?: Link
}

/** The question that a term answers. */
const asked: Readonly<Record<Term['kind'], Question>> = {
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

/** As customers ask. */
const order: readonly Question[] = [
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

/** What a sentence is about, whatever it was read as. */
const topics: readonly (readonly [Question, RegExp])[] = [
  [
    'deposit',
    /(?<!\p{L})(?:deposits?|anzahlung|acompte|arrhes|señal|anticipo|caparra|aanbetaling|zadatek|zaliczka|sinal|handpenning)(?!\p{L})/iu,
  ],
  [
    'cancellation',
    /(?<!\p{L})(?:cancel\p{L}*|reschedul\p{L}*|no.?shows?|absag\p{L}*|storn\p{L}*|annul\p{L}*|cancela\p{L}*|disdet\p{L}*|disdire|afzeg\p{L}*|odwoł\p{L}*|avbok\p{L}*)(?!\p{L})/iu,
  ],
  [
    'payment',
    /(?<!\p{L})(?:pay|payment|cash|cards?|invoice|balance|bar|barzahlung|karte(?:nzahlung)?|rechnung|espèces|carte bancaire|cb|efectivo|tarjeta|bizum|contanti|bancomat|betalen|tikkie|pin|gotówk\p{L}*|blik|swish|dinheiro|mb way)(?!\p{L})/iu,
  ],
  [
    'minimum',
    /(?<!\p{L})(?:minimum|mindest\p{L}*|minimo|mínim[oa])(?!\p{L})|(?<!\p{Nd}\s?)(?<!\p{L})min\.? (?:charge|order|spend|job|stay|\p{Sc})/iu,
  ],
]

/** What customers ask, answered in the owner's sentences and by facts. `say` mends a sentence. */
export function answeredQuestions(
  brief: Brief,
  parts: readonly OwnerPart[],
  say: (text: string) => string,
): Answered[] {
  const { said } = brief
  const texts = new Map<Question, string[]>()
  const add = (kind: Question, text: string) => {
    if (text !== '') texts.set(kind, [...(texts.get(kind) ?? []), text])
  }
  const told = new Set(parts.flatMap(({ facts, rest }) => (rest === '' ? [] : facts)))
  for (const part of parts) {
    const kind = questionOf(part, brief)
    if (kind) add(kind, say(part.text))
  }
  const { terms, credentials } = brief.business
  for (const { id, kind, text } of terms) if (!told.has(id)) add(asked[kind], say(text))
  for (const { id, name } of credentials)
    if (!told.has(id)) add(insured.test(name) ? 'insured' : 'qualified', name.trim())
  for (const kind of ['qualified', 'insured'] as const) {
    const names = texts.get(kind)
    if (names && said) texts.set(kind, [yes(names, said, brief.language)])
  }
  const own = new Set(texts.keys())
  for (const [kind, text] of said ? ofFacts(brief, said, told) : []) add(kind, text)
  return order.flatMap((kind) => {
    const answer = texts.get(kind)?.join(' ') ?? ''
    if (answer === '') return []
    const button = kind === 'book' ? webLink(bookingAddress(brief), brief.labels?.book) : undefined
    return { question: said?.questions[kind] ?? '', answer, isOwn: own.has(kind), ...(button && { button }) }
  })
}

function questionOf({ kind, term, text, facts }: OwnerPart, { business }: Brief): Question | undefined {
  if (kind === 'proof') return insured.test(text) ? 'insured' : 'qualified'
  if (kind !== 'excluded' && kind !== 'term' && kind !== 'note') return undefined
  const topic = topics.find(([, words]) => words.test(text))?.[0]
  if (kind === 'term' && term) return asked[term]
  if (topic) return topic
  if (kind === 'excluded') return 'excluded'
  return business.areas.filter(({ id }) => facts.includes(id)).length > 1 ? 'area' : 'other'
}

const insured =
  /(?<!\p{L})(?:insured|(?<!for )insurance|liability|versichert|haftpflicht\p{L}*|assurée?s?|rc pro|asegurad[oa]s?|assicurat[oaie]|verzekerd|ubezpiecz\p{L}*|försäkrad|segurad[oa])(?!\p{L})/iu

/** 'Yes, fully insured.' of 'Fully insured.' */
function yes(credentials: readonly string[], said: FactWords, language: string): string {
  const names = credentials.map((text) => ordinary(text.replace(/[.。]$/u, '')))
  return asSentence(
    filled(said.answers.yes, { what: new Intl.ListFormat(language, { type: 'conjunction' }).format(names) }),
  )
}

function ofFacts(brief: Brief, said: FactWords, told: ReadonlySet<string>): [Question, string][] {
  const { business, language, name, voice } = brief
  const spoken = languageNames(business, language).map((one) =>
    keepsCapitals.test(language) ? one : one.toLowerCase(),
  )
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(spoken)
  const isTold = [...business.phones, ...business.emails].some(({ id }) => told.has(id))
  return [
    ['book', !isTold && takesBookings(brief) && bookingAddress(brief) === '' ? reach(business, said) : ''],
    [
      'languages',
      spoken.length > 1 && !business.languages.some(({ id }) => told.has(id))
        ? filled(said.answers.languages[voice], { list, name })
        : '',
    ],
  ]
}

/** Languages that write the names of languages with a capital. */
const keepsCapitals = /^(?:en|de|nl)\b/

/** 'fully insured' of 'Fully insured': a name such as 'Gas Safe registered' keeps its capital. */
const ordinary = (name: string) =>
  /^(?:fully|publicly|licen[sc]ed|insured|certified|qualified|registered|member|trained|accredited|bonded)\b/i.test(
    name,
  )
    ? name.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : name

function reach({ phones, emails }: Business, { answers }: FactWords): string {
  const [phone] = phones
  const email = emails[0]?.address ?? ''
  if (!phone) return email === '' ? '' : filled(answers.write, { email })
  const { number } = phone
  if (phone.kind === 'WhatsApp') return filled(answers.message, { number })
  return email === '' ? filled(answers.call, { number }) : filled(answers.callOrWrite, { number, email })
}
