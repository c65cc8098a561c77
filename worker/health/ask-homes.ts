import type { BatchItem } from 'drizzle-orm/batch'
import type { ServiceContext } from '../platform/context.ts'
import { firstHome } from '../platform/db/database.ts'

type Statement = BatchItem<'sqlite'>
type ResultOf<S extends Statement> = S['_']['result']

/**
 * Reads from a home, and with the first home from the directory: they are one database, which answers both at once. The directory's
 * statement needs a parameter, since a batch prepares the others again.
 */
export async function askHome<H extends Statement, D extends Statement>(
  { db, home }: ServiceContext,
  { ofHome, ofDirectory }: { ofHome: H; ofDirectory: D },
): Promise<{ ofHome: ResultOf<H>; ofDirectory: ResultOf<D> | undefined }> {
  const [first, second] = await db.batch<Statement, [Statement, ...Statement[]]>(
    home === firstHome ? [ofHome, ofDirectory] : [ofHome],
  )
  return { ofHome: first, ofDirectory: second }
}
