import type { FormFieldName, FormProblem } from '../../document/contact-form.ts'
import { limits } from '../../document/fields/limits.ts'
import type { FormWords } from './words/form-words.ts'

/** In characters: how long what is entered may be. A preferred time has its own shape. */
const longest: Record<FormFieldName, number> = {
  name: limits.contactName,
  email: limits.email,
  phone: limits.phone,
  preferredTime: 16,
  message: limits.contactMessage,
}

/** What a visitor reads of a problem, beside the field and in the list of all. */
export function problemText(words: FormWords, name: FormFieldName, problem: FormProblem): string {
  if (problem !== 'too_long') return words[problem][name]
  const max = new Intl.NumberFormat(words.code).format(longest[name])
  return words.tooLong.replace('{label}', words.labels[name]).replace('{max}', max)
}
