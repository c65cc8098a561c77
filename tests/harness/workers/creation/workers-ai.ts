import type { Env } from '../../../../worker/env.ts'

type Run = NonNullable<Env['AI']>['run']
type Asked = { model: string; inputs: Record<string, unknown>; options: Parameters<Run>[2] }

/** What the binding does with a call: answers with a value, rejects with an error, or lasts as long as a promise does. */
export type BindingAnswer = unknown | Error | Promise<unknown>

/** Workers AI's binding as it is documented, without a network: every call as it came, and an answer to each, the last one to all that follow. */
export function workersAiBinding(...answers: [BindingAnswer, ...BindingAnswer[]]) {
  const asked: Asked[] = []
  const run: Run = async (model, inputs, options) => {
    const answer = await (answers[asked.length] ?? answers.at(-1))
    asked.push({ model, inputs, options })
    if (answer instanceof Error) throw answer
    return answer
  }
  return { asked, settings: { AI_PROVIDER: 'workers-ai', AI: { run } } satisfies Partial<Env> }
}

/** An error as the binding throws it: 'InferenceUpstreamError' with '3040: Capacity temporarily exceeded, please try again.' */
export function bindingError(message: string, name = 'InferenceUpstreamError'): Error {
  const error = new Error(message)
  error.name = name
  return error
}
