import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Round } from '../health/job-runs.ts'
import { sitesDomain } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { everyHome, listHomes } from '../platform/db/homes.ts'
import { nameHomes } from '../platform/db/tables.ts'
import { HOUR } from '../platform/time.ts'

/** Forgets which home decides about names that none of its websites has any more. The first decides about those. */
export const forgettingNames = (ctx: ServiceContext): Round => ({
  job: 'unused names',
  keys: async (directory, { after, limit }) =>
    listHomes(ctx.env).length === 1
      ? []
      : directory
          .select({ key: nameHomes.name })
          .from(nameHomes)
          .where(gt(nameHomes.name, after))
          .orderBy(nameHomes.name)
          .limit(limit),
  work: async (directory, { after, last }) => {
    for (const there of everyHome(ctx)) {
      // A name that was taken recently may be about to be used.
      const isOld = lt(nameHomes.takenAt, new Date(ctx.now().getTime() - HOUR))
      const isIts = and(eq(nameHomes.home, there.home), isOld)
      const rows = await directory
        .select({ name: nameHomes.name })
        .from(nameHomes)
        .where(and(gt(nameHomes.name, after), lte(nameHomes.name, last), isIts))
      const unused = await listUnused(
        there,
        rows.map(({ name }) => name),
      )
      for (let from = 0; from < unused.length; from += namesAtOnce) {
        const some = unused.slice(from, from + namesAtOnce)
        await directory.delete(nameHomes).where(and(inArray(nameHomes.name, some), isIts))
      }
    }
    return true
  },
})

/** D1 allows 100 parameters. */
const namesAtOnce = 90

/** Which of these handles and domains no row of a home has. */
async function listUnused({ db, env }: ServiceContext, names: string[]): Promise<string[]> {
  const rows = await db.all<{ name: string }>(sql`
    select value as name from json_each(${JSON.stringify(names)}) where not (
      exists (select 1 from draft_websites where handle = value)
      or exists (select 1 from websites where handle = value)
      or exists (select 1 from reserved_handles where handle = value)
      or exists (select 1 from website_domains where domain_name = value)
      or exists (select 1 from outbox where hostname in (value, value || ${`.${sitesDomain(env)}`})))`)
  return rows.map(({ name }) => name)
}
