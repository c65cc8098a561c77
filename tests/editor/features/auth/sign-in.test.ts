import { describe, expect, test } from 'vitest'
import { readAttempt } from '../../../../editor/features/auth/sign-in-state.ts'
import { codeIn } from '../../../../editor/features/mailbox/code-in.ts'
import { codeProblem } from '../../../../editor/messages.ts'
import { looksLikeEmail } from '../../../../editor/ui/email-address.ts'
import { otpGenerateBody, otpStatuses } from '../../../../worker/accounts/schema.ts'

describe('an email address', () => {
  test.each(['owner@example.com', ' owner@example.co.uk ', 'o.w+n@sub.example.org'])('is accepted: %s', (text) => {
    expect(looksLikeEmail(text)).toBe(true)
    expect(otpGenerateBody.safeParse({ email: text.trim() }).success).toBe(true)
  })

  test.each([
    '',
    'owner',
    'owner@',
    '@example.com',
    'owner@example',
    'a b@example.com',
    `${'x'.repeat(60)}@example.com`,
  ])('is not accepted: %j', (text) => expect(looksLikeEmail(text)).toBe(false))
})

test('every answer to a code but success has its text', () => {
  expect(otpStatuses.filter((status) => status !== 'Success').map((status) => codeProblem[status])).toEqual([
    'Expired code',
    'Invalid code',
    'Invalid session',
  ])
})

test('an attempt to sign in is read back after a reload, and nothing else is taken for one', () => {
  expect(readAttempt('{"email":"a@b.co","session":"s"}')).toEqual({ email: 'a@b.co', session: 's' })
  for (const memory of [null, '', '{}', 'null', '{"email":1,"session":"s"}']) expect(readAttempt(memory)).toBeNull()
})

test('the code is found in the text of a mail, for the mailbox', () => {
  expect(codeIn('Here is your code\n\n    048213\n\nIt works for 10 minutes.')).toBe('048213')
  expect(codeIn('Order 1234567 of 2026')).toBeUndefined()
})
