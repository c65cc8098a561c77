import { AppError } from '../platform/http/errors.ts'
import { logEvent } from '../platform/log/log.ts'

type Way = 'code' | 'link' | 'password' | 'social'
/** How someone signs in or proves their identity again. */
type Attempted = Way | 'sign-up' | 'reset' | `proof by ${Exclude<Way, 'link'>}`

/** `status`: why the attempt was refused. */
type Result = { status?: string | undefined; userId?: string | undefined }

/** Logs an attempt's outcome. The line names the account that was signed in to, never the address that was tried. */
export function noteAttempt(what: Attempted, { status = 'Success', userId }: Result): void {
  const isDone = status === 'Success'
  logEvent('auth.attempted', {
    ...{ outcome: isDone ? 'done' : 'refused', what },
    ...(isDone ? userId !== undefined && { accountId: userId } : { code: status }),
  })
}

/** Runs an attempt and logs its outcome. Returns or throws what the attempt does. */
export async function logAttempt<T>(what: Attempted, attempt: Promise<T>): Promise<T> {
  try {
    const outcome = await attempt
    noteAttempt(what, typeof outcome === 'object' && outcome !== null ? outcome : {})
    return outcome
  } catch (error) {
    if (error instanceof AppError && error.status < 500) noteAttempt(what, { status: error.code })
    throw error
  }
}
