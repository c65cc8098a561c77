import { describe, expect, it } from 'vitest'
import { pathAfterProof, readReturn } from '../../../../editor/features/auth/social-end.ts'
import { messageFor } from '../../../../editor/messages.ts'
import { socialFailure } from '../../../../editor/state/social-round-trip.ts'

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
