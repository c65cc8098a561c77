import { deleteOtpSessionsBefore } from '../accounts/codes.ts'
import { deleteEmailChangesBefore } from '../accounts/email-change.ts'
import { deleteReauthenticationsBefore } from '../accounts/reauthentication.ts'
import { deleteSessionsBefore, deleteVerificationsBefore } from '../accounts/sessions/sessions.ts'
import { deleteMailsBefore } from '../adapters/email/email.ts'
import { deleteEventsBefore } from '../analytics/measure.ts'
import { settleStuck } from '../creation/claim.ts'
import { deleteCreationsBefore } from '../creation/rows.ts'
import type { Env } from '../env.ts'
import { deleteOutlived, deleteSpamBefore } from '../messages/rows.ts'
import { mergeIndex } from '../messages/search/index-messages.ts'
import { deletePromptsBefore } from '../model/prompt-rows.ts'
import { collectPictures } from '../pictures/removals.ts'
import { sitesDomain } from '../platform/addresses/hosts.ts'
import { openDatabase } from '../platform/db/database.ts'
import { deleteAttemptCountsBefore } from '../platform/limits/count-attempt.ts'
import { deleteFailureCountsBefore } from '../platform/log/failure-counts.ts'
import { DAY } from '../platform/time.ts'
import { deleteReservationsBefore } from '../publishing/rows/reserved-handles.ts'
import { deleteSaltsBefore } from '../visits/analytics-engine.ts'
import { dayOf } from '../visits/visit-numbers.ts'
import { deleteReportsBefore } from './operate/reports.ts'

/** More than arrive in an hour; the next run deletes the rest. */
const messagesPerRun = 2_000

/**
 * Hourly cleanup. Deletes expired sessions, old sign-in attempts and their counts, messages past their retention, creations whose
 * cookie has expired, old model answers, analytics and reports, expired handle reservations, and pictures that nothing shows. Ends stuck
 * creations.
 */
export async function sweep(env: Env, now: () => Date = () => new Date()): Promise<void> {
  const db = openDatabase(env.DB, env.DOCUMENT_FORMAT)
  const ago = (days: number) => new Date(now().getTime() - days * DAY)
  await db.batch([
    deleteSessionsBefore(db, now()),
    deleteVerificationsBefore(db, now()),
    deleteReauthenticationsBefore(db, now()),
    deleteEmailChangesBefore(db, now()),
    deleteAttemptCountsBefore(db, now()),
    deleteOtpSessionsBefore(db, ago(1)),
    deleteCreationsBefore(db, ago(31)),
    deleteMailsBefore(db, ago(7)),
    deletePromptsBefore(db, ago(90), { forgottenBefore: ago(1) }),
    deleteEventsBefore(db, ago(90)),
    deleteReportsBefore(db, ago(90)),
    deleteFailureCountsBefore(db, ago(7)),
    ...deleteReservationsBefore(db, { at: now(), suffix: `.${sitesDomain(env)}` }),
    // Days that are over in every time zone.
    deleteSaltsBefore(db, dayOf(now().getTime(), 'Etc/GMT+12')),
    deleteOutlived(db, { at: now(), limit: messagesPerRun }),
    deleteSpamBefore(db, ago(30), { limit: messagesPerRun }),
    mergeIndex(db),
  ])
  await settleStuck({ env, db, now, defer: (promise) => void promise.catch(() => undefined) })
  await collectPictures({ env, db, now })
}
