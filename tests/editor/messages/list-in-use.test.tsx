// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InboxPanes } from '#editor/messages/inbox-panes.tsx'
import type { MessageSummary } from '#worker/messages/schema.ts'
import { type ApiRequest, refusal, stubApi } from '../stub-api.ts'
import { messageOf, pageOf, summaryOf } from './a-message.ts'

const ada = {
  uid: 'ada',
  email: 'ada@example.com',
  type: 'email' as const,
  verified: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSignInAt: '2026-11-01T08:00:00.000Z',
}

/** The owner's messages on the server. */
let stored: MessageSummary[]
let requests: ApiRequest[]
let user: ReturnType<typeof userEvent.setup>
let refuses: boolean

const changed = () => requests.filter(({ method }) => method !== 'GET')
const rows = () => within(screen.getByRole('main')).getAllByRole('listitem')
const tick = (name: string) => user.click(screen.getByRole('checkbox', { name: `Select the message from ${name}` }))

beforeEach(async () => {
  user = userEvent.setup()
  refuses = false
  stored = ['Ana', 'Ben', 'Cleo'].map((name, index) => summaryOf({ id: `message-${index}`, name }))
  requests = stubApi({
    'GET /api/messages': ({ query }) => {
      const folder = query.get('folder') ?? 'inbox'
      return pageOf(stored.filter((message) => message.folder === folder))
    },
    'PATCH /api/messages': ({ body }) => {
      if (refuses) return refusal(503, 'unavailable')
      const { ids, read, folder } = body as { ids: string[]; read?: boolean; folder?: MessageSummary['folder'] }
      stored = stored.map((message) =>
        ids.includes(message.id)
          ? {
              ...message,
              folder: folder ?? message.folder,
              readAt: read === undefined ? message.readAt : read ? '2026-11-20T09:00:00.000Z' : null,
            }
          : message,
      )
      return {}
    },
    ...Object.fromEntries(
      stored.map((message) => [`GET /api/messages/${message.id}`, () => ({ message: messageOf(message) })]),
    ),
  })
  render(
    <Provider store={createStore()}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MantineProvider env="test">
          <MemoryRouter initialEntries={['/inbox']}>
            <InboxPanes user={ada} websites={[]} />
          </MemoryRouter>
        </MantineProvider>
      </QueryClientProvider>
    </Provider>,
  )
  await screen.findByText('Cleo')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the message list', () => {
  it('marks several messages as read in one request', async () => {
    await tick('Ana')
    await tick('Cleo')
    expect(screen.getByText('2 selected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Mark as read (u)' }))
    expect(screen.queryByRole('toolbar', { name: 'Selected messages' })).toBeNull()
    await expect.poll(() => screen.queryAllByText('Unread:')).toHaveLength(1)
    expect(changed().map(({ body }) => body)).toEqual([{ ids: ['message-0', 'message-2'], read: true }])
  })

  it('archives the selected messages and shows the rest', async () => {
    await tick('Ben')
    await user.click(screen.getByRole('button', { name: 'Archive (e)' }))
    await expect.poll(() => screen.queryByText('Ben')).toBeNull()
    expect(rows()).toHaveLength(2)
    await expect.poll(() => changed()).toHaveLength(1)
    expect(stored.find(({ name }) => name === 'Ben')?.folder).toBe('archive')
  })

  it('restores messages if the server rejects the change', async () => {
    refuses = true
    await tick('Ben')
    await user.click(screen.getByRole('button', { name: 'Archive (e)' }))
    await expect.poll(() => changed()).toHaveLength(1)
    expect(await screen.findByText('Ben')).toBeTruthy()
  })

  it('selects all messages with one click, and none with Escape', async () => {
    await tick('Ana')
    await user.click(screen.getByRole('button', { name: 'Select all 3' }))
    expect(screen.getByText('3 selected')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByText('3 selected')).toBeNull()
  })
})
