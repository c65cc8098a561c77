import type { Caller } from '../../contract/creations.ts'
import type { ServiceContext } from '../context.ts'
import { askModel } from './ask-model.ts'
import type { BusinessInputs } from './business-inputs.ts'
import { businessNamesQuestion } from './prompts/business-names.ts'

/** Names for a business, twelve but for those that are `taken`; undefined without a model, or when it has no good ones. */
export async function askForNames(
  ctx: ServiceContext,
  inputs: BusinessInputs & { taken: readonly string[] },
  caller: Caller,
): Promise<string[] | undefined> {
  const answer = await askModel(ctx, businessNamesQuestion(inputs), caller)
  return answer && untaken(answer.names, inputs.taken)
}

/** Those that are not among others, whatever their capitals. */
export function untaken(offered: readonly string[], taken: readonly string[]): string[] {
  const known = new Set(taken.map((one) => one.toLowerCase()))
  return offered.filter((one) => !known.has(one.toLowerCase()))
}
