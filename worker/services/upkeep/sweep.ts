import { dayOf } from '../../contract/visit-days.ts'
import type { Env } from '../../env.ts'
import { deletePromptsBefore } from '../../storage/ai-prompts.ts'
import { deleteEventsBefore } from '../../storage/analytics-events.ts'
import { deleteAttemptCountsBefore } from '../../storage/attempt-counts.ts'
import { deleteCreationsBefore } from '../../storage/creations.ts'
import { openDatabase } from '../../storage/database.ts'
import { deleteEmailChangesBefore } from '../../storage/email-changes.ts'
import { deleteOutlived, deleteSpamBefore } from '../../storage/inbox/retention-rows.ts'
import { deleteMailsBefore } from '../../storage/mailbox.ts'
import { deleteOtpSessionsBefore } from '../../storage/otp-sessions.ts'
import { deleteKeptHandlesBefore } from '../../storage/publishing/kept-handle-rows.ts'
import { deleteReauthenticationsBefore } from '../../storage/reauthentications.ts'
import { deleteSessionsBefore } from '../../storage/sessions.ts'
import { deleteVerificationsBefore } from '../../storage/verifications.ts'
import { deleteSaltsBefore } from '../../storage/visits/salt-rows.ts'
import { settleStuck } from '../creations/settle.ts'
import { sitesDomain } from '../publishing/site-address.ts'
import { collectPictures } from './collect-pictures.ts'

const day = 24 * 60 * 60 * 1000
/** More than come in an hour; what is left, the next run removes. */
const messagesPerRun = 2_000

/**
 * The cron's part, once an hour: removes what is of no use any more, ended sessions, old attempts to sign in and what was counted
 * of them, messages of visitors that are not to be kept any longer, creations whose cookie has expired, what models said and pages counted a season ago, handles that have rested, pictures that nothing shows.
 * What was begun and never ended is ended.
 */
export async function sweep(env: Env, now: () => Date = () => new Date()): Promise<void> {
  const db = openDatabase(env.DB)
  const ago = (days: number) => new Date(now().getTime() - days * day)
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
    ...deleteKeptHandlesBefore(db, { at: now(), suffix: `.${sitesDomain(env)}` }),
    // Of days that are over everywhere.
    deleteSaltsBefore(db, dayOf(now().getTime(), 'Etc/GMT+12')),
    deleteOutlived(db, { at: now(), limit: messagesPerRun }),
    deleteSpamBefore(db, ago(30), { limit: messagesPerRun }),
  ])
  await settleStuck({ env, db, now, defer: (promise) => void promise.catch(() => undefined) })
  await collectPictures({ env, db, now })
}
