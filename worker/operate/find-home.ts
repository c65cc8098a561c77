import { eq } from 'drizzle-orm'
import { draftWebsites } from '../drafts/tables.ts'
import type { ServiceContext } from '../platform/context.ts'
import { everyHome } from '../platform/db/homes.ts'
import { AppError } from '../platform/http/errors.ts'
import { websiteDomains } from '../websites/domain-tables.ts'

/*
 * What an operator acts on has an id that doesn't say which home has it. There are few homes, so all are asked.
 */

/** The context of a website's home, for everything that is done to it. Throws not_found, with several homes. */
export const atHomeOfWebsite = (ctx: ServiceContext, draftId: string): Promise<ServiceContext> =>
  findHome(ctx, ({ db }) =>
    db.select({ id: draftWebsites.id }).from(draftWebsites).where(eq(draftWebsites.id, draftId)).get(),
  )

/** The same for a custom domain. */
export const atHomeOfDomain = (ctx: ServiceContext, domainId: string): Promise<ServiceContext> =>
  findHome(ctx, ({ db }) =>
    db.select({ id: websiteDomains.id }).from(websiteDomains).where(eq(websiteDomains.id, domainId)).get(),
  )

/** A home that does not answer matters only if no other has the row. */
async function findHome(
  ctx: ServiceContext,
  findRow: (there: ServiceContext) => Promise<unknown>,
): Promise<ServiceContext> {
  const homes = everyHome(ctx)
  if (homes.length === 1) return ctx
  const look = async (there: ServiceContext) => {
    if ((await findRow(there)) === undefined) throw new AppError('not_found')
    return there
  }
  return Promise.any(homes.map(look)).catch(({ errors }: AggregateError) => {
    throw errors.find((error) => !(error instanceof AppError)) ?? errors[0]
  })
}
