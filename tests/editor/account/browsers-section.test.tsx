// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BrowsersSection, usedWords } from '#editor/account/browsers-section.tsx'
import { Toasts } from '#ui/toasts/toasts.tsx'
import type { Account, OwnSession } from '#worker/accounts/schema.ts'
import { renderInApp } from '../in-app.tsx'
import { type ApiRequest, refusal, stubApi } from '../stub-api.ts'

const account: Account = {
  email: 'ada@example.com',
  verified: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  hasPassword: true,
  social: null,
  reauthenticationWays: ['password'],
  sessions: 3,
  websites: 1,
  websiteLimit: 10,
}
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const here: OwnSession = {
  id: 'here',
  browser: 'Firefox on Linux',
  signedInAt: hoursAgo(50),
  lastUsedAt: hoursAgo(0),
  isThis: true,
}
const phone: OwnSession = {
  ...here,
  id: 'phone',
  browser: 'Safari on an iPhone',
  lastUsedAt: hoursAgo(25),
  isThis: false,
}
const old: OwnSession = { ...phone, id: 'old', browser: null }

let user: ReturnType<typeof userEvent.setup>
let requests: ApiRequest[]
let sessions: OwnSession[]
let answer: () => unknown

beforeEach(() => {
  user = userEvent.setup()
  sessions = [here, phone, old]
  answer = () => {
    sessions = sessions.filter(({ id }) => id !== 'phone')
    return new Response(null, { status: 204 })
  }
  requests = stubApi({
    'GET /api/account/sessions': () => ({ sessions }),
    'DELETE /api/account/sessions/phone': () => answer(),
    'DELETE /api/account/sessions': () => {
      sessions = [here]
      return new Response(null, { status: 204 })
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (shownAccount = account) =>
  renderInApp(
    <>
      <BrowsersSection account={shownAccount} />
      <Toasts />
    </>,
  )
const rows = async () => within(await screen.findByRole('list')).getAllByRole('listitem')
const texts = async () => (await rows()).map(({ textContent }) => textContent)

describe('the list of signed-in browsers', () => {
  it('lists this browser first and shows when each other browser was last used', async () => {
    show()
    expect(await texts()).toEqual([
      'Firefox on LinuxThis browser · signed in 2 days agoSign out',
      'Safari on an iPhoneLast used yesterday · signed in 2 days agoSign out',
      'Unknown browserLast used yesterday · signed in 2 days agoSign out',
    ])
  })

  it('signs a browser out with a button that contains the browser’s name', async () => {
    show()
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on an iPhone' }))
    await screen.findByText('Signed out: Safari on an iPhone.')
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect(requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/api/account/sessions/phone',
    ])
  })

  it('catches up after a browser turned out to be signed out already', async () => {
    answer = () => {
      sessions = [here, old]
      return refusal(404, 'not_found')
    }
    show()
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on an iPhone' }))
    await waitFor(async () => expect(await rows()).toHaveLength(2))
  })

  it('signs out all other browsers with one button', async () => {
    show()
    await rows()
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
    await screen.findByText('Signed out of 2 other browsers.')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
  })

  it('hides “Sign out everywhere else” when there is only this browser', async () => {
    sessions = [here]
    show({ ...account, sessions: 1 })
    await rows()
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
    expect(screen.getByText('Only this one')).toBeTruthy()
  })

  it('shows five browsers at first, and all of them on request', async () => {
    sessions = [here, ...Array.from({ length: 39 }, (_, index) => ({ ...phone, id: `phone-${index}` }))]
    show({ ...account, sessions: 40 })
    expect(await rows()).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Show all 40' }))
    expect(await rows()).toHaveLength(40)
  })
})

it.each([
  [0.5, 'Last used recently'],
  [1.9, 'Last used recently'],
  [3, 'Last used 3 hours ago'],
  [30, 'Last used yesterday'],
])('a browser last used %d hours ago is described as “%s”', (hours, words) => {
  const used = usedWords({ ...phone, lastUsedAt: hoursAgo(hours) })
  expect(used).toBe(`${words} · signed in 2 days ago`)
})
