import { eq, sql } from 'drizzle-orm'
import { isOldBackup, lastRun } from '../health/job-runs.ts'
import { readModelBudget } from '../model/prompt-rows.ts'
import { readPictureBudget } from '../pictures/sizes.ts'
import type { ServiceContext } from '../platform/context.ts'
import { runBatch } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { MINUTE } from '../platform/time.ts'
import { websiteDomains } from '../websites/domain-tables.ts'
import { auditRow } from './audit.ts'
import type { Condition, failingQueues } from './schema.ts'

const [mostDomains, mostJobs] = [50, 100]

/** The version, the last backup, the daily budgets, the domains that are stuck, and the jobs that failed and wait for another try. */
export async function readCondition(ctx: ServiceContext): Promise<Condition> {
  const [backup, model, pictures, domains, jobs] = await Promise.all([
    lastRun(ctx.db, 'backup'),
    readModelBudget(ctx),
    readPictureBudget(ctx),
    listStuckDomains(ctx),
    listFailingJobs(ctx),
  ])
  return {
    version: ctx.env.VERSION ?? null,
    lastBackup: backup ? { at: backup.toISOString(), isOld: isOldBackup(backup, ctx.now()) } : null,
    budgets: [
      { kind: 'model', ...model },
      { kind: 'pictures', ...pictures },
    ],
    domains,
    jobs,
  }
}

async function listStuckDomains({ db }: ServiceContext): Promise<Condition['domains']> {
  const rows = await db
    .select({
      id: websiteDomains.id,
      domainName: websiteDomains.domainName,
      state: websiteDomains.state,
      failure: websiteDomains.failureReason,
      attempts: websiteDomains.attempts,
      nextCheckAt: websiteDomains.nextCheckAt,
    })
    .from(websiteDomains)
    .where(sql`${websiteDomains.attempts} > 0 or ${websiteDomains.providerState} = 'leaving'`)
    .orderBy(sql`${websiteDomains.attempts} desc`)
    .limit(mostDomains)
  return rows.map((row) => ({ ...row, nextCheckAt: row.nextCheckAt?.toISOString() ?? null }))
}

type Job = { queue: (typeof failingQueues)[number]; id: string; attempts: number; since: number | null }

/** A deletion counts no attempts: one that takes longer than ten minutes has failed. */
async function listFailingJobs({ db, now }: ServiceContext): Promise<Condition['jobs']> {
  const late = now().getTime() - 10 * MINUTE
  const rows = await db.all<Job>(sql`
    select * from (
      select 'hosts' as queue, hostname as id, attempts, created_at as since from outbox where attempts > 0
      union all select 'emails', id, attempts, created_at from mail_outbox where attempts > 0
      union all select 'schedules', draft_id || ' ' || kind, attempts, at from scheduled_releases where attempts > 0
      union all select 'removals', id, attempts, held_until from releases where state = 'removing' and attempts > 0
      union all select 'deletions', user_id, 0, started_at from account_deletions where started_at < ${late}
    ) order by attempts desc, since limit ${mostJobs}`)
  return rows.map(({ since, ...job }) => ({ ...job, since: since === null ? null : new Date(since).toISOString() }))
}

type DomainAct = { domainId: string; operatorId: string; reason: string }

/** Has a domain checked with the next run of the cron. Throws not_found. */
export async function checkDomainSoon(ctx: ServiceContext, { domainId, operatorId, reason }: DomainAct): Promise<void> {
  const { db } = ctx
  const at = ctx.now()
  const { due } = await runBatch(db, {
    due: db
      .update(websiteDomains)
      .set({ nextCheckAt: at })
      .where(eq(websiteDomains.id, domainId))
      .returning({ id: websiteDomains.id }),
    audit: auditRow(
      db,
      { operatorId, act: 'check-domain', subjectKind: 'domain', subjectId: domainId, reason, at },
      sql`changes() > 0`,
    ),
  })
  if (due.length === 0) throw new AppError('not_found')
}
