import type { otpStatuses } from '../../../worker/contract/sign-in.ts'

/** What a person reads when a code did not sign them in. */
export const codeProblem: Record<Exclude<(typeof otpStatuses)[number], 'Success'>, string> = {
  InvalidSession: 'Invalid session',
  InvalidCode: 'Invalid code',
  ExpiredCode: 'Expired code',
}
