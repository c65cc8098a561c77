import * as z from 'zod'
import { sectionTitle } from '../../renderer/document/section-title.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { ToolCall } from '../adapters/ai/tool-model.ts'
import type { AskTool } from './tools/ask-tool.ts'
import { askToolNamed, askTools, inputSchema } from './tools/ask-tools.ts'

type Json = {
  type?: string
  format?: string
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  enum?: unknown[]
  const?: unknown
  anyOf?: Json[]
}

export type ReadCall = { tool: AskTool; input: Record<string, unknown> } | { problem: string }

/** A model's call as a tool takes it, with the slips of smaller models mended. The problem of any other is for the model to read. */
export function readCall({ tool: name, input: raw }: ToolCall, document: WebsiteSettings): ReadCall {
  const tool = askToolNamed(name)
  if (!tool)
    return { problem: `There is no function ${name}. There are ${askTools.map((one) => one.name).join(', ')}.` }
  const schema = inputSchema(tool) as Json
  const { success, data, error } = tool.input.safeParse(mended(unwrapped(raw ?? {}, schema), schema, document))
  return success ? { tool, input: data } : { problem: z.prettifyError(error) }
}

/** An input inside another object: {"input": {…}}, {"service": {"name": …}}. */
function unwrapped(raw: unknown, { properties = {} }: Json): unknown {
  if (!isObject(raw)) return raw
  const [[name, inner] = [], more] = Object.entries(raw)
  const isWrapper = name !== undefined && more === undefined && !(name in properties) && isObject(inner)
  return isWrapper ? unwrapped(inner, { properties }) : raw
}

function mended(value: unknown, schema: Json, document: WebsiteSettings): unknown {
  const { anyOf, properties, items, type } = schema
  if (anyOf) {
    if (value === null && anyOf.some((one) => one.type === 'null')) return null
    const plain = anyOf.filter((one) => one.type !== 'null')
    if (plain.some(({ type }) => type === typeOf(value))) {
      const [fit] = plain.filter(({ type }) => type === typeOf(value))
      return fit ? mended(value, fit, document) : value
    }
    return plain.length === 1 && plain[0] ? mended(value, plain[0], document) : value
  }
  if (type === 'object' && properties) return mendedObject(fromText(value), schema, document)
  if (type === 'array' && items) return mendedList(fromText(value), items, document)
  if (type === 'number' || type === 'integer') return numberOf(value)
  if (type === 'boolean') return booleanOf(value)
  if (schema.enum) return memberOf(value, schema.enum)
  return type === 'string' ? mendedText(value, schema.format, document) : value
}

function mendedObject(value: unknown, { properties = {}, required = [] }: Json, document: WebsiteSettings): unknown {
  if (!isObject(value)) {
    // A bare value for an object of one needed field: 32 for {"amount": 32}.
    const [only, more] = required
    return only !== undefined && more === undefined && value !== null && typeof value !== 'object'
      ? mendedObject({ [only]: value }, { properties, required }, document)
      : value
  }
  const known = Object.entries(value).flatMap(([name, inner]) => {
    const key = Object.keys(properties).find((one) => plain(one) === plain(name)) ?? name
    const schema = properties[key]
    if (!schema) return [[key, inner] as const]
    const isLeftOut = (inner === null || inner === '') && !required.includes(key) && !takes(schema, inner)
    return isLeftOut ? [] : [[key, mended(inner, schema, document)] as const]
  })
  return Object.fromEntries(known)
}

/** Whether null or a blank text means something to a field. */
const takes = ({ type, anyOf, format, enum: members }: Json, value: unknown): boolean =>
  anyOf
    ? anyOf.some((one) => takes(one, value))
    : value === null
      ? type === 'null'
      : type === 'string' && format === undefined && !members

function mendedList(value: unknown, items: Json, document: WebsiteSettings): unknown {
  if (value === null || value === undefined) return value
  const isListInText = typeof value === 'string' && items.type === 'string'
  const entries = Array.isArray(value) ? value : isListInText ? value.split(/\s*(?:,|;|\band\b)\s*/) : [value]
  return entries.filter((one) => one !== null).map((one) => mended(one, items, document))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** JSON in a text. */
function fromText(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function numberOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
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

/** The only member that a text means: in other capitals, without its spaces, or cut short as 'Mon'. */
function memberOf(value: unknown, members: readonly unknown[]): unknown {
  if (members.includes(value)) return value
  const said = plain(String(value))
  const same = members.filter((one) => plain(String(one)) === said)
  const close = members.filter((one) => {
    const member = plain(String(one))
    return said.length >= 3 && (member.startsWith(said) || said === `${member}s`)
  })
  return same.length === 1 ? same[0] : close.length === 1 ? close[0] : value
}

function mendedText(value: unknown, format: string | undefined, document: WebsiteSettings): unknown {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  if (typeof text !== 'string') return text
  if (format === 'clock') return clockOf(text)
  if (format === 'currency') return currencySigns[text.trim()] ?? text.trim().toUpperCase()
  if (format === 'color') return text.trim().replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3')
  if (format === 'section') return sectionIdOf(text, document)
  if (format === 'path') {
    const [first = '', ...rest] = text.split('.')
    return [sectionIdOf(first, document), ...rest].join('.')
  }
  return text
}

const currencySigns: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD', '¥': 'JPY', zł: 'PLN' }

/** '09:00' of '9', '9am', '9:00', '5.30 pm', 'noon'. */
function clockOf(text: string): string {
  const said = text.trim().toLowerCase()
  if (/^(?:noon|midday)$/.test(said)) return '12:00'
  if (said === 'midnight') return '24:00'
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?$/.exec(said) ?? []
  if (hours === '') return text
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** A section named by its type or its title instead of its id. */
function sectionIdOf(name: string, { sections }: WebsiteSettings): string {
  if (sections.some(({ id }) => id === name)) return name
  const found = sections.filter((section) =>
    [section.id, section.type, sectionTitle(section, sections)].some((one) => plain(one) === plain(name)),
  )
  return found.length === 1 && found[0] ? found[0].id : name
}
