import { limits } from '#renderer/document/fields/limits.ts'
import type { SectionType } from '#renderer/document/section-types.ts'
import { parseWebAddress } from '#renderer/document/values/parse-web-address.ts'
import { openingWords } from '#templates/trade-words.ts'
import { phoneProblem } from '#ui/fields/phone-problem.ts'
import type {
  Correction,
  FactsQuestion,
  ModelReading,
  maxContactLength,
  maxCorrections,
} from '#worker/creation/facts/schema.ts'
import type { CreationAnswers } from '#worker/creation/schema.ts'

/** Mirrors the API schema's limits. Importing the schemas would add their code to the first step. */
export const maxLengths: { contact: typeof maxContactLength; corrections: typeof maxCorrections } = {
  contact: 128,
  corrections: 200,
}

/** The wizard's answers. An empty choice means the first option. `sections` is null until changed. */
export type WizardAnswers = {
  businessName: string
  businessActivities: string
  businessLocation: string
  /** The trade's slug if the person came from its page, else blank. */
  trade: string
  link: string
  /** Phone numbers and emails, as typed. */
  contact: string
  corrections: readonly Correction[]
  /** A model's reading of the description, possibly of an earlier version. */
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

/** The URL of a link field, '' if blank, undefined if invalid. Accepts Instagram handles: '@name', 'insta @name'. */
export const parseLink = (link: string) =>
  parseWebAddress(link.trim().replace(/^(?:insta(?:gram)?:?\s*)?@([\w.-]+)$/i, 'https://www.instagram.com/$1'))

export type AboutProblems = Partial<Record<'businessName' | 'businessActivities' | 'link', string>>

/** Validation errors of the first step, by field. */
export function aboutProblems(answers: WizardAnswers): AboutProblems {
  const { businessName, link } = answers
  return {
    ...(businessName.trim() === '' && { businessName: 'Enter your business name' }),
    ...(businessOf(answers).businessActivities === '' && {
      businessActivities: 'Describe what your business does in a few words',
    }),
    ...(parseLink(link) === undefined && { link: invalidLink }),
  }
}

/**
 * Why the contact is invalid: it needs an email address or a phone number that is possible in the business's country (ISO 3166-1 alpha-2,
 * blank if unknown).
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

/** Whether the words could be a place, so whether they have at least two letters. */
export const looksLikePlace = (text: string) => (text.match(/\p{L}/gu)?.length ?? 0) >= 2

/** Adds an email address to the contact. Returns undefined if the contact already has one or has no room. */
export function withEmail(contact: string, email: string): string | undefined {
  const typed = contact.trim()
  if (typed.includes('@')) return undefined
  const joined = typed === '' ? email : `${typed}, ${email}`
  return joined.length > maxLengths.contact ? undefined : joined
}

/**
 * The business for suggestion requests. Without a description, uses the added services: 'Barber shop: Skin fade, Beard
 * trim'.
 */
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

const factsOf = ({ contact, corrections, reading }: WizardAnswers) => ({
  reading,
  contact: contact.trim().slice(0, maxLengths.contact),
  corrections: corrections.slice(-maxLengths.corrections),
})

export function factsQuestionOf(answers: WizardAnswers): FactsQuestion {
  const { businessName, businessActivities, businessLocation } = businessOf(answers)
  return { businessName, businessActivities, businessLocation, ...factsOf(answers) }
}

/**
 * Converts the answers to a request. `offered` supplies choices that the owner didn't make. Sections are null unless the owner chose them.
 */
export function creationAnswers(
  answers: WizardAnswers,
  offered: Pick<CreationAnswers, 'fontPair' | 'palette'>,
): CreationAnswers {
  return {
    ...businessOf(answers),
    link: parseLink(answers.link) ?? '',
    fontPair: answers.fontPair || offered.fontPair,
    palette: answers.palette || offered.palette,
    sections: answers.sections && [...answers.sections],
    ...factsOf(answers),
  }
}
