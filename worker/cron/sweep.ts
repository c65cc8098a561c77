import { deleteOtpSessionsBefore } from '../accounts/codes.ts'
import { deleteEmailChangesBefore } from '../accounts/email-change.ts'
import { deleteReauthenticationsBefore } from '../accounts/reauthentication.ts'
import { deleteSessionsBefore, deleteVerificationsBefore } from '../accounts/sessions/sessions.ts'
import { deleteMailsBefore } from '../adapters/email/email.ts'
import { deleteEventsBefore } from '../analytics/measure.ts'
import { settleStuck } from '../creation/claim.ts'
import { daysFirstLookStays, deleteFirstLooksBefore } from '../creation/neighbor-look.ts'
import { daysCreationStays, deleteCreationsBefore } from '../creation/rows.ts'
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
import { rowsAtOnce } from '../platform/db/database.ts'
import { deleteAttemptCountsBefore } from '../platform/limits/count-attempt.ts'
import { deleteFailureCountsBefore } from '../platform/log/failure-counts.ts'
import { DAY } from '../platform/time.ts'
import { deleteReservationsBefore } from '../publishing/rows/reserved-handles.ts'
import { expiringAccounts } from './expire-accounts.ts'
import { measureUnverifiedStorage } from './measure-storage.ts'

/** Limits per job and hour. The next run does the rest. */
const [batchesPerRun, partsPerRun] = [20, 20]
/** In seconds, for each part. */
const timeoutSeconds = 5 * 60

/**
 * Hourly cleanup. Deletes expired sessions and assistants’ tokens, old calls of assistants, old sign-in attempts and their counts, messages past their retention, creations whose
 * cookie has expired, old model answers, analytics and reports, expired handle reservations, pictures that nothing shows, photos from phones that no computer took, and unverified
 * accounts that nobody uses. Ends stuck creations. Every statement finds its rows by an index, and works on a limited number of them. Throws a part's error after the others.
 */
export async function sweep(ctx: ServiceContext): Promise<void> {
  const rounds = [expiringAccounts(ctx), outlivedMessages(ctx.now()), deletingOrphanReports]
  const parts = [
    () => inBatches(() => deleteOutdated(ctx)),
    () => settleStuck(ctx),
    ...rounds.map((round) => () => runRound(ctx.db, round, { parts: partsPerRun, at: ctx.now() })),
    () => measureUnverifiedStorage(ctx),
    () => recordNumbers(ctx),
    () => removeLeftPhotos(ctx),
    () => collectPictures(ctx),
  ]
  const errors: unknown[] = []
  for (const clean of parts) await withTimeout(timeoutSeconds, clean()).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}

/** `remove` deletes a batch and answers whether nothing is left. */
async function inBatches(remove: () => Promise<boolean>): Promise<void> {
  for (let batch = 0; batch < batchesPerRun; batch += 1) if (await remove()) return
}

async function deleteOutdated({ db, env, now: clock }: ServiceContext): Promise<boolean> {
  const now = clock()
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
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
    deleteAttemptCountsBefore(db, now),
    deleteReportsBefore(db, ago(90)),
    deleteCallsBefore(db, ago(90)),
    ...deleteReservationsBefore(db, { at: now, suffix: `.${sitesDomain(env)}` }),
    deleteSpamBefore(db, ago(30), { limit: rowsAtOnce }),
  ])
  return (results as D1Result[]).every(({ meta }) => meta.changes < rowsAtOnce)
}

const outlivedMessages = (at: Date): Round => ({
  job: 'outlived messages',
  keys: listKeepingWebsites,
  work: async (db, part) => {
    const [{ meta }] = await db.batch([deleteOutlived(db, { at, limit: rowsAtOnce, ...part })])
    return meta.changes < rowsAtOnce
  },
})
