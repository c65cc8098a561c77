import { AppError } from '../../contract/errors.ts'
import { type DomainChange, findDraftId } from '../../storage/domains/domain-rows.ts'
import type { ServiceContext } from '../context.ts'
import { repoint } from '../publishing/repoint.ts'

/**
 * Makes a change that decides what hosts show, together with the hosts. False where the domain is not what was read any more, or its
 * website is not there.
 */
export async function changeLive(ctx: ServiceContext, change: DomainChange): Promise<boolean> {
  const { id, userId, websiteName, revision } = change.domain
  if (websiteName === null) return false
  const draftId = await findDraftId(ctx.db, { userId, handle: websiteName })
  if (draftId === undefined) return false
  try {
    return await repoint(ctx, {
      userId,
      draftId,
      change: (domains) => {
        const domain = domains.find((one) => one.id === id)
        return domain?.revision === revision ? { ...change, domain } : undefined
      },
    })
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'not_published')) return false
    throw error
  }
}
