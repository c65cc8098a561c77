import type { FailureCode } from '#api/api-error.ts'
import {
  type ReauthenticationAct,
  reauthenticationAct,
  type SocialError,
  socialErrors,
} from '#worker/accounts/schema.ts'

/** The stages of an act that requires reauthentication: its explanation, the reauthentication (`proving`), its form, its result. */
export type ActStage = 'closed' | 'telling' | 'proving' | 'doing' | 'done'

export type ActState = {
  stage: ActStage
  /** In milliseconds since 1970: when the last reauthentication expires. */
  provenUntil: number
  /** Why the last reauthentication failed, if it happened on another page. */
  problem?: FailureCode
}

export type ActEvent =
  /** `tells`: the act begins with its explanation. */
  | { type: 'begun'; now: number; tells: boolean }
  | { type: 'wentOn'; now: number }
  | { type: 'proven'; until: number }
  /** The server requires another reauthentication. */
  | { type: 'refused' }
  | { type: 'done' }
  | { type: 'closed' }

/** In milliseconds: a reauthentication this close to its end counts as expired. */
const margin = 10_000
/** In milliseconds: how long a reauthentication lasts. */
export const proofLasts = 5 * 60_000

export const notBegun: ActState = { stage: 'closed', provenUntil: 0 }

/** The state of an act after a round trip to the social provider; `problem` if that failed. */
export const returned = (now: number, problem: FailureCode | undefined): ActState =>
  problem === undefined
    ? { stage: 'doing', provenUntil: now + proofLasts }
    : { stage: 'proving', provenUntil: 0, problem }

export function nextStep(state: ActState, event: ActEvent): ActState {
  switch (event.type) {
    case 'begun':
      return event.tells ? { ...state, stage: 'telling' } : begin(state, event.now)
    case 'wentOn':
      return begin(state, event.now)
    case 'proven':
      return { stage: 'doing', provenUntil: event.until }
    case 'refused':
      return { stage: 'proving', provenUntil: 0 }
    // A reauthentication is good for one act.
    case 'done':
      return { stage: 'done', provenUntil: 0 }
    case 'closed':
      return { stage: 'closed', provenUntil: state.provenUntil }
  }
}

const begin = ({ provenUntil }: ActState, now: number): ActState => ({
  stage: provenUntil - now > margin ? 'doing' : 'proving',
  provenUntil,
})

/** The act of a round trip to the social provider, and why that failed, if it did. */
export type ReturnedAct = { act: ReauthenticationAct; problem?: FailureCode }

/** Reads it from the query string after the round trip: `?act=`, and `?error=` after a failure. */
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
