// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AccountScreen } from '#editor/account/account-screen.tsx'
import { DeleteAccount, useDeleteAccount } from '#editor/account/delete-account.tsx'
import type { Account } from '#worker/accounts/schema.ts'
import { renderInApp } from '../in-app.tsx'
import { stubApi } from '../stub-api.ts'

const account: Account = {
  email: 'ada@example.com',
  verified: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  hasPassword: true,
  social: 'the local account picker',
  reauthenticationWays: ['password', 'social'],
  sessions: 1,
  websites: 0,
  websiteLimit: 5,
}

beforeEach(() => {
  stubApi({
    'GET /api/session': () => ({ user: { uid: 'u1', email: account.email, verified: true } }),
    'GET /api/account': () => account,
    'GET /api/account/sessions': () => ({ sessions: [] }),
    'GET /api/drafts': () => ({ drafts: [] }),
    'GET /api/messages/unread': () => ({ unread: 0 }),
    'POST /api/account/reauthentication/password': () => ({ expiresAt: new Date(Date.now() + 300_000).toISOString() }),
    'DELETE /api/account': () => ({}),
  })
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('the navigation shows the account’s email and a menu with Sign out', async () => {
  renderInApp(<AccountScreen />)
  const disc = await screen.findByRole('button', { name: 'Your account: ada@example.com' })
  expect(disc.firstElementChild?.getAttribute('data-initials')).toBe('A')
  await userEvent.click(disc)
  const ways = (await screen.findAllByRole('menuitem', { hidden: true })).map(({ textContent }) => textContent)
  expect(ways).toEqual(['Your account', 'Help', 'Sign out'])
})

it('the account page names the social sign-in provider in a sentence, whichever it is', async () => {
  renderInApp(<AccountScreen />)
  expect(await screen.findByText('With the local account picker')).toBeTruthy()
  expect(document.body.textContent).not.toContain('your the')
})

function Deletion() {
  const act = useDeleteAccount(undefined)
  return (
    <>
      <button type="button" onClick={act.begin}>
        Delete
      </button>
      <DeleteAccount act={act} account={account} />
    </>
  )
}

it('deleting the account opens the homepage with a confirmation', async () => {
  const leave = vi.spyOn(location, 'assign').mockReturnValue()
  const user = userEvent.setup()
  renderInApp(<Deletion />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await user.type(await screen.findByLabelText('Current password'), 'mine{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/#account-deleted'))
})
