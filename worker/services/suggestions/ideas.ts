import { composeIdeas } from '../../../templates/suggestions/ideas.ts'
import type { Caller } from '../../contract/creations.ts'
import { type IdeaWishes, ideasAtOnce } from '../../contract/suggestions.ts'
import type { ServiceContext } from '../context.ts'
import { askForIdeas } from '../generation/ideas.ts'
import { filledUp, toldTo } from './filled-up.ts'

/** Ten ideas for a business, none of those `taken` while there are others: a model's as far as it has good ones, else the composer's. */
export async function suggestIdeas(ctx: ServiceContext, wishes: IdeaWishes, caller: Caller): Promise<string[]> {
  const { businessLocation: location, interests, taken } = wishes
  const asked = await askForIdeas(ctx, { interests, location, taken: toldTo(taken) }, caller)
  return filledUp({ asked, taken, count: ideasAtOnce }, (count, shown) =>
    composeIdeas({ ...wishes, taken: shown, count }),
  )
}
