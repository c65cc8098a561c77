import { fontPairs } from '../../../templates/font-pairs/font-pairs.ts'
import { palettes } from '../../../templates/palettes/palettes.ts'
import type { Caller } from '../../contract/creations.ts'
import type { ServiceContext } from '../context.ts'
import { askModel } from './ask-model.ts'
import type { BusinessInputs } from './business-inputs.ts'
import { looksQuestion } from './prompts/looks.ts'

/** Ids of every font pair and palette there is, the best for a business first; undefined without a model, or when it does not say. */
export async function askForLooks(
  ctx: ServiceContext,
  inputs: BusinessInputs,
  caller: Caller,
): Promise<{ fontPairs: string[]; palettes: string[] } | undefined> {
  const answer = await askModel(ctx, looksQuestion(inputs), caller)
  return answer && { fontPairs: completed(answer.fontPairs, fontPairs), palettes: completed(answer.palettes, palettes) }
}

/** Each once: those that were not named come last. */
const completed = (named: readonly string[], all: readonly { id: string }[]) => [
  ...new Set([...named, ...all.map(({ id }) => id)]),
]
