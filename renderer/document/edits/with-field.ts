import { sameJson } from '../compare/same-json.ts'
import { isText } from '../fields/field-text.ts'
import type { SchemaField } from '../fields/schema-fields.ts'
import { type FormattedText, plainWords } from '../values/formatted-text.ts'
import { hasPhoto } from '../values/has-photo.ts'
import type { Image } from '../values/image.ts'
import { sampleField, withoutInventedValues } from './samples.ts'

type Values = Record<string, unknown>

/** Sets a field, and fields that depend on it: choosing a photo also shows it. */
export function withField(
  { name, control, sets }: Pick<SchemaField, 'name' | 'control' | 'sets'>,
  values: Values,
  value: unknown,
): Values {
  // Only the owner's own words make a sample real.
  if (name === sampleField) return values
  const isReplaced = isText(control) && values[name] !== value && values[sampleField] === true
  if (isReplaced && keepsSampleText(values[name], value)) return { ...values, [name]: value }
  if (isReplaced) return { ...withoutInventedValues(values), [name]: value }
  const isChosen =
    control === 'picture' && hasPhoto(value) && isDifferentPicture(values[name] as Image | null, value as Image)
  return { ...values, ...(isChosen && sets ? changedWith(sets, values) : {}), [name]: value }
}

/** In characters. If this much of a sample, or half of a shorter one, remains, the text still counts as the sample. */
const recognizableLength = 12

/** Whether a sample was only extended or shortened, not replaced. */
function keepsSampleText(before: unknown, after: unknown): boolean {
  const [was, is] = [plainText(before), plainText(after)]
  const length = Math.min(recognizableLength, Math.ceil(was.length / 2))
  return Array.from({ length: was.length - length + 1 }, (_, at) => was.slice(at, at + length)).some((part) =>
    is.includes(part),
  )
}

const plainText = (value: unknown) => plainWords(value as FormattedText).trim()

function changedWith(sets: NonNullable<SchemaField['sets']>, values: Values): Values {
  return Object.fromEntries(
    Object.entries(sets).map(([name, next]) => [name, next[String(values[name])] ?? values[name]]),
  )
}

/** A new crop or description doesn't make it a different picture. */
const isDifferentPicture = (before: Image | null, after: Image) =>
  before === null || !sameJson(sourceOf(before), sourceOf(after))

const sourceOf = ({ provider, urls, seed }: Image) => [provider, urls, seed]
