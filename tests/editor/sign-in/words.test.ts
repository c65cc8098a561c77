import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { messageOf, retryTime } from '#ui/errors/error-texts.ts'
import { codeIn } from '#ui/fields/code-field.tsx'
import { emailError } from '#ui/fields/email-field.tsx'
import { strengthOf } from '#ui/fields/password-strength.ts'
import { filledParts, strengthWords, validateNewPassword } from '#ui/fields/strength-words.ts'
import { newPassword } from '#worker/accounts/schema.ts'

describe('the rate-limit message', () => {
  test.each([
    [0, 'in 1 second'],
    [1, 'in 1 second'],
    [58.2, 'in 59 seconds'],
    [59.2, 'in 1 minute'],
    [60, 'in 1 minute'],
    [61, 'in 2 minutes'],
    [720, 'in 12 minutes'],
    [3541, 'in 1 hour'],
    [86_400, 'in 24 hours'],
  ])('says when to try again: %d seconds read %j', (seconds, words) => expect(retryTime(seconds)).toBe(words))

  test('includes the waiting time if the server sends it', () => {
    const refused = (details?: unknown) => messageOf(new ApiError('too_many_requests', { details }))
    expect(refused({ retryAfter: 720 })).toBe('Too many attempts. Try again in 12 minutes.')
    for (const details of [undefined, null, {}, { retryAfter: 'soon' }])
      expect(refused(details)).toBe('Too many attempts. Wait a minute and try again.')
  })
})

test('messages for other errors don’t mention a waiting time', () => {
  expect(messageOf(new ApiError('wrong_password', { details: { retryAfter: 3 } }))).toBe('Incorrect password.')
  expect(messageOf(new Error('broken'))).toBe('An unknown error has occurred. Please try again.')
})

test('an address that the server rejects is reported as an invalid email address', () => {
  expect(emailError(new ApiError('invalid_request'))).toBe('Invalid email.')
  expect(emailError(new ApiError('network'))).toMatchObject({ props: { error: { code: 'network' } } })
})

describe('codeIn', () => {
  test.each(['048213', ' 048 213 ', '048-213', 'Your code is 048213. It works for 10 minutes.'])(
    'finds the code in %j',
    (text) => expect(codeIn(text)).toBe('048213'),
  )

  test.each(['', '04821', '0482134', 'Order 1234567 of 2026'])('finds nothing in %j', (text) =>
    expect(codeIn(text)).toBeUndefined(),
  )
})

describe('a new password', () => {
  test('undergoes the same length check as on the server', () => {
    for (const password of [
      '',
      'x'.repeat(11),
      'x'.repeat(12),
      'aaaaaaaaaaaa',
      'ü'.repeat(12),
      ' '.repeat(12),
      'x'.repeat(128),
    ])
      expect(validateNewPassword(password) === undefined, password).toBe(newPassword.safeParse(password).success)
  })

  test('comes with its rule at first, then with how much is missing', () => {
    expect(strengthWords(0, undefined)).toBe('At least 12 characters')
    expect(strengthWords(7, 4)).toBe('At least 12 characters: 5 more')
    expect(strengthWords(12, undefined)).toBe('Long enough')
  })

  test('gets its own label and meter level for each score', () => {
    const scores = [0, 1, 2, 3, 4] as const
    expect(new Set(scores.map((score) => strengthWords(20, score))).size).toBe(5)
    expect(scores.map((score) => filledParts(20, score))).toEqual([1, 1, 2, 3, 4])
    expect([filledParts(0, undefined), filledParts(11, 4)]).toEqual([0, 1])
  })

  test('gets a low score if common or similar to the email address, and otherwise a high one', () => {
    expect(strengthOf('password1234', [])).toBeLessThan(2)
    expect(strengthOf('harbourlane1', ['harbourlane', 'example'])).toBeLessThan(strengthOf('harbourlane1', []))
    expect(strengthOf('violet tractor hums at noon', [])).toBe(4)
  })
})
