import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { composeCreation } from '../../worker/creation/compose.ts'
import { droppedByCode, droppedByModel } from '../../worker/creation/generation/check-texts.ts'
import type { PageText } from '../../worker/creation/generation/page-texts.ts'
import { creationAnswers } from '../../worker/creation/schema.ts'
import { pageFacts } from '../../worker/creation/writing/page-facts.ts'
import type { ServiceContext } from '../../worker/platform/context.ts'
import { root } from '../run.mjs'
import { caller, type TriedBusiness } from './tried-business.ts'

/** A sentence about one of the businesses, with the facts that its writer would cite. */
const statement = z.object({ business: z.string(), says: z.string(), facts: z.array(z.string()), true: z.boolean() })
const statements = z
  .array(statement)
  .parse(JSON.parse(readFileSync(join(root, 'scripts/try-model/statements.json'), 'utf8')))

const patience = 60_000

/** Counts the false sentences that pass and the true ones that don't, by code alone and with the model's check. */
export async function trySuite(ctx: ServiceContext, businesses: readonly TriedBusiness[]): Promise<string> {
  const counts = { false: 0, true: 0, passCode: 0, pass: 0, refusedByCode: 0, refused: 0 }
  for (const one of businesses) {
    const answers = creationAnswers.parse({ ...one, sections: null, fontPair: 'lively', palette: 'deep-green' })
    const { business, businessName, settings } = await composeCreation(ctx, { answers, creationId: one.id })
    const { language } = settings
    const checking = { business, businessName, language, facts: pageFacts(business, language) }
    const own = statements.filter((said) => said.business === one.id)
    const texts = own.map(
      ({ says, facts }, index): PageText => ({ key: `${index}`, role: 'statement', text: says, facts }),
    )
    const byCode = droppedByCode(texts, checking)
    const left = texts.filter(({ key }) => !byCode.has(key))
    const byModel = await droppedByModel(ctx, left, { checking, caller, signal: AbortSignal.timeout(patience) })
    for (const [index, said] of own.entries()) {
      const [code, model] = [byCode.has(`${index}`), byModel.has(`${index}`)]
      if (said.true) {
        counts.true += 1
        counts.refusedByCode += Number(code)
        counts.refused += Number(code || model)
      } else {
        counts.false += 1
        counts.passCode += Number(!code)
        counts.pass += Number(!code && !model)
      }
    }
  }
  return [
    `False sentences that pass: ${counts.passCode} of ${counts.false} by code alone, ${counts.pass} with the model's check.`,
    `True sentences refused: ${counts.refusedByCode} of ${counts.true} by code alone, ${counts.refused} with the model's check.`,
  ].join('\n')
}
