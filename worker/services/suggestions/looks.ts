import { composeLooks } from '../../../templates/suggestions/looks.ts'
import type { Caller } from '../../contract/creations.ts'
import type { LookWishes, SuggestedLooks } from '../../contract/suggestions.ts'
import type { ServiceContext } from '../context.ts'
import { askForLooks } from '../generation/looks.ts'

/** Every font pair and palette, the best for a business first: in a model's order, else in the composer's. The style is its trade's. */
export async function suggestLooks(
  ctx: ServiceContext,
  wishes: LookWishes & { scrapeSummary: string },
  caller: Caller,
): Promise<SuggestedLooks> {
  const { industry: trade = '', link: _, ...business } = wishes
  const asked = await askForLooks(ctx, { ...business, trade }, caller)
  return { ...composeLooks(wishes), ...asked }
}
