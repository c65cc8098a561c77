import type { Account, ReauthenticationAct } from '../../../../worker/accounts/schema.ts'
import type { FailureCode } from '../../../api/api-error.ts'

/** What every way to prove oneself is given. */
export type WayProps = {
  act: ReauthenticationAct
  account: Account
  /** What went wrong with a proof that ended on another page. */
  problem: FailureCode | undefined
  /** In milliseconds since 1970: how long the proof counts. */
  onProven: (until: number) => void
  onCancel: () => void
}
