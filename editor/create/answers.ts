import { limits } from '#renderer/document/fields/limits.ts'
import type { SectionType } from '#renderer/document/section-types.ts'
import { parseWebAddress } from '#renderer/document/values/parse-web-address.ts'
import { openingWords } from '#templates/trade-words.ts'
import { phoneProblem } from '#ui/fields/phone-problem.ts'
import type {
  Correction,
  FactsQuestion,
  longestContact,
  ModelReading,
  mostCorrections,
} from '#worker/creation/facts/schema.ts'
import type { CreationAnswers } from '#worker/creation/schema.ts'

/** Only types are taken from the contract, whose schemas would be a weight on the first step. */
export const longest: { contact: typeof longestContact; corrections: typeof mostCorrections } = {
  contact: 128,
  corrections: 200,
}

/** What the wizard knows so far. Empty choices mean the first one offered; `sections` is null until it was changed. */
export type WizardAnswers = {
  businessName: string
  businessActivities: string
  businessLocation: string
  /** The slug of the trade by whose page somebody came; blank for none. */
  trade: string
  link: string
  /** How customers can reach the business, as typed. */
  contact: string
  /** The owner's corrections of rows, the latest last. */
  corrections: readonly Correction[]
  /** A model's reading of the description, maybe of an earlier one. */
  reading: ModelReading | null
  fontPair: string
  palette: string
  sections: readonly SectionType[] | null
}

export const noAnswers: WizardAnswers = {
  businessName: '',
  businessActivities: '',
  businessLocation: '',
  trade: '',
  link: '',
  contact: '',
  corrections: [],
  reading: null,
  fontPair: '',
  palette: '',
  sections: null,
}

export const invalidLink = 'Please enter a valid web address'

/** The address in a link's field; a blank one for none. `@name` and 'insta @name' are a profile on Instagram. Undefined for what is no address. */
export const addressOf = (link: string) =>
  parseWebAddress(link.trim().replace(/^(?:insta(?:gram)?:?\s*)?@([\w.-]+)$/i, 'https://www.instagram.com/$1'))

export type AboutProblems = Partial<Record<'businessName' | 'businessActivities' | 'link', string>>

/** What keeps a person on the first step, by field. Empty when nothing does. */
export function aboutProblems(answers: WizardAnswers): AboutProblems {
  const { businessName, link } = answers
  return {
    ...(businessName.trim() === '' && { businessName: 'Enter your business name' }),
    ...(businessOf(answers).businessActivities === '' && {
      businessActivities: 'Describe what your business does in a few words',
    }),
    ...(addressOf(link) === undefined && { link: invalidLink }),
  }
}

/**
 * Why customers could not use what was typed: it needs an email address or a phone number, and each number must be possible in the
 * business's country (ISO 3166-1 alpha-2, blank if unknown).
 */
export function contactProblem(contact: string, country: string): string | undefined {
  const numbers = contact.replace(/\S+@\S+/g, '').match(/\+?\(?\d[\d\s().\-–]*/g) ?? []
  const problems = numbers.map((number) => phoneProblem(number, country))
  const wrong = problems.find((problem) => problem && !problem.isUnfinished)
  if (wrong) return wrong.sentence
  const isUsable = /\S@\S+\.\S/.test(contact) || problems.includes(undefined)
  if (contact.trim() === '' || isUsable) return undefined
  return problems[0]?.sentence ?? 'Enter a phone number or an email address.'
}

/** Whether the words can be a place: at least two letters. They are shown as they are, so nothing is looked up. */
export const looksLikePlace = (text: string) => (text.match(/\p{L}/gu)?.length ?? 0) >= 2

/** The contact with an email address added; undefined if it already has an address, or no room for one. */
export function withEmail(contact: string, email: string): string | undefined {
  const typed = contact.trim()
  if (typed.includes('@')) return undefined
  const joined = typed === '' ? email : `${typed}, ${email}`
  return joined.length > longest.contact ? undefined : joined
}

/** The input of suggestions. Without a description, added services replace it: 'Barber shop: Skin fade, Beard trim'. */
export function businessOf(answers: WizardAnswers) {
  const { businessName, businessActivities, businessLocation, trade } = answers
  return {
    businessName: businessName.trim().slice(0, limits.businessName),
    businessActivities: (businessActivities.trim() || ownServices(answers)).slice(0, limits.businessDescription),
    businessLocation: businessLocation.trim().slice(0, limits.businessLocation),
    ...(trade && { trade }),
  }
}

function ownServices({ corrections, trade }: WizardAnswers): string {
  const names = corrections.flatMap((one) =>
    one.act === 'set' && one.fact.kind === 'service' ? [one.fact.value.name] : [],
  )
  return names.length === 0 ? '' : [openingWords(trade), names.join(', ')].filter((part) => part !== '').join(': ')
}

/** The answers that only add facts. */
const factsOf = ({ contact, corrections, reading }: WizardAnswers) => ({
  reading,
  contact: contact.trim().slice(0, longest.contact),
  corrections: corrections.slice(-longest.corrections),
})

/** The answers that facts are read from. */
export function factsQuestionOf(answers: WizardAnswers): FactsQuestion {
  const { businessName, businessActivities, businessLocation } = businessOf(answers)
  return { businessName, businessActivities, businessLocation, ...factsOf(answers) }
}

/** Converts the wizard's answers to a request. `offered` fills in untouched choices; sections are null, for the plan to decide, unless the owner chose them. */
export function creationAnswers(
  answers: WizardAnswers,
  offered: Pick<CreationAnswers, 'fontPair' | 'palette'>,
): CreationAnswers {
  return {
    ...businessOf(answers),
    link: addressOf(answers.link) ?? '',
    fontPair: answers.fontPair || offered.fontPair,
    palette: answers.palette || offered.palette,
    sections: answers.sections && [...answers.sections],
    ...factsOf(answers),
  }
}
