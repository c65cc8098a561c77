import type { Env } from '../../env.ts'
import { deleteCreationsBefore } from '../../storage/creations.ts'
import { openDatabase } from '../../storage/database.ts'
import { deleteMailsBefore } from '../../storage/mailbox.ts'
import { deleteOtpSessionsBefore } from '../../storage/otp-sessions.ts'
import { deleteSessionsBefore } from '../../storage/sessions.ts'
import { collectPictures } from './collect-pictures.ts'

const day = 24 * 60 * 60 * 1000

/**
 * The cron's part, once an hour: removes what is of no use any more, ended sessions, old attempts to sign in, creations whose
 * cookie has expired, pictures that nothing shows.
 */
export async function sweep(env: Env, now: () => Date = () => new Date()): Promise<void> {
  const db = openDatabase(env.DB)
  const ago = (days: number) => new Date(now().getTime() - days * day)
  await db.batch([
    deleteSessionsBefore(db, now()),
    deleteOtpSessionsBefore(db, ago(1)),
    deleteCreationsBefore(db, ago(31)),
    deleteMailsBefore(db, ago(7)),
  ])
  await collectPictures({ env, db, now })
}
