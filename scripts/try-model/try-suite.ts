import { droppedByModel } from '../../worker/creation/generation/check-texts.ts'
import type { ServiceContext } from '../../worker/platform/context.ts'
import { countSuite, droppedByCode, suite } from './suite.ts'
import { caller, type TriedBusiness } from './tried-business.ts'

const timeoutMs = 60_000

/** A sentence each for the false statements that pass and the true ones that are refused. */
export async function trySuite(ctx: ServiceContext, businesses: readonly TriedBusiness[]): Promise<string> {
  const entries = suite.filter(({ id }) => businesses.some((one) => one.id === id))
  const byCode = await countSuite(entries, async (one) => droppedByCode(one))
  const byBoth = await countSuite(entries, async (one) => {
    const dropped = droppedByCode(one)
    const left = one.texts.filter(({ key }) => !dropped.has(key))
    const signal = AbortSignal.timeout(timeoutMs)
    return new Set([...dropped, ...(await droppedByModel(ctx, left, { checking: one.checking, caller, signal }))])
  })
  return [
    `False sentences that pass: ${byCode.pass} of ${byCode.false} by code alone, ${byBoth.pass} with the model's check.`,
    `True sentences refused: ${byCode.refused} of ${byCode.true} by code alone, ${byBoth.refused} with the model's check.`,
  ].join('\n')
}
