import type { Caller } from '../../contract/creations.ts'
import type { ServiceContext } from '../context.ts'
import { askModel } from './ask-model.ts'
import { untaken } from './names.ts'
import { businessIdeasQuestion, type IdeaInputs } from './prompts/business-ideas.ts'

/**
 * Ideas for a business, ten but for those that are `taken`, each of about five words and at most eight; undefined without a model, or when it
 * has no good ones.
 */
export async function askForIdeas(
  ctx: ServiceContext,
  inputs: IdeaInputs,
  caller: Caller,
): Promise<string[] | undefined> {
  const answer = await askModel(ctx, businessIdeasQuestion(inputs), caller)
  return answer && untaken(answer.ideas, inputs.taken)
}
