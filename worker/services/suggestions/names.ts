import { composeNames } from '../../../templates/suggestions/names.ts'
import type { Caller } from '../../contract/creations.ts'
import { type NameWishes, namesAtOnce } from '../../contract/suggestions.ts'
import type { ServiceContext } from '../context.ts'
import { askForNames } from '../generation/names.ts'
import { filledUp, toldTo } from './filled-up.ts'

/** Twelve names for a business, none of those `taken`: a model's as far as it has good ones, else the composer's. */
export async function suggestNames(
  ctx: ServiceContext,
  wishes: NameWishes & { scrapeSummary: string },
  caller: Caller,
): Promise<string[]> {
  const { taken, industry: trade = '', link: _, ...business } = wishes
  const asked = await askForNames(ctx, { ...business, trade, taken: toldTo(taken) }, caller)
  return filledUp({ asked, taken, count: namesAtOnce }, (count, shown) =>
    composeNames({ ...wishes, taken: shown, count }),
  )
}
