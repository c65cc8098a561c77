import type { SQL } from 'drizzle-orm'
import { and, eq, sql } from 'drizzle-orm'
import { publicationReviews } from '../drafts/tables.ts'
import { drainMail } from '../messages/outbox/drain.ts'
import { completeOperatorMail, type OperatorNotice, operatorRow } from '../messages/outbox/rows.ts'
import type { ServiceContext } from '../platform/context.ts'
import { newId } from '../platform/crypto/hash.ts'
import { runBatch } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import { MINUTE } from '../platform/time.ts'
import { publishHeld } from '../publishing/review-publication.ts'
import { answerReporters } from './answer-reporters.ts'
import { auditRow } from './audit.ts'
import type { WebsiteAct } from './suspend.ts'
import { websiteReports } from './tables.ts'

/**
 * Lets a held version go online: what its owner tried to publish, unless they had set a time or somebody else has the web address by now.
 * Throws not_found.
 */
export async function approvePublication(ctx: ServiceContext, order: WebsiteAct): Promise<void> {
  const held = await getHeld(ctx, order.draftId)
  const mailId = newId()
  // If this Worker stops before the website is online, the email still tells its owner that they can publish.
  const dueAt = new Date(ctx.now().getTime() + timeToPublish)
  await decide(ctx, order, {
    held,
    state: 'approved',
    mail: { id: mailId, details: { act: 'approved', url: null }, dueAt },
  })
  const url = held.publishes ? await publishHeld(ctx, held).catch(() => null) : null
  await completeOperatorMail(ctx.db, { id: mailId, details: { act: 'approved', url }, at: ctx.now() })
  announce(ctx, held)
}

/** Well above the longest publish. */
const timeToPublish = 2 * MINUTE

/** Keeps a held version offline. Throws not_found. */
export async function refusePublication(ctx: ServiceContext, order: WebsiteAct): Promise<void> {
  const held = await getHeld(ctx, order.draftId)
  await decide(ctx, order, { held, state: 'refused', mail: { id: newId(), details: { act: 'refused' } } })
  announce(ctx, held)
}

type Held = typeof publicationReviews.$inferSelect

async function getHeld({ db }: ServiceContext, draftId: string): Promise<Held> {
  const held = await db.select().from(publicationReviews).where(eq(publicationReviews.draftId, draftId)).get()
  if (!held || held.state === 'approved' || held.state === 'passed') throw new AppError('not_found')
  return held
}

type Decision = {
  held: Held
  state: 'approved' | 'refused'
  mail: Pick<OperatorNotice, 'details'> & { id: string; dueAt?: Date }
}

/** Writes a decision and queues its email. Of two operators, one decides. */
async function decide(
  { db, now }: ServiceContext,
  { draftId, operatorId, reason }: WebsiteAct,
  { held, state, mail }: Decision,
): Promise<void> {
  const at = now()
  const act = state === 'approved' ? 'approve-publication' : 'refuse-publication'
  const { decided } = await runBatch(db, {
    decided: db
      .update(publicationReviews)
      .set({ state, decidedAt: at })
      .where(and(eq(publicationReviews.draftId, draftId), eq(publicationReviews.state, held.state)))
      .returning({ draftId: publicationReviews.draftId }),
    audit: auditRow(db, { operatorId, act, subjectKind: 'website', subjectId: draftId, reason, at }, changed),
    mail: operatorRow(db, { userId: held.userId, draftId, at, when: changed, ...mail }),
  })
  if (decided.length === 0) throw new AppError('not_found')
}

const changed: SQL = sql`changes() > 0`

function announce(ctx: ServiceContext, { userId, draftId }: Held): void {
  ctx.defer(drainMail(ctx))
  notifyOwner(ctx, userId, { type: 'website.standing', draftId, revision: 0 })
}

/** Approves a publication that passed the check, so that it leaves the queue. Throws not_found. */
export async function markChecked(ctx: ServiceContext, { draftId, operatorId, reason }: WebsiteAct): Promise<void> {
  const { db } = ctx
  const at = ctx.now()
  const { checked } = await runBatch(db, {
    checked: db
      .update(publicationReviews)
      .set({ state: 'approved', decidedAt: at })
      .where(and(eq(publicationReviews.draftId, draftId), eq(publicationReviews.state, 'passed')))
      .returning({ draftId: publicationReviews.draftId }),
    audit: auditRow(
      db,
      { operatorId, act: 'check-publication', subjectKind: 'website', subjectId: draftId, reason, at },
      changed,
    ),
  })
  if (checked.length === 0) throw new AppError('not_found')
}

/** Closes a website's open reports, answers who wanted it, and forgets them. Throws not_found where none is open, and mail_failed. */
export async function closeReports(
  ctx: ServiceContext,
  { draftId, operatorId, reason, answer }: WebsiteAct & { answer: string },
): Promise<void> {
  const { db } = ctx
  if (answer) await answerReporters(ctx, draftId, answer)
  const at = ctx.now()
  const { closed } = await runBatch(db, {
    closed: db
      .update(websiteReports)
      .set({ closedAt: at, email: '' })
      .where(and(eq(websiteReports.draftId, draftId), sql`${websiteReports.closedAt} is null`))
      .returning({ id: websiteReports.id }),
    audit: auditRow(
      db,
      { operatorId, act: 'close-reports', subjectKind: 'website', subjectId: draftId, reason, at },
      changed,
    ),
  })
  if (closed.length === 0) throw new AppError('not_found')
}
