import fc from 'fast-check'
import type * as z from 'zod'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../../renderer/document/section-types.ts'
import { type Image, image, photo } from '../../../renderer/document/values/image.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { shapeNames } from '../../../renderer/shapes/shape.ts'
import { anyAddress, anyPictureAddress, anyText } from './hostile-texts.ts'

type Check = { _zod: { def: { check: string; minimum?: number; maximum?: number; pattern?: RegExp; value?: number } } }
type Def = {
  type: string
  innerType?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
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
function anyValue(schema: z.ZodType, name = ''): fc.Arbitrary<unknown> {
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
  union: ({ options = [] }, schema, name) =>
    fc.oneof(...options.map((option) => anyValue(option, name))).filter((value) => schema.safeParse(value).success),
  array: (def) =>
    fc.array(anyValue(def.element as z.ZodType), {
      minLength: limitOf(def, 'min_length') ?? 0,
      maxLength: Math.min(limitOf(def, 'max_length') ?? 3, 12),
    }),
  object: ({ shape = {} }, schema) =>
    fc
      .record(Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, anyValue(field, key)])))
      .map((made) => (schema === image || schema === photo ? fitting(made as Image, schema === photo) : made)),
}

function textOf(def: Def, schema: z.ZodType, name: string): fc.Arbitrary<string> {
  const max = limitOf(def, 'max_length') ?? 200
  const pattern = def.checks?.find(({ _zod }) => _zod.def.pattern)?._zod.def.pattern ?? def.pattern
  const known = pattern?.source.includes('https') ? undefined : named[name]?.(max)
  const text = known ?? (pattern ? matching(pattern) : anyText(max))
  return text.filter((candidate) => schema.safeParse(candidate).success)
}

/** A picture with a composition where it is a pattern and no photo, and without the addresses that its provider does not serve. */
function fitting({ pattern, ...made }: Image, isPhoto: boolean): Image {
  if (made.provider === 'Pattern' && !isPhoto)
    return { ...made, urls: [], crop: undefined, pattern: pattern ?? shapeNames[0] }
  return withoutStrayUrls(made.provider === 'Pattern' ? { ...made, provider: 'Custom' } : made)
}

function withoutStrayUrls(made: Image): Image {
  const isServed = (url: Image['urls'][number]) => image.safeParse({ provider: made.provider, urls: [url] }).success
  const { crop } = made
  return { ...made, urls: made.urls.filter(isServed), crop: crop && { ...crop, urls: crop.urls.filter(isServed) } }
}

/** Most texts that fit the pattern of a picture's address have no host that serves pictures. */
function matching({ source, flags }: RegExp): fc.Arbitrary<string> {
  return source.includes('media') ? anyPictureAddress : fc.stringMatching(new RegExp(source, flags.replace('i', '')))
}

function limitOf({ checks }: Def, name: 'min_length' | 'max_length'): number | undefined {
  const limit = checks?.find(({ _zod }) => _zod.def.check === name)?._zod.def
  return limit?.maximum ?? limit?.minimum
}

function numberOf(schema: z.ZodNumber): fc.Arbitrary<number> {
  const [min, max] = [schema.minValue ?? 0, schema.maxValue ?? 1e6]
  const [from, to] = [Math.max(min, -1e6), Math.min(max, 2 ** 31)]
  if (schema.isInt) return fc.integer({ min: Math.max(from, schema.safeParse(0).success ? from : 1), max: to })
  return fc.oneof(fc.constantFrom(from, to), fc.double({ min: from, max: to, noNaN: true }))
}

const between = sectionTypeNames.filter((type) => !sectionTypes[type].required)

/** How many of each type a page has, in any order, its header first and its footer last. */
const anyOrder: fc.Arbitrary<SectionType[]> = fc
  .tuple(...between.map((type) => fc.integer({ min: 0, max: sectionTypes[type].maxCount })))
  .map((counts) => counts.flatMap((count, index) => Array.from({ length: count }, () => between[index] as SectionType)))
  .chain((types) => fc.shuffledSubarray(types, { minLength: types.length, maxLength: types.length }))
  .map((types) => ['Header', ...types, 'Footer'])

/** Ids that a page may already know, or that mean something to an object. */
const anyId = fc.oneof(
  fc.constantFrom(
    'contact',
    'name',
    'email',
    'message',
    'cookies',
    'constructor',
    'to-string',
    'a',
    'gallery-a',
    'menu',
  ),
  anyValue(sectionTypes.Header.schema.shape.id) as fc.Arbitrary<string>,
)

const anySections = anyOrder.chain((types) =>
  fc
    .uniqueArray(anyId, { minLength: types.length, maxLength: types.length })
    .chain((ids) => fc.tuple(...types.map((type, index) => anySection(type, ids[index] ?? '', ids)))),
)

/** A section of a type. Half of the links to sections lead to ones that the page has. */
function anySection(type: SectionType, id: string, ids: string[]) {
  const { content, design, hidden } = sectionTypes[type].schema.shape
  return fc
    .record({ content: anyValue(content), design: anyValue(design), hidden: anyValue(hidden), leads: fc.nat(99) })
    .map(({ leads, hidden, ...rest }) => {
      const target = ids[leads % ids.length] ?? id
      const text = JSON.stringify(rest, (_key, value) =>
        value?.type === 'Section' && leads % 2 ? { ...value, value: target } : value,
      )
      return { id, type, hidden: hidden && leads % 5 === 0, ...(JSON.parse(text) as object) }
    })
}

// The exported type names the document only, not the fields of its schema.
const { sections: _sections, ...rest } = (websiteSettings as unknown as z.ZodObject<Record<string, z.ZodType>>).shape

/** Any document that the product would store. */
export const anySite: fc.Arbitrary<WebsiteSettings> = fc
  .record({
    ...(Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, anyValue(field, name)])) as object),
    sections: anySections,
  })
  .map((document) => websiteSettings.parse(document))

/** Runs of each property: few in a usual test, as many as FC_RUNS says in a long one. A failing run prints its seed. */
export const runs = (usual: number) => ({ numRuns: process.env.FC_RUNS ? Number(process.env.FC_RUNS) : usual })
