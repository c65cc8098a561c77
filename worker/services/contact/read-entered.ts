import * as z from 'zod'
import {
  type FormFieldName,
  type FormFields,
  type FormProblem,
  formFieldNames,
  preferredTimeShape,
  tokenField,
  trapField,
} from '../../../renderer/document/contact-form.ts'
import { limits } from '../../../renderer/document/limits.ts'
import { plainLines, plainText } from '../../../renderer/page/plain-text.ts'
import { emailAddress } from '../../contract/sign-in.ts'

export type Entered = {
  /** As it goes back into the form: whole, however long. */
  values: Partial<Record<FormFieldName, string>>
  problems: Partial<Record<FormFieldName, FormProblem>>
  /** Blank without one. */
  token: string
  /** Whether the field was filled in that only robots see. */
  trapped: boolean
}

type Shape = { clean: (text: string) => string; most: number; valid?: z.ZodType }

/** Widths of letters are a matter of keyboards: full-width digits are digits. */
const narrow = (text: string) => plainText(text.normalize('NFKC'))

const phone = z
  .string()
  .regex(/^\+?[\d\s().,/·‐-―−ー-]+(?:(?:x|ext\.?|#)\s*\d+)?$/i)
  .refine((text) => /^\d{3,20}$/.test(text.replace(/\D/g, '')))

const preferredTime = z
  .string()
  .regex(preferredTimeShape)
  .refine((time) => {
    const instant = Date.parse(`${time}:00Z`)
    return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(time)
  })

const shapes: Record<FormFieldName, Shape> = {
  name: { clean: plainText, most: limits.contactName },
  email: { clean: (text) => narrow(text).toLowerCase(), most: limits.email, valid: emailAddress },
  phone: { clean: narrow, most: limits.phone, valid: phone },
  // Where a browser has no field for it, people write it.
  preferredTime: { clean: (text) => narrow(text).replace(' ', 'T'), most: 16, valid: preferredTime },
  message: { clean: plainLines, most: limits.contactMessage },
}

/**
 * What was entered into a form that asks for these fields, cleaned, with what is wrong with it. Fields it does not ask for are left out;
 * a field that comes twice is invalid.
 */
export function readEntered(form: URLSearchParams, asked: FormFields): Entered {
  const names = formFieldNames.filter((name) => asked[name] !== 'Off')
  const values = Object.fromEntries(names.map((name) => [name, shapes[name].clean(form.get(name) ?? '')]))
  const problems: Entered['problems'] = {}
  for (const name of names) {
    const problem = form.getAll(name).length > 1 ? 'invalid' : problemOf(values[name] ?? '', asked[name], shapes[name])
    if (problem) problems[name] = problem
  }
  // If every field is optional, at least one must be filled in.
  const last = names.at(-1)
  if (last && names.every((name) => values[name] === '')) problems[last] ??= 'missing'
  const tokens = form.getAll(tokenField)
  const trapped = form.getAll(trapField).some((text) => text.trim() !== '')
  return { values, problems, token: tokens.length === 1 ? (tokens[0] ?? '') : tokens.length > 1 ? '?' : '', trapped }
}

function problemOf(value: string, ask: FormFields[FormFieldName], { most, valid }: Shape): FormProblem | undefined {
  if (value === '') return ask === 'Required' ? 'missing' : undefined
  if (value.length > most) return 'too_long'
  return valid && !valid.safeParse(value).success ? 'invalid' : undefined
}
