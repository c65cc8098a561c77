import { passwordCharacters, passwordLength } from '#worker/accounts/schema.ts'

/** 0 (guessed at once) to 4. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

const words = [
  'Very easy to guess',
  'Easy to guess',
  'Could be stronger: add a word or two',
  'Strong',
  'Very strong',
] as const satisfies Record<PasswordScore, string>

/** Feedback on a new password. Only the length is enforced. `score` is undefined while loading. */
export function strengthWords(length: number, score: PasswordScore | undefined): string {
  const missing = passwordLength.min - length
  if (length === 0) return `At least ${passwordLength.min} characters`
  if (missing > 0) return `At least ${passwordLength.min} characters: ${missing} more`
  return score === undefined ? 'Long enough' : words[score]
}

/** How many of the meter's four parts are filled. At most one if the password is too short. */
export function filledParts(length: number, score: PasswordScore | undefined): number {
  if (length === 0) return 0
  return length < passwordLength.min ? 1 : Math.max(1, score ?? 1)
}

export const validateNewPassword = (password: string): string | undefined =>
  passwordCharacters(password) < passwordLength.min ? strengthWords(passwordCharacters(password), undefined) : undefined
