import type { Measurement } from '../../worker/analytics/schema.ts'
import { startClarity } from './clarity.ts'
import { startGoogle } from './google.ts'
import type { Command } from './insert-script.ts'

/** A page that is looked at: its measured path, and whether what happens on it may be recorded. */
export type ShownPage = { path: string; mayRecord: boolean }

export type Tools = {
  show: (page: ShownPage) => void
  /** Says which account it is that is signed in, by its id. */
  identify: (uid: string) => void
}

/** The tools that the operator has configured and a person has allowed. Each is loaded with the first page that it may see. */
export function startTools({ googleId, clarityId }: Measurement): Tools {
  const google = googleId && startGoogle(googleId)
  let clarity: Command | undefined
  let person: string | undefined
  let isStopped = false
  return {
    show({ path, mayRecord }) {
      if (google) google(path)
      if (!clarityId || isStopped) return
      if (mayRecord && !clarity) {
        clarity = startClarity(clarityId)
        if (person) clarity('identify', person)
      } else if (!mayRecord && clarity) {
        // For good: what was stopped once does not come back before the next load.
        isStopped = true
        clarity('stop')
      }
    },
    identify(uid) {
      if (uid !== person) clarity?.('identify', uid)
      person = uid
    },
  }
}
