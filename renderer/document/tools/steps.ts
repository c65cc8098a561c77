import * as z from 'zod'
import type { WebsiteSettings } from '../website-settings.ts'
import { websiteSettings } from '../website-settings.ts'
import { isProblem } from './tool.ts'
import { type ToolInput, type ToolName, toolNamed, toolNames } from './tools.ts'

/** A change. `input` matches the tool's schema. */
export const step = z.object({
  id: z.string().min(1).max(48),
  tool: z.enum(toolNames),
  input: z.record(z.string(), z.unknown()),
  /** In a few words: 'Closed on Mondays'. */
  title: z.string().max(200),
  /** Sections that show the change. Empty for website-wide changes. */
  sectionIds: z.array(z.string().max(64)).max(32),
  /** Sentences for the owner to check before accepting. */
  warnings: z.array(z.string().max(300)).max(6).optional(),
  unasked: z.boolean().optional(),
})
export type Step = z.infer<typeof step>

/** An action on the screen instead of a change to the document. */
export const effect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('undo') }),
  z.object({ kind: z.literal('redo') }),
  z.object({ kind: z.literal('scroll'), sectionId: z.string().max(64) }),
  /** An app screen, named as in worker/asks/screens.ts. */
  z.object({ kind: z.literal('open'), screen: z.string().max(32) }),
  z.object({ kind: z.literal('version'), number: z.number().int() }),
])
export type Effect = z.infer<typeof effect>

export type RefusedStep = { step: Step; problem: string }
export type AppliedSteps = { document: WebsiteSettings; applied: Step[]; refused: RefusedStep[] }

/**
 * Applies steps in order, each to the result of the previous. Refuses steps that change nothing or aren't allowed, with
 * a sentence for the owner. Never throws.
 */
export function applySteps(document: WebsiteSettings, steps: readonly Step[]): AppliedSteps {
  const result: AppliedSteps = { document, applied: [], refused: [] }
  for (const one of steps) {
    const outcome = runStep(result.document, one)
    if (isProblem(outcome)) result.refused.push({ step: one, problem: outcome.problem })
    else {
      result.document = outcome
      result.applied.push(one)
    }
  }
  return result
}

function runStep(document: WebsiteSettings, { tool, input }: Pick<Step, 'tool' | 'input'>) {
  const found = toolNamed(tool)
  const parsed = found?.input.safeParse(input)
  if (!found || !parsed?.success) return { problem: invalidChange }
  try {
    const outcome = found.run(document, parsed.data)
    if (isProblem(outcome)) return outcome
    if (outcome === document) return { problem: 'It is like that already.' }
    return websiteSettings.safeParse(outcome).success ? outcome : { problem: 'The page has no room for this change.' }
  } catch {
    return { problem: invalidChange }
  }
}

const invalidChange = 'This change doesn’t fit the page.'

type RequestedStep = { [Name in ToolName]: { id: string; tool: Name; input: ToolInput<Name> } }[ToolName]

/** Adds the title and the affected sections, based on the current document. Undefined for invalid input. */
export function makeStep(
  document: WebsiteSettings,
  { id, tool, input }: RequestedStep | { id: string; tool: ToolName; input: Record<string, unknown> },
): Step | undefined {
  const found = toolNamed(tool)
  const parsed = found?.input.safeParse(input)
  if (!found || !parsed?.success) return undefined
  const outcome = runStep(document, { tool, input: parsed.data })
  const after = isProblem(outcome) ? document : outcome
  const shown: readonly string[] = found.shownIn?.(parsed.data) ?? []
  const changed = changedSections(document, after)
  const { sectionId } = parsed.data
  if (typeof sectionId === 'string' && document.sections.some(({ id }) => id === sectionId)) changed.add(sectionId)
  const showing = after.sections
    .filter(({ id, type, hidden }) => !hidden && (shown.includes(type) || changed.has(id)))
    .toSorted((one, other) => rank(shown, one.type) - rank(shown, other.type))
  const sectionIds = new Set([...showing.map((section) => section.id), ...changed])
  return {
    id,
    tool,
    input: parsed.data,
    title: found.titleOf(parsed.data, document).slice(0, 200),
    sectionIds: [...sectionIds].slice(0, 32),
  }
}

const rank = (shown: readonly string[], type: string) => (shown.includes(type) ? shown.indexOf(type) : shown.length)

function changedSections(before: WebsiteSettings, after: WebsiteSettings): Set<string> {
  const was = new Map(before.sections.map((section) => [section.id, section]))
  const is = new Map(after.sections.map((section) => [section.id, section]))
  const changed = after.sections.filter((section) => was.get(section.id) !== section).map(({ id }) => id)
  const removed = before.sections.filter(({ id }) => !is.has(id)).map(({ id }) => id)
  return new Set([...changed, ...removed])
}
