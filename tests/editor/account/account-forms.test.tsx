// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChangePassword, useChangePassword } from '#editor/account/account-sections.tsx'
import { ChangeEmail, useChangeEmail } from '#editor/account/change-email.tsx'
import { CorrectEmailDialog } from '#ui/fields/correct-email-dialog.tsx'
import type { Account } from '#worker/accounts/schema.ts'
import { renderInApp } from '../in-app.tsx'
import { type ApiRequest, refusal, stubApi } from '../stub-api.ts'

const account: Account = {
  email: 'ada@example.com',
  verified: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  hasPassword: true,
  social: null,
  reauthenticationWays: ['password', 'code'],
  sessions: 1,
  websites: 1,
  websiteLimit: 10,
}

let user: ReturnType<typeof userEvent.setup>
let requests: ApiRequest[]
/** Responses to the form's own requests, in order. */
let responses: unknown[]

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole('button', { name })
const sent = (path: string) => requests.filter((request) => request.path === path).map(({ body }) => body)

beforeEach(() => {
  user = userEvent.setup()
  responses = []
  requests = stubApi({
    'POST /api/account/reauthentication/password': ({ body }) =>
      (body as { password: string }).password === 'mine'
        ? { expiresAt: new Date(Date.now() + 300_000).toISOString() }
        : refusal(401, 'wrong_password'),
    'POST /api/account/email': () => responses.shift(),
    'POST /api/account/password': () => responses.shift(),
    'POST /api/account/email/correction': () => responses.shift(),
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function reauthenticate() {
  await user.type(await screen.findByLabelText('Current password'), 'mine{Enter}')
}

function EmailChange() {
  const act = useChangeEmail(undefined)
  return (
    <>
      <button type="button" onClick={act.begin}>
        Change
      </button>
      <ChangeEmail act={act} account={account} />
    </>
  )
}

function PasswordChange() {
  const act = useChangePassword(undefined, account)
  return (
    <>
      <button type="button" onClick={act.begin}>
        Change
      </button>
      <ChangePassword act={act} account={account} />
    </>
  )
}

describe('the reauthentication form', () => {
  it('selects an incorrect password’s text, and doesn’t submit an empty password', async () => {
    renderInApp(<EmailChange />)
    await user.click(button('Change'))
    const password = await screen.findByLabelText<HTMLInputElement>('Current password')
    await user.click(button('Continue'))
    expect(document.activeElement).toBe(password)
    expect(requests).toEqual([])
    await user.type(password, 'other{Enter}')
    await screen.findByText('Incorrect password.')
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, 5])
    await user.keyboard('x')
    expect(screen.queryByText('Incorrect password.')).toBeNull()
  })
})

describe('the email change form', () => {
  beforeEach(async () => {
    renderInApp(<EmailChange />)
    await user.click(button('Change'))
    await reauthenticate()
    await screen.findByLabelText('New email')
  })

  it('reports an invalid address on submit, until the person types again', async () => {
    await user.type(field('New email'), 'grace@{Enter}')
    expect(screen.getByText('Invalid email')).toBeTruthy()
    expect(document.activeElement).toBe(field('New email'))
    await user.keyboard('e')
    expect(screen.queryByText('Invalid email')).toBeNull()
    expect(sent('/api/account/email')).toEqual([])
  })

  it('keeps the new address while the person reauthenticates', async () => {
    responses = [refusal(403, 'reauthentication_required'), { sent: true }]
    await user.type(field('New email'), ' grace@example.com{Enter}')
    await reauthenticate()
    expect((await screen.findByLabelText<HTMLInputElement>('New email')).value.trim()).toBe('grace@example.com')
    expect(field('New email').getAttribute('aria-invalid')).not.toBe('true')
    await user.click(button('Send link'))
    expect(await screen.findByText('grace@example.com')).toBeTruthy()
    expect(sent('/api/account/email')).toEqual([{ email: 'grace@example.com' }, { email: 'grace@example.com' }])
  })

  it('shows a failed request’s error under the field, and is empty when reopened', async () => {
    responses = [refusal(502, 'mail_failed')]
    await user.type(field('New email'), 'grace@example.com{Enter}')
    expect(await screen.findByText(/couldn’t send the email/)).toBeTruthy()
    await user.click(button('Cancel'))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await user.click(button('Change'))
    expect((await screen.findByLabelText<HTMLInputElement>('New email')).value).toBe('')
    expect(screen.queryByText(/couldn’t send the email/)).toBeNull()
  })
})

describe('the password change form', () => {
  beforeEach(async () => {
    renderInApp(<PasswordChange />)
    await user.click(button('Change'))
    await reauthenticate()
    await screen.findByLabelText('New password')
  })

  it('shows on submit how many characters are missing', async () => {
    await user.type(field('New password'), 'short{Enter}')
    expect(screen.getByText('At least 12 characters: 7 more').dataset.problem).toBe('true')
    expect(document.activeElement).toBe(field('New password'))
    await user.keyboard('er')
    expect(screen.getByText('At least 12 characters: 5 more').dataset.problem).toBeUndefined()
  })

  it('shows why a password was rejected, and closes once a better one is accepted', async () => {
    responses = [refusal(400, 'password_too_common'), { changed: true }]
    await user.type(field('New password'), 'passwordpassword{Enter}')
    await expect.poll(() => field('New password').getAttribute('aria-invalid')).toBe('true')
    await user.clear(field('New password'))
    await user.type(field('New password'), 'violet tractor hums{Enter}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(sent('/api/account/password')).toEqual([
      { password: 'passwordpassword' },
      { password: 'violet tractor hums' },
    ])
  })
})

it('the password form is empty when reopened after a rejected password', async () => {
  responses = [refusal(400, 'password_too_common')]
  renderInApp(<PasswordChange />)
  await user.click(button('Change'))
  await reauthenticate()
  await user.type(await screen.findByLabelText('New password'), 'passwordpassword{Enter}')
  await expect.poll(() => field('New password').getAttribute('aria-invalid')).toBe('true')
  await user.click(button('Cancel'))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await user.click(button('Change'))
  expect((await screen.findByLabelText<HTMLInputElement>('New password')).value).toBe('')
  expect(field('New password').getAttribute('aria-invalid')).not.toBe('true')
})

describe('the dialog for correcting a mistyped email address', () => {
  const onSubmitAround = vi.fn()

  beforeEach(() => {
    onSubmitAround.mockClear()
    renderInApp(
      <form onSubmit={onSubmitAround}>
        <CorrectEmailDialog email="ada@exmaple" opened onClose={() => undefined} />
      </form>,
    )
  })

  it('starts with the mistyped address and asks for a valid one', async () => {
    expect(field('Email').value).toBe('ada@exmaple')
    await user.type(field('Email'), '{Enter}')
    expect(screen.getByText('Invalid email')).toBeTruthy()
    expect(document.activeElement).toBe(field('Email'))
  })

  it('sends the corrected address without submitting the form around it', async () => {
    responses = [refusal(502, 'mail_failed'), { sent: true }]
    await user.type(field('Email'), '.com{Enter}')
    expect(await screen.findByText(/couldn’t send the email/)).toBeTruthy()
    await user.type(field('Email'), '{Enter}')
    expect(await screen.findByText('ada@exmaple.com')).toBeTruthy()
    expect(sent('/api/account/email/correction')).toHaveLength(2)
    expect(onSubmitAround).not.toHaveBeenCalled()
  })
})
