import fc from 'fast-check'
import type * as z from 'zod'
import { anyAddress, anyPictureAddress, anyText } from './hostile-texts.ts'

type Check = { _zod: { def: { check: string; maximum?: number; pattern?: RegExp; value?: number } } }
type Def = {
  type: string
  innerType?: z.ZodType
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
  entries?: Record<string, string>
  values?: unknown[]
  checks?: Check[]
  pattern?: RegExp
}

/** Fields whose text means more than its letters. */
const named: Record<string, (max: number) => fc.Arbitrary<string>> = {
  value: (max) => anyAddress.map((text) => text.slice(0, max)),
  url: (max) => anyAddress.map((text) => text.slice(0, max)),
  language: () => fc.constantFrom('en', 'ar', 'he', 'fa-IR', 'ja', 'pt-BR', 'zh-Hant-TW', 'zz'),
}

/** Any value that a schema accepts, made by walking it: a field that is added tomorrow is tried tomorrow. */
export function anyValue(schema: z.ZodType, name = ''): fc.Arbitrary<unknown> {
  const def = schema.def as unknown as Def // `type` says which parts it has
  const made = byType[def.type]
  if (!made) throw new Error(`no values are known for a schema of type ${def.type}`)
  return made(def, schema, name)
}

const inner: Maker = ({ innerType }, _schema, name) => anyValue(innerType as z.ZodType, name)
type Maker = (def: Def, schema: z.ZodType, name: string) => fc.Arbitrary<unknown>

const byType: Record<string, Maker> = {
  string: (def, schema, name) => textOf(def, schema, name),
  boolean: () => fc.boolean(),
  number: (_def, schema) => numberOf(schema as z.ZodNumber),
  enum: ({ entries = {} }) => fc.constantFrom(...Object.values(entries)),
  literal: ({ values = [] }) => fc.constantFrom(...values),
  nullable: (def, schema, name) => fc.option(inner(def, schema, name), { nil: null, freq: 4 }),
  optional: (def, schema, name) => fc.option(inner(def, schema, name), { nil: undefined, freq: 3 }),
  default: inner,
  prefault: inner,
  array: (def) => fc.array(anyValue(def.element as z.ZodType), { maxLength: Math.min(maximumOf(def) ?? 3, 12) }),
  object: ({ shape = {} }) =>
    fc.record(Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, anyValue(field, key)]))),
}

function textOf(def: Def, schema: z.ZodType, name: string): fc.Arbitrary<string> {
  const max = maximumOf(def) ?? 200
  const pattern = def.checks?.find(({ _zod }) => _zod.def.pattern)?._zod.def.pattern ?? def.pattern
  const known = pattern?.source.includes('https') ? undefined : named[name]?.(max)
  const text = known ?? (pattern ? matching(pattern) : anyText(max))
  return text.filter((candidate) => schema.safeParse(candidate).success)
}

/** The pattern of a picture's address looks ahead, which is not generated. */
function matching({ source, flags }: RegExp): fc.Arbitrary<string> {
  return source.includes('(?!') ? anyPictureAddress : fc.stringMatching(new RegExp(source, flags.replace('i', '')))
}

const maximumOf = ({ checks }: Def) =>
  checks?.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum ?? undefined

function numberOf(schema: z.ZodNumber): fc.Arbitrary<number> {
  const [min, max] = [schema.minValue ?? 0, schema.maxValue ?? 1e6]
  const [from, to] = [Math.max(min, -1e6), Math.min(max, 2 ** 31)]
  if (schema.isInt) return fc.integer({ min: Math.max(from, schema.safeParse(0).success ? from : 1), max: to })
  return fc.oneof(fc.constantFrom(from, to), fc.double({ min: from, max: to, noNaN: true }))
}
