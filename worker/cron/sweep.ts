import { deleteOtpSessionsBefore } from '../accounts/codes.ts'
import { deleteEmailChangesBefore } from '../accounts/email-change.ts'
import { deleteReauthenticationsBefore } from '../accounts/reauthentication.ts'
import { deleteSessionsBefore, deleteVerificationsBefore } from '../accounts/sessions/sessions.ts'
import { deleteMailsBefore } from '../adapters/email/email.ts'
import { deleteEventsBefore } from '../analytics/measure.ts'
import { settleStuck } from '../creation/claim.ts'
import { daysFirstLookStays, deleteFirstLooksBefore } from '../creation/neighbor-look.ts'
import { daysCreationStays, deleteCreationsBefore } from '../creation/rows.ts'
import type { Env } from '../env.ts'
import { type Round, runRound } from '../health/job-runs.ts'
import { deleteOutlived, deleteSpamBefore, listKeepingWebsites } from '../messages/rows.ts'
import { deletePromptsBefore } from '../model/prompt-rows.ts'
import { recordNumbers } from '../operate/daily-numbers.ts'
import { deleteReportsBefore, deletingOrphanReports } from '../operate/reports.ts'
import { deleteCallsBefore } from '../owner-assistants/calls.ts'
import { deleteOauthRecordsBefore } from '../owner-assistants/oauth-store.ts'
import { removeLeftPhotos } from '../pictures/phone/relay.ts'
import { collectPictures } from '../pictures/removals.ts'
import { sitesDomain } from '../platform/addresses/hosts.ts'
import { withTimeout } from '../platform/concurrency.ts'
import type { ServiceContext } from '../platform/context.ts'
import { type Database, rowsAtOnce } from '../platform/db/database.ts'
import { everyHome } from '../platform/db/homes.ts'
import { deleteAttemptCountsBefore } from '../platform/limits/count-attempt.ts'
import { deleteFailureCountsBefore } from '../platform/log/failure-counts.ts'
import { DAY } from '../platform/time.ts'
import { deleteReservationsBefore } from '../publishing/rows/reserved-handles.ts'
import { deleteSaltsBefore } from '../visits/analytics-engine.ts'
import { dayOf } from '../visits/visit-numbers.ts'
import { expiringAccounts } from './expire-accounts.ts'
import { forgettingNames } from './forget-names.ts'
import { measureUnverifiedStorage } from './measure-storage.ts'

/** Limits per job and hour. The next run does the rest. */
const [batchesPerRun, partsPerRun] = [20, 20]
/** In seconds, for each home. */
const patience = 5 * 60

/**
 * Hourly cleanup. Deletes expired sessions and assistants’ tokens, old calls of assistants, old sign-in attempts and their counts, messages past their retention, creations whose
 * cookie has expired, old model answers, analytics and reports, expired handle reservations, pictures that nothing shows, photos from phones that no computer took, and unverified
 * accounts that nobody uses. Ends stuck creations. Every statement finds its rows by an index, and works on a limited number of them. Throws a home's error after the others.
 */
export async function sweep(ctx: ServiceContext): Promise<void> {
  const ofDirectory = [
    () => inBatches(() => deleteOutdated(ctx.directory, ctx.now())),
    () => settleStuck(ctx),
    ...[forgettingNames(ctx), expiringAccounts(ctx)].map(
      (round) => () => runRound(ctx.directory, round, { parts: partsPerRun, at: ctx.now() }),
    ),
    () => measureUnverifiedStorage(ctx),
    () => recordNumbers(ctx),
    () => removeLeftPhotos(ctx),
  ]
  const errors: unknown[] = []
  for (const clean of [...ofDirectory, ...everyHome(ctx).map((there) => () => sweepHome(there))])
    await withTimeout(patience, clean()).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}

async function sweepHome(ctx: ServiceContext): Promise<void> {
  const { db, env } = ctx
  await inBatches(() => deleteExpired(env, db, ctx.now()))
  for (const round of [outlivedMessages(ctx.now()), deletingOrphanReports])
    await runRound(db, round, { parts: partsPerRun, at: ctx.now() })
  await collectPictures(ctx)
}

/** `remove` deletes a batch and answers whether nothing is left. */
async function inBatches(remove: () => Promise<boolean>): Promise<void> {
  for (let batch = 0; batch < batchesPerRun; batch += 1) if (await remove()) return
}

const isAll = (results: unknown): boolean => (results as D1Result[]).every(({ meta }) => meta.changes < rowsAtOnce)

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY)

/** What the directory keeps for some days. */
async function deleteOutdated(db: Database, now: Date): Promise<boolean> {
  const ago = (days: number) => daysBefore(now, days)
  const results = await db.batch([
    deleteSessionsBefore(db, now),
    deleteOauthRecordsBefore(db, now),
    deleteVerificationsBefore(db, now),
    deleteReauthenticationsBefore(db, now),
    deleteEmailChangesBefore(db, now),
    deleteOtpSessionsBefore(db, ago(1)),
    deleteCreationsBefore(db, ago(daysCreationStays)),
    deleteFirstLooksBefore(db, ago(daysFirstLookStays)),
    deleteMailsBefore(db, ago(7)),
    ...deletePromptsBefore(db, ago(90), { forgottenBefore: ago(1) }),
    deleteEventsBefore(db, ago(90)),
    deleteFailureCountsBefore(db, ago(7)),
    // Days that are over in every time zone.
    deleteSaltsBefore(db, dayOf(now.getTime(), 'Etc/GMT+12')),
  ])
  return isAll(results)
}

/** What a home keeps for some days. */
async function deleteExpired(env: Env, db: Database, now: Date): Promise<boolean> {
  const results = await db.batch([
    deleteAttemptCountsBefore(db, now),
    deleteReportsBefore(db, daysBefore(now, 90)),
    deleteCallsBefore(db, daysBefore(now, 90)),
    ...deleteReservationsBefore(db, { at: now, suffix: `.${sitesDomain(env)}` }),
    deleteSpamBefore(db, daysBefore(now, 30), { limit: rowsAtOnce }),
  ])
  return isAll(results)
}

const outlivedMessages = (at: Date): Round => ({
  job: 'outlived messages',
  keys: listKeepingWebsites,
  work: async (db, part) => {
    const [{ meta }] = await db.batch([deleteOutlived(db, { at, limit: rowsAtOnce, ...part })])
    return meta.changes < rowsAtOnce
  },
})
