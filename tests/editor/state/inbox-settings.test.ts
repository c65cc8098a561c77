import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { inboxSettingsQuery, tellTimeZone } from '../../../editor/state/inbox-settings.ts'
import type { InboxSettings } from '../../../worker/messages/schema.ts'

const settings: InboxSettings = { notify: 'at-once', timeZone: 'UTC', keepMonths: null }

function answering(chosen: boolean, put?: () => Response) {
  const stored: unknown[] = []
  vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) => {
    if (init?.method !== 'PUT') return Response.json({ settings, chosen })
    const body = JSON.parse(String(init.body))
    stored.push(body)
    return put?.() ?? Response.json({ settings: body, chosen: true })
  })
  return stored
}

afterEach(() => vi.unstubAllGlobals())

it('says the browser’s time zone where nobody has set any, and once', async () => {
  const stored = answering(false)
  const queries = new QueryClient()
  await tellTimeZone(queries, 'draft-1', 'Europe/Vienna')
  await tellTimeZone(queries, 'draft-1', 'Europe/Vienna')
  expect(stored).toEqual([{ ...settings, timeZone: 'Europe/Vienna' }])
  expect(queries.getQueryData(inboxSettingsQuery('draft-1').queryKey)).toMatchObject({
    settings: { timeZone: 'Europe/Vienna' },
    chosen: true,
  })
})

it('leaves alone what somebody chose', async () => {
  const stored = answering(true)
  await tellTimeZone(new QueryClient(), 'draft-1', 'Europe/Vienna')
  expect(stored).toEqual([])
})

it('shows no error when it cannot be loaded', async () => {
  answering(false, () => Response.json({ error: { code: 'not_found', requestId: 'r' } }, { status: 404 }))
  await expect(tellTimeZone(new QueryClient(), 'draft-1', 'Europe/Vienna')).resolves.toBeUndefined()
})
