import * as z from 'zod'
import { sectionTitle } from '../../../renderer/document/section-title.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { ToolCall } from '../../adapters/ai/tool-model.ts'
import type { AskTool } from '../tools/ask-tool.ts'
import { askToolNamed, askTools } from '../tools/ask-tools.ts'
import { type Json, mended } from './mend-input.ts'
import type { Site } from './mend-text.ts'
import { isObject, plain } from './plain.ts'

/** `unknown`: fields that the tool doesn't have. */
export type ReadCall = { tool: AskTool; input: Record<string, unknown>; unknown: string[] } | { problem: string }

/** A model's call as a tool takes it, with the slips of smaller models mended. The problem of any other is for the model to read. */
export function readCall({ tool: name, input: raw }: ToolCall, site: Site): ReadCall {
  const tool = askToolNamed(name)
  if (!tool) return { problem: `There is no function ${name}. ${nearest(name)}` }
  const schema = z.toJSONSchema(tool.input, { io: 'input' }) as Json
  const { properties = {} } = schema
  const input = mended(unwrapped(raw ?? {}, properties), schema, site)
  const unknown = isObject(input) ? Object.keys(input).filter((key) => !(key in properties)) : []
  const { success, data, error } = tool.input.safeParse(input)
  const strange = unknown.length === 0 ? '' : ` Unknown fields: ${unknown.join(', ')}.`
  if (!success) return { problem: `${z.prettifyError(error)}${strange}` }
  const problem = sectionProblem(data, properties, site.document)
  return problem ? { problem } : { tool, input: data, unknown }
}

function nearest(name: string): string {
  const words = name.toLowerCase().split(/[^a-z]+/)
  const alike = askTools.filter((tool) => tool.name.split('-').some((word) => words.includes(word)))
  return `There are ${(alike.length > 0 ? alike : askTools).map((tool) => tool.name).join(', ')}.`
}

/** An input inside another object: {"input": {…}}, {"service": {"name": …}}. */
function unwrapped(raw: unknown, properties: Record<string, Json>): unknown {
  if (!isObject(raw)) return raw
  const [[name, inner] = [], more] = Object.entries(raw)
  const isWrapper = name !== undefined && more === undefined && !(name in properties) && isObject(inner)
  return isWrapper ? unwrapped(inner, properties) : raw
}

/** An error that lists the section ids, for a call with an unknown one. */
function sectionProblem(
  input: Record<string, unknown>,
  properties: Record<string, Json>,
  { sections }: WebsiteSettings,
): string | undefined {
  for (const [key, { format }] of Object.entries(properties)) {
    const value = input[key]
    if (typeof value !== 'string' || (format !== 'section' && format !== 'path')) continue
    const [id = ''] = value.split('.')
    if (plain(id) === 'page' || sections.some((section) => section.id === id)) continue
    const all = sections.map((section) => `${section.id} (${sectionTitle(section, sections)})`)
    return `There is no section “${id}” for this function. There are ${all.join(', ')}.`
  }
  return undefined
}
