import type { FailureCode } from '#api/api-error.ts'
import {
  type ReauthenticationAct,
  reauthenticationAct,
  type SocialError,
  socialErrors,
} from '#worker/accounts/schema.ts'

/** `explaining` precedes the reauthentication, `proving` is the reauthentication. */
export type ActStage = 'closed' | 'explaining' | 'proving' | 'doing' | 'done'

export type ActState = {
  stage: ActStage
  /** When the last reauthentication expires, in milliseconds since 1970. */
  provenUntil: number
  /** Why reauthentication failed on the social provider's page. */
  problem?: FailureCode
}

export type ActEvent =
  /** `explains`: start with the explanation. */
  | { type: 'begun'; now: number; explains: boolean }
  | { type: 'wentOn'; now: number }
  | { type: 'proven'; until: number }
  | { type: 'refused' }
  | { type: 'done' }
  | { type: 'closed' }

/** Milliseconds before expiry at which a reauthentication counts as expired. */
const expiryMarginMs = 10_000
export const proofLifetimeMs = 5 * 60_000

export const initialAct: ActState = { stage: 'closed', provenUntil: 0 }

/** The state after a redirect through the social provider. */
export const stateAfterRedirect = (now: number, problem: FailureCode | undefined): ActState =>
  problem === undefined
    ? { stage: 'doing', provenUntil: now + proofLifetimeMs }
    : { stage: 'proving', provenUntil: 0, problem }

export function nextStep(state: ActState, event: ActEvent): ActState {
  switch (event.type) {
    case 'begun':
      return event.explains ? { ...state, stage: 'explaining' } : begin(state, event.now)
    case 'wentOn':
      return begin(state, event.now)
    case 'proven':
      return { stage: 'doing', provenUntil: event.until }
    case 'refused':
      return { stage: 'proving', provenUntil: 0 }
    // A reauthentication is valid for one act.
    case 'done':
      return { stage: 'done', provenUntil: 0 }
    case 'closed':
      return { stage: 'closed', provenUntil: state.provenUntil }
  }
}

const begin = ({ provenUntil }: ActState, now: number): ActState => ({
  stage: provenUntil - now > expiryMarginMs ? 'doing' : 'proving',
  provenUntil,
})

export type ReturnedAct = { act: ReauthenticationAct; problem?: FailureCode }

/** Parses `?act=` and `?error=` from the redirect. */
export function parseReturnedAct(search: URLSearchParams): ReturnedAct | undefined {
  const act = reauthenticationAct.safeParse(search.get('act')).data
  const error = search.get('error')
  if (!act) return undefined
  return error === null ? { act } : { act, problem: problemOf(error) }
}

function problemOf(error: string): FailureCode {
  const known: SocialError | undefined = socialErrors.find((one) => one === error)
  return known === 'cancelled' ? 'login_cancelled' : 'relogin_failed'
}
