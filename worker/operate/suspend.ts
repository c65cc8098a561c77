import { eq, sql } from 'drizzle-orm'
import { deletePreviewLinksOf } from '../drafts/rows.ts'
import type { SuspensionReason } from '../drafts/schema.ts'
import { draftWebsites, websiteSuspensions } from '../drafts/tables.ts'
import { drainMail } from '../messages/outbox/drain.ts'
import { operatorRow } from '../messages/outbox/rows.ts'
import { sitesDomain } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { newId } from '../platform/crypto/hash.ts'
import { type Database, rawStatement, runBatch } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import { putInOutbox } from '../publishing/rows/outbox.ts'
import { writeHosts } from '../publishing/write-hosts.ts'
import { hostsOf, pointersOf } from '../websites/pointers.ts'
import { auditRow } from './audit.ts'

/** A website, and who acts on it and why. */
export type WebsiteAct = { draftId: string; operatorId: string; reason: string }

type Suspend = WebsiteAct & { because: SuspensionReason; note: string }

/**
 * Takes a website offline on all its hosts, which show a notice from then on, and ends the account's preview links. Its release, domains and draft stay. A suspended
 * website gets the new reason. One transaction, then the hosts; the cron writes those that fail. Throws not_found.
 */
export async function suspendWebsite(ctx: ServiceContext, order: Suspend): Promise<void> {
  const { draftId, because, note } = order
  const suspendedAt = ctx.now()
  await change(ctx, order, (db, userId) => ({
    act: 'suspend-website',
    change: [
      db
        .insert(websiteSuspensions)
        .values({ draftId, userId, reason: because, note, suspendedAt })
        .onConflictDoUpdate({ target: websiteSuspensions.draftId, set: { reason: because, note, suspendedAt } }),
      deletePreviewLinksOf(db, userId),
    ],
    when: sql`true`,
    details: { act: 'suspended', reason: because, note },
  }))
}

/**
 * Shows the same release of a suspended website again, without rendering it. A version that its owner had scheduled for a time that
 * has passed waits for its owner. Throws not_found, also for a website that is not suspended.
 */
export async function restoreWebsite(ctx: ServiceContext, order: WebsiteAct): Promise<void> {
  const { draftId } = order
  const at = ctx.now().getTime()
  await change(ctx, order, (db) => ({
    act: 'restore-website',
    change: [
      rawStatement(
        db,
        sql`
        update scheduled_releases set failure = 'website_suspended'
        where draft_id = ${draftId} and kind <> 'dates' and failure is null and at <= ${at} and ${isSuspendedNow(draftId)}`,
      ),
    ],
    after: [db.delete(websiteSuspensions).where(eq(websiteSuspensions.draftId, draftId))],
    when: isSuspendedNow(draftId),
    details: { act: 'restored' },
  }))
}

const isSuspendedNow = (draftId: string) => sql`exists (select 1 from website_suspensions where draft_id = ${draftId})`

type Statement = Parameters<typeof runBatch>[1][string]
type Change = {
  act: Parameters<typeof auditRow>[1]['act']
  change: Statement
  /** A statement to run after the log entry. */
  after?: Statement
  /** Whether there is something to do; asked before `after`. */
  when: ReturnType<typeof sql>
  details: Parameters<typeof operatorRow>[1]['details']
}

/** Changes a website, logs it, queues its hosts and the email to its owner, in one transaction. Throws not_found. */
async function change(ctx: ServiceContext, order: WebsiteAct, make: (db: Database, userId: string) => Change) {
  const { draftId, operatorId, reason } = order
  const { db } = ctx
  const owner = await db
    .select({ userId: draftWebsites.userId, revision: draftWebsites.revision })
    .from(draftWebsites)
    .where(eq(draftWebsites.id, draftId))
    .get()
  if (!owner) throw new AppError('not_found')
  const { userId, revision } = owner
  const at = ctx.now()
  const suffix = `.${sitesDomain(ctx.env)}`
  const which = sql`websites.draft_id = ${draftId}`
  const { act, change, after = [], when, details } = make(db, userId)
  const { audit, hosts } = await runBatch(db, {
    change,
    audit: auditRow(db, { operatorId, act, subjectKind: 'website', subjectId: draftId, reason, at }, when),
    mail: operatorRow(db, { userId, draftId, details, id: newId(), at, when }),
    after,
    outbox: putInOutbox(db, { hosts: pointersOf(which, suffix), at }),
    hosts: hostsOf(db, { which, suffix }),
  })
  if (audit.meta.changes === 0) throw new AppError('not_found')
  await writeHosts(
    ctx,
    hosts.map(({ hostname }) => hostname),
  )
  ctx.defer(drainMail(ctx))
  notifyOwner(ctx, userId, { type: 'website.standing', draftId, revision })
}
