// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EmailForm } from '#editor/sign-in/email-form.tsx'
import { SignUpForm } from '#editor/sign-in/login-screen.tsx'
import { PasswordForm } from '#editor/sign-in/password-form.tsx'
import { NewPasswordForm, ResetForm } from '#editor/sign-in/reset-password.tsx'
import { claimedDraftAtom, enteredEmailAtom, signedUpAtom } from '#editor/sign-in/sign-in-state.ts'
import { renderInApp } from '../in-app.tsx'
import { type ApiRequest, refusal, stubApi } from '../stub-api.ts'

let user: ReturnType<typeof userEvent.setup>
let requests: ApiRequest[]
let respond: () => unknown

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = (label = 'Password') => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const sent = (path: string) => requests.filter((request) => request.path.startsWith(path)).map(({ body }) => body)
const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'

beforeEach(() => {
  user = userEvent.setup()
  const route = () => respond()
  requests = stubApi({
    'GET /api/login/ways': () => ({ social: null }),
    'POST /api/login/otp/generate': route,
    'POST /api/login/link/': route,
    'POST /api/login/password': route,
    'POST /api/login/sign-up': route,
    'POST /api/login/reset': route,
    'POST /api/login/reset/confirm': route,
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the email form', () => {
  beforeEach(() => {
    respond = () => refusal(502, 'mail_failed')
  })

  it('reports an invalid address on submit, focuses the field, and clears the error when the person types', async () => {
    renderInApp(<EmailForm />)
    await user.type(email(), 'ada@')
    expect(screen.queryByText('Invalid email')).toBeNull()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('alert', { name: '' }).textContent).toBe('Invalid email')
    expect(isInvalid(email())).toBe(true)
    expect(document.activeElement).toBe(email())
    await user.type(email(), 'e')
    expect(screen.queryByText('Invalid email')).toBeNull()
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('reports an invalid address on blur, but not an empty field', async () => {
    renderInApp(<EmailForm />)
    await user.click(email())
    await user.tab()
    expect(screen.queryByText('Invalid email')).toBeNull()
    await user.type(email(), 'ada@')
    await user.tab()
    expect(screen.getByText('Invalid email')).toBeTruthy()
  })

  it('sends the trimmed address once, for a code or for a link', async () => {
    renderInApp(<EmailForm />)
    await user.type(email(), ' ada@example.com ')
    await user.click(button('Email me a link'))
    await screen.findByText(/couldn’t send the email/)
    await user.click(button('Send code'))
    await screen.findByText(/couldn’t send the email/)
    expect(sent('/api/login/link')).toEqual([{ email: 'ada@example.com' }])
    expect(sent('/api/login/otp')).toEqual([{ email: 'ada@example.com' }])
  })

  it('keeps a failed request’s error on blur and clears it when the person types', async () => {
    renderInApp(<EmailForm />)
    await user.type(email(), 'ada@example.com{Enter}')
    await screen.findByText(/couldn’t send the email/)
    expect(isInvalid(email())).toBe(true)
    await user.click(email())
    await user.tab()
    expect(screen.queryByText(/couldn’t send the email/)).toBeTruthy()
    await user.type(email(), 'x')
    expect(screen.queryByText(/couldn’t send the email/)).toBeNull()
  })

  it('sends nothing more while a request is pending', async () => {
    const response = Promise.withResolvers<unknown>()
    respond = () => response.promise
    renderInApp(<EmailForm />)
    await user.type(email(), 'ada@example.com{Enter}{Enter}')
    await user.click(button('Email me a link'))
    expect(button('Send code').disabled).toBe(true)
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
    response.resolve(refusal(502, 'mail_failed'))
    await screen.findByText(/couldn’t send the email/)
  })
})

it('the typed email address is carried from one sign-in page to the next', async () => {
  const store = renderInApp(<ResetForm />)
  await user.type(email(), 'ada@example.com')
  expect(store.get(enteredEmailAtom)).toBe('ada@example.com')
})

it('the reset form has its link sent to the trimmed address', async () => {
  respond = () => ({ sent: true })
  renderInApp(<ResetForm />)
  await user.type(email(), 'ada@example.com ')
  await user.click(button('Send link'))
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy()
  expect(sent('/api/login/reset')).toEqual([{ email: 'ada@example.com' }])
})

describe('the password form', () => {
  it('requires both fields and focuses the first', async () => {
    renderInApp(<PasswordForm />)
    await user.click(button('Sign in'))
    expect(screen.getByText('Invalid email')).toBeTruthy()
    expect(screen.getByText('Enter your password')).toBeTruthy()
    expect(document.activeElement).toBe(email())
    await user.type(email(), 'ada@example.com{Enter}')
    expect(document.activeElement).toBe(password())
  })

  it('selects an incorrect password’s text, and clears the error after any change', async () => {
    respond = () => refusal(401, 'wrong_password')
    renderInApp(<PasswordForm />)
    await user.type(email(), 'ada@example.com')
    for (const field of [password, email]) {
      await user.clear(password())
      await user.type(password(), 'not this one{Enter}')
      await screen.findByText('Incorrect password.')
      expect(isInvalid(password())).toBe(true)
      expect([password().selectionStart, password().selectionEnd]).toEqual([0, 'not this one'.length])
      await user.type(field(), 'x')
      expect(screen.queryByText('Incorrect password.')).toBeNull()
    }
  })

  it('signs the person in', async () => {
    respond = () => ({ draftId: 'draft-1' })
    const store = renderInApp(<PasswordForm />)
    await user.type(email(), ' ada@example.com')
    await user.type(password(), 'violet tractor hums{Enter}')
    await expect.poll(() => store.get(claimedDraftAtom)).toBe('draft-1')
    expect(sent('/api/login/password')).toEqual([{ email: 'ada@example.com', password: 'violet tractor hums' }])
  })

  // ASVS 6.2.6, ASVS 6.2.7
  it('masks the password, reveals it on request, and allows pasting', async () => {
    renderInApp(<PasswordForm />)
    expect(password().type).toBe('password')
    await user.click(password())
    await user.paste('violet tractor hums')
    expect(password().value).toBe('violet tractor hums')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password().type).toBe('text')
    expect(password().value).toBe('violet tractor hums')
  })

  // ASVS 6.2.7
  it('labels its fields for password managers', () => {
    renderInApp(<PasswordForm />)
    expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password'])
  })
})

describe('the sign-up form', () => {
  it('says how many characters are missing, and counts down while the person types', async () => {
    renderInApp(<SignUpForm />)
    await user.type(email(), 'ada@example.com')
    await user.type(password(), 'short{Enter}')
    expect(screen.getByText('At least 12 characters: 7 more').dataset.problem).toBe('true')
    expect(document.activeElement).toBe(password())
    await user.type(password(), 'er')
    expect(screen.getByText('At least 12 characters: 5 more').dataset.problem).toBeUndefined()
    expect(password().autocomplete).toBe('new-password')
  })

  it('lets a person with an account sign in by password, until they change the address', async () => {
    respond = () => refusal(409, 'account_exists')
    renderInApp(<SignUpForm />)
    await user.type(email(), 'ada@example.com')
    await user.type(password(), 'violet tractor hums{Enter}')
    expect(await screen.findByRole('link', { name: 'Sign in with your password' })).toBeTruthy()
    expect(isInvalid(email())).toBe(true)
    await user.type(email(), 'x')
    expect(screen.queryByRole('link', { name: 'Sign in with your password' })).toBeNull()
    expect(isInvalid(email())).toBe(false)
  })

  it('selects the text of a password that is too common', async () => {
    respond = () => refusal(400, 'password_too_common')
    renderInApp(<SignUpForm />)
    await user.type(email(), 'ada@example.com')
    await user.type(password(), 'passwordpassword{Enter}')
    await expect.poll(() => isInvalid(password())).toBe(true)
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, 16])
  })

  it('creates the account', async () => {
    respond = () => ({ draftId: null })
    const store = renderInApp(<SignUpForm />)
    await user.type(email(), 'ada@example.com ')
    await user.type(password(), 'violet tractor hums{Enter}')
    await expect.poll(() => store.get(signedUpAtom)).toEqual({ email: 'ada@example.com', draftId: null })
    expect(sent('/api/login/sign-up')).toEqual([{ email: 'ada@example.com', password: 'violet tractor hums' }])
  })
})

describe('the new password form', () => {
  const show = () => renderInApp(<NewPasswordForm token={'t'.repeat(20)} onAskAgain={() => undefined} />)

  it('keeps the focus in the field while the password is too short', async () => {
    show()
    await user.type(password('New password'), 'short')
    await user.click(button('Set new password'))
    expect(screen.getByText('At least 12 characters: 7 more').dataset.problem).toBe('true')
    expect(document.activeElement).toBe(password('New password'))
    expect(requests).toEqual([])
  })

  it('sets the password with the link’s token', async () => {
    respond = () => ({ changed: true })
    show()
    await user.type(password('New password'), 'violet tractor hums{Enter}')
    expect(await screen.findByRole('heading', { name: 'Your password has been changed' })).toBeTruthy()
    expect(sent('/api/login/reset/confirm')).toEqual([{ token: 't'.repeat(20), password: 'violet tractor hums' }])
  })
})
