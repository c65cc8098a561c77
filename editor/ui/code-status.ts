import type { otpStatuses } from '../../worker/accounts/schema.ts'

export const digits = 6

/** What a person reads when a code did not sign them in. */
export const codeProblem: Record<Exclude<(typeof otpStatuses)[number], 'Success'>, string> = {
  InvalidSession: 'Invalid session',
  InvalidCode: 'Invalid code',
  ExpiredCode: 'Expired code',
}

/** The code in a text that was pasted: alone, in groups, or within the sentence of the mail. */
export function codeIn(text: string): string | undefined {
  const alone = text.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(alone) ? alone : text.match(/(?<!\d)\d{6}(?!\d)/)?.[0]
}
