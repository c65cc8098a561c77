import {
  type ReauthenticationAct,
  reauthenticationAct,
  type SocialError,
  socialErrors,
} from '../../../worker/accounts/schema.ts'
import type { FailureCode } from '../../api/api-error.ts'

/** An act that a round trip to the social provider was for, and why that proved nothing, if so. */
export type ReturnedAct = { act: ReauthenticationAct; problem?: FailureCode }

/** Reads it from the query string that the round trip ended with: `?act=`, and `?error=` when it failed. */
export function returnedAct(search: URLSearchParams): ReturnedAct | undefined {
  const act = reauthenticationAct.safeParse(search.get('act')).data
  const error = search.get('error')
  if (!act) return undefined
  return error === null ? { act } : { act, problem: problemOf(error) }
}

function problemOf(error: string): FailureCode {
  const known: SocialError | undefined = socialErrors.find((one) => one === error)
  return known === 'cancelled' ? 'login_cancelled' : 'relogin_failed'
}
