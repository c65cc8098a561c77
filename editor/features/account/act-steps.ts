import type { FailureCode } from '../../api/api-error.ts'

/** Where somebody is with an act that asks who they are: reading what it does, proving themselves, doing it, or that it is done. */
export type ActStage = 'closed' | 'telling' | 'proving' | 'doing' | 'done'

export type ActState = {
  stage: ActStage
  /** In milliseconds since 1970: until then the proof of before counts. */
  provenUntil: number
  /** What went wrong with the last proof, where that ended on another page. */
  problem?: FailureCode
}

export type ActEvent =
  /** `tells`: the act is explained first. */
  | { type: 'begun'; now: number; tells: boolean }
  | { type: 'wentOn'; now: number }
  | { type: 'proven'; until: number }
  /** The server wants a new proof: the old one was too old, or none. */
  | { type: 'refused' }
  | { type: 'done' }
  | { type: 'closed' }

/** In milliseconds: a proof that is about to end is asked for again, rather than fail. */
const margin = 10_000
/** How long a proof counts. */
export const proofLasts = 5 * 60_000

export const notBegun: ActState = { stage: 'closed', provenUntil: 0 }

/** An act that goes on after a round trip to the social provider: proven there, or not, for a reason. */
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
    // A proof is good for one act.
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
