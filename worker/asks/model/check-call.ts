import { makeStep, type Step } from '../../../renderer/document/tools/steps.ts'
import { toolNamed } from '../../../renderer/document/tools/tools.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import type { ToolCall } from '../../adapters/ai/tool-model.ts'
import { isGiven, textAt, wordsProblem } from './check-words.ts'
import { paletteChoice } from './offered-tools.ts'
import { asksFor, type Scope } from './scope.ts'
import { isStated } from './stated.ts'

/** `mayDoOtherwise`: the request asks for the change, and another input may be possible. */
export type CheckedCall = { step: Step } | { problem: string; mayDoOtherwise?: true }
const mayDoOtherwise = true

/** A step of what a model wants called, if it fits its tool, is asked for, and says only what the owner said. */
export function checkCall(call: ToolCall, id: string, scope: Scope): CheckedCall {
  const tool = toolNamed(call.tool)
  const input = isObject(call.input) ? call.input : undefined
  if (!tool || !input) return { problem: 'A change didn’t fit the page.', mayDoOtherwise }
  const own = call.tool === 'choose-colors' ? paletteInput(input) : input
  const parsed = own && tool.input.safeParse(own)
  if (!parsed?.success) return { problem: 'A change didn’t fit the page.', mayDoOtherwise }
  const title = tool.titleOf(parsed.data, scope.document)
  if (!asksFor(call.tool, parsed.data, scope)) return { problem: `${title}: you didn’t ask for this.` }
  const problem = inputProblem(call.tool, parsed.data, scope)
  if (problem) return { problem: `${title}: ${problem}.`, mayDoOtherwise }
  const step = makeStep(scope.document, { id, tool: tool.name, input: parsed.data })
  return step ? { step } : { problem: `${title}: it doesn’t fit the page.`, mayDoOtherwise }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Models choose a palette by its name. */
function paletteInput(input: Record<string, unknown>): Record<string, unknown> | undefined {
  const { success, data } = paletteChoice.safeParse(input)
  if (!success) return undefined
  const palette = palettes.find(({ name }) => name === data.palette)
  return palette && { name: palette.name, colors: palette.colors }
}

/** What is wrong with the words of an input. Models write texts, never links or pictures. */
function inputProblem(tool: string, input: Record<string, unknown>, scope: Scope): string | undefined {
  const { document, stated } = scope
  if (tool === 'set-field') {
    const { path, value } = input as { path: string; value: unknown }
    if (typeof value === 'object') return 'only a text, a choice or a number can be set like this'
    if (typeof value !== 'string' || isChoice(path)) return undefined
    if (isGiven(document, path) && !isStated(value, stated)) return 'these are somebody’s own words'
    return wordsProblem(value, textAt(document, path), scope)
  }
  if (tool === 'add-section' || tool === 'add-item') {
    const { texts = {}, items = [] } = input as { texts?: Record<string, string>; items?: Record<string, string>[] }
    const all = [texts, ...items].flatMap((one) => Object.values(one))
    return all.map((text) => wordsProblem(text, '', scope)).find((problem) => problem !== undefined)
  }
  return undefined
}

const isChoice = (path: string) => path === 'settings.language' || path.endsWith('.layout')
