import type { FormFieldName, FormProblem, OwnField, PhotosProblem } from '../../document/contact-form.ts'
import { limits } from '../../document/fields/limits.ts'
import type { ReplyWords } from '../../languages/form-words.ts'
import { longestAnswer, withLimits } from '../../sections/contact/field-limits.ts'

/** In characters: how long what is entered may be. A preferred time has its own shape. */
const longest: Record<FormFieldName, number> = {
  name: limits.contactName,
  email: limits.email,
  phone: limits.phone,
  preferredTime: 16,
  message: limits.contactMessage,
}

/** What a visitor reads of a problem, beside the field and in the list of all. */
export function problemText(words: ReplyWords, name: FormFieldName, problem: FormProblem): string {
  return problem === 'too_long' ? tooLong(words, words.labels[name], longest[name]) : words[problem][name]
}

/** The same of an owner's field. */
export const ownProblemText = (words: ReplyWords, field: OwnField, problem: FormProblem): string =>
  problem === 'too_long'
    ? tooLong(words, field.label, longestAnswer(field))
    : words.own[field.kind].replace('{label}', () => field.label)

/** The same of the photos. */
export const photosProblemText = (words: ReplyWords, problem: PhotosProblem): string =>
  withLimits(words.photoProblems[problem])

function tooLong(words: ReplyWords, label: string, most: number): string {
  const max = new Intl.NumberFormat(words.code).format(most)
  return words.tooLong.replace('{max}', max).replace('{label}', () => label)
}
