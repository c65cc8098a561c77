import { describe, expect, it, test } from 'vitest'
import { codeIn } from '#editor/mailbox/mailbox-screen.tsx'
import { parseAttempt } from '#editor/sign-in/sign-in-state.ts'
import { parseReturn, pathAfterProof } from '#editor/sign-in/social-done.tsx'
import { socialFailure } from '#session/social-round-trip.ts'
import { codeProblem, messageFor } from '#ui/errors/error-texts.ts'
import { validateEmail } from '#ui/fields/email-field.tsx'
import { otpStatuses } from '#worker/accounts/schema.ts'

describe('email validation', () => {
  test.each(['owner@example.com', ' owner@example.co.uk ', 'o.w+n@sub.example.org'])('accepts %s', (text) =>
    expect(validateEmail(text)).toBeUndefined(),
  )

  test.each([
    '',
    'owner',
    'owner@',
    '@example.com',
    'owner@example',
    'a b@example.com',
    `${'x'.repeat(60)}@example.com`,
  ])('rejects %j', (text) => expect(validateEmail(text)).toBe('Invalid email'))
})

test('every code status except success has a message', () => {
  expect(otpStatuses.filter((status) => status !== 'Success').map((status) => codeProblem[status])).toEqual([
    'Expired code',
    'Invalid code',
    'Invalid session',
  ])
})

test('parseAttempt restores a sign-in attempt and ignores invalid values', () => {
  expect(parseAttempt('{"email":"a@b.co","session":"s"}')).toEqual({ email: 'a@b.co', session: 's' })
  for (const memory of [null, '', '{}', 'null', '{"email":1,"session":"s"}']) expect(parseAttempt(memory)).toBeNull()
})

test('codeIn finds the code in an email’s text', () => {
  expect(codeIn('Here is your code\n\n    048213\n\nIt works for 10 minutes.')).toBe('048213')
  expect(codeIn('Order 1234567 of 2026')).toBeUndefined()
})

describe('the result of social sign-in', () => {
  it('includes the error, the website and the popup’s id', () => {
    expect(parseReturn('?next=%2Fwebsites&popup=window-one&draftId=abc')).toEqual({
      error: null,
      draftId: 'abc',
      popup: 'window-one',
    })
    expect(parseReturn('')).toEqual({ error: null, draftId: null, popup: undefined })
  })

  it('replaces unknown errors and ignores invalid popup ids', () => {
    expect(parseReturn('?error=call+555-1234&popup=%3Cscript%3E')).toEqual({
      error: 'failed',
      draftId: null,
      popup: undefined,
    })
  })

  it('uses the catalog’s words for every failure', () => {
    expect(messageFor(socialFailure.cancelled)).toBe('Login Cancelled.')
    expect(messageFor(socialFailure.account_exists)).toBe('Account already exists. Please sign in.')
    expect(messageFor(socialFailure.relogin)).toContain('re-login failed')
    expect(messageFor(socialFailure.failed)).toBe('An unknown error has occurred. Please try again.')
    expect(messageFor('popup_closed')).toBe('Login Popup Closed.')
  })
})

describe('pathAfterProof', () => {
  const next = encodeURIComponent('/account?act=delete-account')

  it('returns the account page with the action and the error, if any', () => {
    expect(pathAfterProof(`?next=${next}`)).toBe('/account?act=delete-account')
    expect(pathAfterProof(`?next=${next}&error=relogin`)).toBe('/account?act=delete-account&error=relogin')
  })

  it('returns undefined for an ordinary sign-in or an external address', () => {
    expect(pathAfterProof('?next=%2Fwebsites&error=cancelled')).toBeUndefined()
    expect(pathAfterProof(`?next=${encodeURIComponent('https://evil.example/account?act=x')}`)).toBeUndefined()
  })
})
