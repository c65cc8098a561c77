import type { FormFieldName, FormProblem, OwnField, PhotosProblem } from '../../document/contact-form.ts'
import { limits } from '../../document/fields/limits.ts'
import type { ReplyWords } from '../../languages/form-words.ts'
import { maxAnswerLength, withLimits } from '../../sections/contact/field-limits.ts'

/** Maximum length of input, in characters. A preferred time has a fixed format. */
const maxLengths: Record<FormFieldName, number> = {
  name: limits.contactName,
  email: limits.email,
  phone: limits.phone,
  preferredTime: 16,
  message: limits.contactMessage,
}

/** Error message beside a field and in the list. */
export function problemText(words: ReplyWords, name: FormFieldName, problem: FormProblem): string {
  return problem === 'too_long' ? tooLong(words, words.labels[name], maxLengths[name]) : words[problem][name]
}

/** The error message for an added field. */
export const ownProblemText = (words: ReplyWords, field: OwnField, problem: FormProblem): string =>
  problem === 'too_long'
    ? tooLong(words, field.label, maxAnswerLength(field))
    : words.own[field.kind].replace('{label}', () => field.label)

/** The error message for photos. */
export const photosProblemText = (words: ReplyWords, problem: PhotosProblem): string =>
  withLimits(words.photoProblems[problem])

function tooLong(words: ReplyWords, label: string, most: number): string {
  const max = new Intl.NumberFormat(words.code).format(most)
  return words.tooLong.replace('{max}', max).replace('{label}', () => label)
}
