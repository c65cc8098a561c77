import type * as z from 'zod'
import { addItemTool } from '../../../renderer/document/tools/list-items.ts'
import { fieldWords } from '../../../renderer/document/tools/set-field.ts'
import { applySteps, makeStep } from '../../../renderer/document/tools/steps.ts'
import { type ToolName, tools } from '../../../renderer/document/tools/tools.ts'
import { leftoverWarnings } from '../warnings/leftovers.ts'
import { type Review, reviewStep } from '../warnings/review-step.ts'
import { nowhereWarning } from '../warnings/shown-nowhere.ts'
import type { AskTool, Calling, CallResult } from './ask-tool.ts'

/** Narrower inputs for a model, which never writes pictures or links. */
const inputs: Readonly<Record<string, z.ZodObject>> = {
  'set-field': fieldWords,
  'add-item': addItemTool.input.omit({ picture: true }),
}

/** Tools whose input only our own code makes. */
const internal: ReadonlySet<ToolName> = new Set(['choose-colors', 'reword-section'])

/** The tools that change a document, each as a function that proposes a step. */
export const changeTools: readonly AskTool[] = tools
  .filter(({ name }) => !internal.has(name))
  .map(({ name, description, input }) => ({
    ...{ name, description, input: inputs[name] ?? input },
    run: (given, calling) => proposeStep(name, given, calling),
  }))

/** Proposes a change, with what the owner should check of it. */
export function proposeStep(
  tool: ToolName,
  input: Record<string, unknown>,
  { asking, run }: Calling,
  { isOurs = false } = {},
): CallResult {
  const step = makeStep(run.document, { id: run.nextId(), tool, input })
  if (!step) return { problem: 'The input doesn’t fit this function.' }
  const review: Review = isOurs ? { warnings: [] } : reviewStep(step, run.document, asking)
  if ('refused' in review) return { problem: `Left out: “${step.title}”, since ${review.refused}` }
  const { document: after, refused } = applySteps(run.document, [step])
  const [first] = refused
  if (first) return { problem: first.problem }
  const nowhere = isOurs ? undefined : nowhereWarning(step, run.document, after)
  const leftovers = leftoverWarnings(run.document, after)
  const warnings = [
    ...review.warnings,
    ...leftovers,
    ...(nowhere === undefined || leftovers.length > 0 ? [] : [nowhere]),
  ]
  const { unasked } = review
  const marks = { ...(warnings.length > 0 && { warnings }), ...(unasked && { unasked }) }
  const problem = run.take({ ...step, ...marks }, after)
  if (problem !== undefined) return { problem }
  const shown = step.sectionIds.filter((id) => after.sections.some((section) => section.id === id))
  return { ok: true, proposed: [step.title], changed: shown, ...(warnings.length > 0 && { warnings }) }
}
