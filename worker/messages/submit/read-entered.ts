import * as z from 'zod'
import {
  type AskedForm,
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
import { longestAnswer } from '../../../renderer/sections/contact/field-limits.ts'
import { emailAddress } from '../../platform/http/email-address.ts'
import type { Answer } from '../schema.ts'

export type Entered = {
  /** By the names of the inputs, as it goes back into the form: whole, however long. */
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, FormProblem>>
  /** Blank without one. */
  token: string
  /** Whether the field was filled in that only robots see. */
  trapped: boolean
  /** Whether the page listed photos from an earlier attempt, and whether the visitor wants to leave them out. */
  tellsOfPhotos: boolean
  dropsPhotos: boolean
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

const isDay = (day: string) => {
  const instant = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day)
}
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isDay)
/** With a comma too, where a browser has no field for numbers. */
const number = z.string().regex(/^[+-]?\d{1,15}(?:[.,]\d{1,6})?$/)

/** What an owner's field takes. */
function shapeOf(field: OwnField): Shape {
  const most = longestAnswer(field)
  switch (field.kind) {
    case 'ShortText':
      return { clean: plainText, most }
    case 'LongText':
      return { clean: plainLines, most }
    case 'Choice':
      return { clean: plainText, most, valid: z.enum(field.options) }
    case 'Date':
      return { clean: narrow, most, valid: day }
    case 'Number':
      return { clean: narrow, most, valid: number }
  }
}

const shapes: Record<FormFieldName, Shape> = {
  name: { clean: plainText, most: limits.contactName },
  email: { clean: (text) => narrow(text).toLowerCase(), most: limits.email, valid: emailAddress },
  phone: { clean: narrow, most: limits.phone, valid: phone },
  // Where a browser has no field for it, people write it.
  preferredTime: { clean: (text) => narrow(text).replace(' ', 'T'), most: 16, valid: preferredTime },
  message: { clean: plainLines, most: limits.contactMessage },
}

type Input = { name: string; ask: FormAsk; shape: Shape }

/** Every input that a form has, in its order. */
const inputsOf = ({ fields, own }: AskedForm): Input[] => [
  ...formFieldNames
    .filter((name) => fields[name] !== 'Off')
    .map((name) => ({ name, ask: fields[name], shape: shapes[name] })),
  ...own.map((field) => ({
    name: field.name,
    ask: field.required ? ('Required' as const) : ('Optional' as const),
    shape: shapeOf(field),
  })),
]

/**
 * What was entered into a form that asks for these fields, cleaned, with what is wrong with it. Fields it does not ask for are left out;
 * a field that comes twice is invalid.
 */
export function readEntered(form: URLSearchParams, asked: AskedForm, photos: number): Entered {
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

function problemOf(value: string, ask: FormAsk, { most, valid }: Shape): FormProblem | undefined {
  if (value === '') return ask === 'Required' ? 'missing' : undefined
  if (value.length > most) return 'too_long'
  return valid && !valid.safeParse(value).success ? 'invalid' : undefined
}

/** What was entered in the owner's fields, under their labels. */
export const answersIn = ({ values }: Pick<Entered, 'values'>, { own }: AskedForm): Answer[] =>
  own.flatMap(({ name, label, kind }) => {
    const value = values[name] ?? ''
    return value === '' ? [] : [{ label, kind, value }]
  })
