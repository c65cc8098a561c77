import { AppError } from '../../contract/errors.ts'
import type { ServiceContext } from '../context.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import { type Counted, countWithPauses } from '../limits/count-with-pauses.ts'
import type { AskingBrowser } from './browser.ts'
import { findKnownBrowser } from './known-browser.ts'

type Asked = { email: string; browser: AskingBrowser }

/**
 * Counts a code or a link that a signed-out person requests. A browser that signed in before is counted apart, so that no stranger's
 * requests lengthen its pauses. Throws too_many_requests.
 */
export async function countMail(ctx: ServiceContext, { email, browser }: Asked): Promise<Counted> {
  const known = await countOfKnown(ctx, { email, browser })
  if (known) return known
  await countAttempt(ctx, 'mails from an address', browser.address)
  const own = await countWithPauses(ctx, 'codes and links to an e-mail from an address', `${email} ${browser.address}`)
  const all = await countWithPauses(ctx, 'codes and links to an e-mail', email).catch(async (error: unknown) => {
    await own.undo()
    throw error
  })
  return { ...all, undo: async () => void (await Promise.all([own.undo(), all.undo()])) }
}

/**
 * The same for a reset. Returns undefined during a pause, when no further link is emailed: the one before still works, even if a
 * stranger requested it, since it opens in any browser. So nobody can keep an owner from the reset.
 */
export async function countReset(ctx: ServiceContext, { email, browser }: Asked): Promise<Counted | undefined> {
  const known = await countOfKnown(ctx, { email, browser })
  if (known) return known
  await countAttempt(ctx, 'mails from an address', browser.address)
  return countWithPauses(ctx, 'resets of an e-mail', email).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'too_many_requests') return undefined
    throw error
  })
}

async function countOfKnown(ctx: ServiceContext, { email, browser }: Asked): Promise<Counted | undefined> {
  const known = await findKnownBrowser(ctx, { email, device: browser.device })
  if (known === undefined) return undefined
  return countWithPauses(ctx, 'mails to an e-mail from a known browser', `${email} ${known}`)
}
