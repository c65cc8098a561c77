import { mendedText, type Site } from './mend-text.ts'
import { daysIn, spanOf } from './mend-times.ts'
import { isObject, plain } from './plain.ts'

/** As much of JSON Schema as the inputs of functions use. */
export type Json = {
  type?: string
  format?: string
  minLength?: number
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  enum?: unknown[]
  anyOf?: Json[]
}

/** Repairs the usual mistakes of smaller models in a value, as far as its schema shows the intent. */
export function mended(value: unknown, schema: Json, site: Site): unknown {
  const { anyOf, properties, items, type } = schema
  if (anyOf) {
    if (value === null && anyOf.some((one) => one.type === 'null')) return null
    const plainOnes = anyOf.filter((one) => one.type !== 'null')
    const fit =
      plainOnes.find((one) => one.type === typeOf(value)) ?? (plainOnes.length === 1 ? plainOnes[0] : undefined)
    return fit ? mended(value, fit, site) : value
  }
  if (type === 'object' && properties) return mendedObject(fromText(value), schema, site)
  if (type === 'array' && items) return mendedList(fromText(value), items, site)
  if (type === 'number' || type === 'integer') return numberOf(value)
  if (type === 'boolean') return booleanOf(value)
  if (schema.enum) return memberOf(value, schema.enum)
  return type === 'string' ? mendedText(value, schema.format, site) : value
}

function mendedObject(value: unknown, { properties = {}, required = [] }: Json, site: Site): unknown {
  if (!isObject(value)) {
    // A bare value for an object of one needed field: 32 for {"amount": 32}.
    const [only, more] = required
    return only !== undefined && more === undefined && value !== null && typeof value !== 'object'
      ? mendedObject({ [only]: value }, { properties, required }, site)
      : value
  }
  const given = withOwnNames(value, properties, required)
  const nulls = Object.values(given).filter((one) => one === null).length
  const known = Object.entries(given).flatMap(([key, inner]) => {
    const schema = properties[key]
    if (!schema) return [[key, inner] as const]
    const isNeeded = required.includes(key)
    if (inner === null && isNeeded && schema.type === 'string' && !schema.minLength) return [[key, ''] as const]
    // Some models send null for every omitted field. A single null is intended.
    const isBlank = inner === null ? nulls > 1 || !takesNull(schema) : inner === '' && !takesBlank(schema)
    return isBlank && !isNeeded ? [] : [[key, mended(inner, schema, site)] as const]
  })
  return Object.fromEntries(known)
}

/** Fields by their own names, however they are spelled; a needed text goes by any name that is the only strange one. */
function withOwnNames(
  value: Record<string, unknown>,
  properties: Record<string, Json>,
  required: readonly string[],
): Record<string, unknown> {
  const named = Object.entries(value).map(([name, inner]): [string, unknown] => [
    Object.keys(properties).find((one) => plain(one) === plain(name)) ?? name,
    inner,
  ])
  const strange = named.filter(([name, inner]) => !(name in properties) && typeof inner === 'string')
  const missing = required.filter((name) => !named.some(([one]) => one === name) && properties[name]?.type === 'string')
  const [[from] = [], [to]] = [strange[0] ?? [], missing]
  const isClear = strange.length === 1 && missing.length === 1
  return Object.fromEntries(named.map(([name, inner]) => [isClear && name === from && to ? to : name, inner]))
}

const takesNull = ({ type, anyOf }: Json): boolean => type === 'null' || anyOf?.some(takesNull) === true

const takesBlank = ({ type, anyOf, format, enum: members, minLength = 0 }: Json): boolean =>
  anyOf?.some(takesBlank) ?? (type === 'string' && format === undefined && !members && minLength === 0)

function mendedList(value: unknown, items: Json, site: Site): unknown {
  if (value === null || value === undefined) return value
  if (items.enum?.includes('Monday')) return daysIn(value).map((one) => memberOf(one, items.enum ?? []))
  if (items.properties?.opens && typeof value === 'string') {
    if (/^(?:closed|none|)$/i.test(value.trim())) return []
    const span = spanOf(value)
    return span ? [span] : value
  }
  const isListInText = typeof value === 'string' && items.type === 'string'
  const entries = Array.isArray(value) ? value : isListInText ? value.split(/\s*(?:,|;|\band\b)\s*/) : [value]
  return entries.filter((one) => one !== null).map((one) => mended(one, items, site))
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

/** JSON in a text. */
function fromText(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth']

function numberOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const place = ordinals.indexOf(value.trim().toLowerCase())
  if (place > 0) return place
  const text = value
    .replace(/[^\d.,-]/g, '')
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : value
}

function booleanOf(value: unknown): unknown {
  if (value === 1 || /^(?:true|yes|on|1)$/i.test(String(value))) return true
  return value === 0 || /^(?:false|no|off|0)$/i.test(String(value)) ? false : value
}

/** Other words for what happens to an entry. */
const actions: Readonly<Record<string, string>> = {
  ...{ update: 'set', change: 'set', replace: 'set', rename: 'set', edit: 'set', delete: 'remove', create: 'add' },
}
/** The letters two names must share at the start to count as one. */
const shared = 5

/** The only member that a text means: in other capitals, without its spaces, cut short as 'Mon', or by another word for it. */
function memberOf(value: unknown, members: readonly unknown[]): unknown {
  if (members.includes(value)) return value
  const said = plain(String(value)).replace(/and/g, '')
  const asked = members.includes(actions[said]) ? actions[said] : undefined
  const only = (isAlike: (member: string) => boolean) => {
    const found = members.filter((one) => isAlike(plain(String(one)).replace(/and/g, '')))
    return found.length === 1 ? found[0] : undefined
  }
  return (
    asked ??
    only((member) => member === said) ??
    only((member) => said.length >= 3 && (member.startsWith(said) || said === `${member}s`)) ??
    only((member) => said.length >= shared && member.startsWith(said.slice(0, shared))) ??
    value
  )
}
