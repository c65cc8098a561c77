// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReplyForm } from '#editor/messages/message/reply-form.tsx'
import { readReply } from '#editor/messages/reply-drafts.ts'
import { SettingsDialog, SettingsForm } from '#editor/messages/settings/settings-dialog.tsx'
import type { Session } from '#worker/accounts/schema.ts'
import { renderInApp } from '../in-app.tsx'
import { type ApiRequest, refusal, stubApi } from '../stub-api.ts'
import { listed } from '../websites/listed.ts'
import { messageOf } from './a-message.ts'

const owner: NonNullable<Session['user']> = {
  uid: 'ada',
  email: 'ada@example.com',
  type: 'email',
  verified: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSignInAt: '2026-11-01T08:00:00.000Z',
}

const settings = {
  notify: 'at-once',
  keepMonths: null,
  timeZone: 'Pacific/Apia',
  weekly: false,
  replyTo: 'account',
} as const

let user: ReturnType<typeof userEvent.setup>
let requests: ApiRequest[]
let responses: unknown[]
let known: unknown
/** All requests except reads. */
const changes = () => requests.filter(({ method }) => method !== 'GET')

beforeEach(() => {
  user = userEvent.setup()
  known = { settings: { replyTo: 'account' }, chosen: true, websiteEmail: 'hello@riverside.example' }
  localStorage.clear()
  // The textarea grows again once fonts load, which happy-dom lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  const route = () => responses.shift()
  requests = stubApi({
    'POST /api/messages/one/replies': route,
    'PUT /api/drafts/draft-1/inbox-settings': route,
    'GET /api/drafts/draft-1/inbox-settings': () => known,
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the reply form', () => {
  const show = () => renderInApp(<ReplyForm message={messageOf()} user={owner} />)
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('Reply')

  it('keeps every keystroke for when the person returns', async () => {
    show()
    await user.type(text(), 'On Monday')
    expect(readReply('ada', 'one')?.text).toBe('On Monday')
    cleanup()
    show()
    expect(text().value).toBe('On Monday')
  })

  it('retries a failed reply with the same id, and is empty once the reply is sent', async () => {
    responses = [refusal(502, 'mail_failed'), { message: messageOf({ replied: true }) }]
    show()
    await user.type(text(), 'On Monday')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText(/couldn’t send the email/)).toBeTruthy()
    cleanup()
    show()
    await user.click(screen.getByRole('button', { name: 'Send reply' }))
    await expect.poll(() => text().value).toBe('')
    const [first, second] = changes().map(({ body }) => body)
    expect(first).toMatchObject({ text: 'On Monday' })
    expect(second).toEqual(first)
    expect(readReply('ada', 'one')).toBeUndefined()
  })

  it('assigns a new id to changed text and clears the previous error', async () => {
    responses = [refusal(502, 'mail_failed'), refusal(502, 'mail_failed')]
    show()
    await user.type(text(), 'On Monday')
    await user.click(screen.getByRole('button', { name: 'Send reply' }))
    await screen.findByText(/couldn’t send the email/)
    await user.type(text(), '!')
    expect(screen.queryByText(/couldn’t send the email/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Send reply' }))
    await screen.findByText(/couldn’t send the email/)
    const [first, second] = changes().map(({ body }) => (body as { id: string }).id)
    expect(first).not.toBe(second)
  })

  it('shows the website’s email address if answers go there', async () => {
    known = { settings: { replyTo: 'website' }, chosen: true, websiteEmail: 'hello@riverside.example' }
    show()
    expect(await screen.findByText(/Their answer goes to hello@riverside\.example\./)).toBeTruthy()
  })

  it('doesn’t send blank text', async () => {
    show()
    await user.type(text(), '   ')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send reply' }).disabled).toBe(true)
    expect(changes()).toEqual([])
  })
})

it('the inbox settings are saved all at once, and only on submit', async () => {
  const onClose = vi.fn()
  responses = [refusal(500, 'unknown'), { settings, chosen: true, websiteEmail: null }]
  const known = { settings, chosen: true, websiteEmail: 'hello@riverside.example' }
  renderInApp(<SettingsForm draftId="draft-1" known={known} accountEmail="ada@example.com" onClose={onClose} />)
  expect(screen.getByLabelText<HTMLInputElement>('ada@example.com').checked).toBe(true)
  await user.click(screen.getByLabelText('hello@riverside.example'))
  await user.click(screen.getByLabelText('Once a day'))
  await user.selectOptions(screen.getByLabelText('Keep messages'), '6 months')
  expect(screen.getByRole('status').textContent).toMatch(/older than 6 months/)
  await user.click(screen.getByRole('button', { name: /^Use / }))
  expect(changes()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nothing was changed/)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(changes().map(({ body }) => body)).toEqual(
    Array(2).fill({ notify: 'daily', keepMonths: 6, timeZone, weekly: false, replyTo: 'website' }),
  )
})

describe('the inbox settings for several websites', () => {
  const two = [listed({ draftId: 'draft-1', businessName: 'Elm Plumbing' }), listed({ draftId: 'draft-2' })]
  const open = (first?: string, websites = two) => {
    known = { settings, chosen: true, websiteEmail: null }
    renderInApp(<SettingsDialog opened websites={websites} first={first} onClose={() => undefined} />)
  }

  it('appear once the owner selects a website', async () => {
    open()
    expect(screen.getByLabelText<HTMLSelectElement>('Website').selectedOptions[0]?.textContent).toBe('Choose a website')
    expect(requests).toEqual([])
    await user.selectOptions(screen.getByLabelText('Website'), 'Elm Plumbing')
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy()
    expect(screen.queryByText('Choose a website')).toBeNull()
  })

  it('start with the website that the inbox shows', async () => {
    open('draft-1')
    expect(screen.getByLabelText<HTMLSelectElement>('Website').selectedOptions[0]?.textContent).toBe('Elm Plumbing')
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy()
  })
})
