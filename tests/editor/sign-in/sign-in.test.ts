import { describe, expect, it, test } from 'vitest'
import { codeIn } from '#editor/mailbox/mailbox-screen.tsx'
import { readAttempt } from '#editor/sign-in/sign-in-state.ts'
import { pathAfterProof, readReturn } from '#editor/sign-in/social-done.tsx'
import { socialFailure } from '#session/social-round-trip.ts'
import { codeProblem, messageFor } from '#ui/errors/error-texts.ts'
import { validateEmail } from '#ui/fields/email-field.tsx'
import { otpStatuses } from '#worker/accounts/schema.ts'

describe('an email address', () => {
  test.each(['owner@example.com', ' owner@example.co.uk ', 'o.w+n@sub.example.org'])('is accepted: %s', (text) =>
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
  ])('is not accepted: %j', (text) => expect(validateEmail(text)).toBe('Invalid email'))
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

describe('The result that ends a social sign-in', () => {
  it('is who signed in with which website, and in which window', () => {
    expect(readReturn('?next=%2Fwebsites&popup=window-one&draftId=abc')).toEqual({
      error: null,
      draftId: 'abc',
      popup: 'window-one',
    })
    expect(readReturn('')).toEqual({ error: null, draftId: null, popup: undefined })
  })

  it('is a failure for any word that is not ours, and no window for what names none', () => {
    expect(readReturn('?error=call+555-1234&popup=%3Cscript%3E')).toEqual({
      error: 'failed',
      draftId: null,
      popup: undefined,
    })
  })

  it('says a closed account and a no in the words of the catalogue', () => {
    expect(messageFor(socialFailure.cancelled)).toBe('Login Cancelled.')
    expect(messageFor(socialFailure.account_exists)).toBe('Account already exists. Please sign in.')
    expect(messageFor(socialFailure.relogin)).toContain('re-login failed')
    expect(messageFor(socialFailure.failed)).toBe('An unknown error has occurred. Please try again.')
    expect(messageFor('popup_closed')).toBe('Login Popup Closed.')
  })
})

describe('After a proof for an act', () => {
  const next = encodeURIComponent('/account?act=delete-account')

  it('comes the account page, told how it went', () => {
    expect(pathAfterProof(`?next=${next}`)).toBe('/account?act=delete-account')
    expect(pathAfterProof(`?next=${next}&error=relogin`)).toBe('/account?act=delete-account&error=relogin')
  })

  it('comes nothing when somebody was to be signed in, or to be led elsewhere', () => {
    expect(pathAfterProof('?next=%2Fwebsites&error=cancelled')).toBeUndefined()
    expect(pathAfterProof(`?next=${encodeURIComponent('https://evil.example/account?act=x')}`)).toBeUndefined()
  })
})
