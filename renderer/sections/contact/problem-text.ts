import type { FormFieldName, FormProblem, OwnField, PhotosProblem } from '../../document/contact-form.ts'
import { limits } from '../../document/fields/limits.ts'
import type { FormWords } from '../../languages/form-words.ts'

/** In characters: how long what is entered may be. A preferred time has its own shape. */
const longest: Record<FormFieldName, number> = {
  name: limits.contactName,
  email: limits.email,
  phone: limits.phone,
  preferredTime: 16,
  message: limits.contactMessage,
}

/** How long the answer to an owner's field may be. */
export const longestAnswer = ({ kind }: Pick<OwnField, 'kind'>): number =>
  kind === 'LongText' ? limits.longAnswer : limits.shortAnswer

/** What a visitor reads of a problem, beside the field and in the list of all. */
export function problemText(words: FormWords, name: FormFieldName, problem: FormProblem): string {
  return problem === 'too_long' ? tooLong(words, words.labels[name], longest[name]) : words[problem][name]
}

/** The same of an owner's field. */
export const ownProblemText = (words: FormWords, field: OwnField, problem: FormProblem): string =>
  problem === 'too_long'
    ? tooLong(words, field.label, longestAnswer(field))
    : words.own[field.kind].replace('{label}', () => field.label)

/** The same of the photos. */
export const photosProblemText = (words: FormWords, problem: PhotosProblem): string =>
  withLimits(words.photos.problems[problem])

const megabyte = 1024 * 1024

/** A text about photos with the numbers that it names. */
export const withLimits = (text: string): string =>
  text.replace('{most}', String(limits.messagePhotos)).replace('{size}', String(limits.messagePhotoBytes / megabyte))

function tooLong(words: FormWords, label: string, most: number): string {
  const max = new Intl.NumberFormat(words.code).format(most)
  return words.tooLong.replace('{max}', max).replace('{label}', () => label)
}
