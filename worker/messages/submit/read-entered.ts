import * as z from 'zod'
import {
  type ContactFormSpec,
  dropPhotosField,
  type FormAsk,
  type FormFieldName,
  type FormProblem,
  formFieldNames,
  keptPhotosField,
  type OwnField,
  preferredTimeShape,
  tokenField,
  trapField,
} from '../../../renderer/document/contact-form.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { plainLines, plainText } from '../../../renderer/page/plain-text.ts'
import { maxAnswerLength } from '../../../renderer/sections/contact/field-limits.ts'
import { emailAddress } from '../../platform/http/email-address.ts'
import type { Answer } from '../schema.ts'

export type Entered = {
  /** By input name, at full length, to refill the form. */
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, FormProblem>>
  /** Blank without one. */
  token: string
  /** Whether the field that only bots see was filled in. */
  trapped: boolean
  /** Whether the page listed photos of an earlier attempt, and whether to leave them out. */
  tellsOfPhotos: boolean
  dropsPhotos: boolean
}

type Shape = { clean: (text: string) => string; max: number; valid?: z.ZodType }

/** Full-width digits count as digits. */
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

const isDay = (day: string) => {
  const instant = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day)
}
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isDay)
/** Accepts a decimal comma, for browsers without number fields. */
const number = z.string().regex(/^[+-]?\d{1,15}(?:[.,]\d{1,6})?$/)

/** The valid values of an owner's field. */
function shapeOf(field: OwnField): Shape {
  const most = maxAnswerLength(field)
  switch (field.kind) {
    case 'ShortText':
      return { clean: plainText, max: most }
    case 'LongText':
      return { clean: plainLines, max: most }
    case 'Choice':
      return { clean: plainText, max: most, valid: z.enum(field.options) }
    case 'Date':
      return { clean: narrow, max: most, valid: day }
    case 'Number':
      return { clean: narrow, max: most, valid: number }
  }
}

const shapes: Record<FormFieldName, Shape> = {
  name: { clean: plainText, max: limits.contactName },
  email: { clean: (text) => narrow(text).toLowerCase(), max: limits.email, valid: emailAddress },
  phone: { clean: narrow, max: limits.phone, valid: phone },
  // Browsers without a date field submit free text.
  preferredTime: { clean: (text) => narrow(text).replace(' ', 'T'), max: 16, valid: preferredTime },
  message: { clean: plainLines, max: limits.contactMessage },
}

type Input = { name: string; ask: FormAsk; shape: Shape }

/** A form's inputs in order. */
const inputsOf = ({ fields, own }: ContactFormSpec): Input[] => [
  ...formFieldNames
    .filter((name) => fields[name] !== 'Off')
    .map((name) => ({ name, ask: fields[name], shape: shapes[name] })),
  ...own.map((field) => ({
    name: field.name,
    ask: field.required ? ('Required' as const) : ('Optional' as const),
    shape: shapeOf(field),
  })),
]

/** Cleans and validates a form's values. Ignores fields that the website doesn't ask for; a repeated field is invalid. */
export function readEntered(form: URLSearchParams, asked: ContactFormSpec, photos: number): Entered {
  const inputs = inputsOf(asked)
  const values: Record<string, string> = {}
  const problems: Record<string, FormProblem> = {}
  for (const { name, ask, shape } of inputs) {
    const value = shape.clean(form.get(name) ?? '')
    const problem = form.getAll(name).length > 1 ? 'invalid' : problemOf(value, ask, shape)
    values[name] = value
    if (problem) problems[name] = problem
  }
  // If every field is optional, at least one must be filled in.
  const last = formFieldNames.findLast((name) => asked.fields[name] !== 'Off')
  const isEmpty = photos === 0 && inputs.every(({ name }) => values[name] === '')
  if (last && isEmpty) problems[last] ??= 'missing'
  const trapped = form.getAll(trapField).some((text) => text.trim() !== '')
  const [tellsOfPhotos, dropsPhotos] = [form.has(keptPhotosField), form.has(dropPhotosField)]
  return { values, problems, token: tokenIn(form), trapped, tellsOfPhotos, dropsPhotos }
}

/** A repeated token is invalid. */
function tokenIn(form: URLSearchParams): string {
  const [token = '', ...more] = form.getAll(tokenField)
  return more.length > 0 ? '?' : token
}

function problemOf(value: string, ask: FormAsk, { max, valid }: Shape): FormProblem | undefined {
  if (value === '') return ask === 'Required' ? 'missing' : undefined
  if (value.length > max) return 'too_long'
  return valid && !valid.safeParse(value).success ? 'invalid' : undefined
}

/** Answers to the owner's own fields, with their labels. */
export const answersIn = ({ values }: Pick<Entered, 'values'>, { own }: ContactFormSpec): Answer[] =>
  own.flatMap(({ name, label, kind }) => {
    const value = values[name] ?? ''
    return value === '' ? [] : [{ label, kind, value }]
  })
