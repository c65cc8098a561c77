import * as z from 'zod'

type Test = (value: unknown) => boolean
type Parts = {
  type: string
  coerce?: boolean
  checks?: readonly z.core.$ZodCheck<unknown>[]
  innerType?: z.ZodType
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
  entries?: Record<string, unknown>
  values?: readonly unknown[]
  discriminator?: string
  options?: readonly z.ZodType[]
}

// A definition is typed for its own kind only; `type` says which of these parts it has.
const partsOf = ({ def }: z.ZodType) => def as unknown as Parts

/**
 * Checks whether a schema would return a value unchanged: complete, in the schema's order, nothing to change or
 * remove. That holds for every value that the schema returned before, and takes a tenth of the time of parsing. A false
 * proves nothing: a schema with parts that this file does not know never passes.
 */
export function asWritten(schema: z.ZodType): Test {
  const parts = partsOf(schema)
  const test = tests[parts.type]?.(parts, schema)
  // A format is a check itself, and one that is coerced takes what it would change.
  if (!test || parts.coerce || schema._zod.traits.has('$ZodCheck')) return never
  return parts.checks ? passing(test, parts.checks) : test
}

const never: Test = () => false

/** Whether a schema's own checks find nothing wrong with what passes `test`, and leave it alone. */
function passing(test: Test, checks: readonly z.core.$ZodCheck<unknown>[]): Test {
  const length = lengthOf(checks)
  return (value) => {
    if (!test(value)) return false
    if (typeof value === 'string' && value.length <= length) return true
    const payload: z.core.ParsePayload = { value, issues: [] }
    for (const check of checks) {
      const later = check._zod.check(payload)
      if (later !== undefined || payload.issues.length > 0 || payload.value !== value) return false
    }
    return true
  }
}

/** Up to how many characters a text is right without further checks. */
function lengthOf([first, ...others]: readonly z.core.$ZodCheck<unknown>[]): number {
  const { check, maximum } = (first?._zod.def ?? {}) as { check?: string; maximum?: number }
  return check === 'max_length' && maximum !== undefined && others.length === 0 ? maximum : -1
}

const within = ({ innerType }: Parts) => (innerType ? asWritten(innerType) : never)

/** By the name of the kind of schema. None lets undefined through: a key that is left out is not there. */
const tests: Record<string, ((parts: Parts, schema: z.ZodType) => Test) | undefined> = {
  string: () => (value) => typeof value === 'string',
  number: () => (value) => Number.isFinite(value),
  boolean: () => (value) => typeof value === 'boolean',
  enum: ({ entries = {} }) => oneOf(Object.values(entries)),
  literal: ({ values = [] }) => oneOf(values),
  nullable: (parts) => {
    const test = within(parts)
    return (value) => value === null || test(value)
  },
  optional: within,
  default: within,
  prefault: within,
  array: ({ element }) => {
    const test = element ? asWritten(element) : never
    return (value) => {
      if (!Array.isArray(value)) return false
      for (const item of value) if (!test(item)) return false
      return true
    }
  },
  object: objectTest,
  union: unionTest,
}

function oneOf(values: readonly unknown[]): Test {
  const known = new Set(values.filter((value) => typeof value === 'string' || typeof value === 'number'))
  return (value) => known.has(value as string)
}

function objectTest({ shape = {} }: Parts): Test {
  const fields = Object.entries(shape).map(([name, field]) => ({
    name,
    optional: field instanceof z.ZodOptional,
    test: asWritten(field),
  }))
  return (value) => {
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false
    let at = 0
    for (const name in value) {
      let field = fields[at]
      while (field && field.name !== name) {
        if (!field.optional) return false
        at += 1
        field = fields[at]
      }
      if (!field?.test((value as Record<string, unknown>)[name])) return false
      at += 1
    }
    while (fields[at]?.optional) at += 1
    return at === fields.length
  }
}

/** Objects told apart by what stands under one of their keys. */
function unionTest({ discriminator = '', options = [] }: Parts): Test {
  const byName = new Map<unknown, Test>()
  for (const option of options) {
    const name = partsOf(option).shape?.[discriminator]
    for (const value of (name && partsOf(name).values) ?? []) byName.set(value, asWritten(option))
  }
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    (byName.get((value as Record<string, unknown>)[discriminator])?.(value) ?? false)
}
