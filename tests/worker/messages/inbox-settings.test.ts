import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { nextDigestAt } from '../../../worker/messages/outbox/digests.ts'
import { setInboxSettings } from '../../../worker/messages/settings.ts'
import { codeOf } from '../../harness/workers/accounts/account.ts'
import { listen } from '../../harness/workers/accounts/live-tab.ts'
import { inboxRowsOf, newInbox, newMessage } from '../../harness/workers/messages/messages.ts'
import { contextOf, siteEnv } from '../../harness/workers/sites/sites.ts'

const daily = { notify: 'daily', timeZone: 'Europe/Vienna', keepMonths: 12 } as const
const atOnce = { notify: 'at-once', timeZone: 'Europe/Vienna', keepMonths: null } as const
const pathOf = (draftId: string) => `/api/drafts/${draftId}/inbox-settings`
const stored = (draftId: string) =>
  env.DB.prepare('select next_digest_at, digested_until from inbox_settings where draft_id = ?').bind(draftId).first()
const outbox = async (draftId: string) =>
  (await env.DB.prepare('select kind, since, until from mail_outbox where draft_id = ?').bind(draftId).all()).results

it('notifies at once and keeps messages forever by default', async () => {
  const { browser, draftId } = await newInbox()
  expect((await browser.get(pathOf(draftId))).body).toEqual({
    ...{ settings: { notify: 'at-once', timeZone: 'UTC', keepMonths: null }, chosen: false },
  })
  const tab = await listen(browser)
  expect((await browser.put(pathOf(draftId), daily)).body).toEqual({ settings: daily, chosen: true })
  expect((await browser.get(pathOf(draftId))).body).toEqual({ settings: daily, chosen: true })
  await vi.waitFor(() => expect(tab.heard).toEqual([{ type: 'messages.changed' }]))
  const never = { notify: 'never', timeZone: 'Asia/Tokyo', keepMonths: 3 }
  expect((await browser.put(pathOf(draftId), never)).body).toEqual({ settings: never, chosen: true })
  expect(await stored(draftId)).toEqual({ next_digest_at: null, digested_until: null })
})

it('returns 404 for the settings of another person’s website', async () => {
  const [mine, theirs] = [await newInbox(), await newInbox()]
  await theirs.browser.put(pathOf(theirs.draftId), daily)
  await newMessage(theirs.of)
  for (const draftId of [theirs.draftId, 'nothing']) {
    for (const told of [await mine.browser.get(pathOf(draftId)), await mine.browser.put(pathOf(draftId), atOnce)]) {
      expect([told.status, codeOf(told)]).toEqual([404, 'not_found'])
    }
  }
  expect((await theirs.browser.get(pathOf(theirs.draftId))).body).toEqual({ settings: daily, chosen: true })
  expect(await inboxRowsOf(theirs.userId)).toMatchObject({ settings: 1, mails: 0 })
  expect(await inboxRowsOf(mine.userId)).toMatchObject({ settings: 0 })
})

it('refuses settings of any other shape', async () => {
  const { browser, draftId } = await newInbox()
  for (const wrong of [
    { ...daily, timeZone: 'Europe/Nowhere' },
    { ...daily, timeZone: '' },
    { ...daily, keepMonths: 5 },
    { ...daily, notify: 'hourly' },
    { notify: 'daily' },
  ]) {
    expect(codeOf(await browser.put(pathOf(draftId), wrong))).toBe('invalid_request')
  }
})

it('starts daily emails at the next local morning and keeps a due time', async () => {
  const { draftId, of } = await newInbox()
  const at = (time: string) => contextOf(siteEnv(), () => new Date(time))
  const set = (time: string, settings: Parameters<typeof setInboxSettings>[1]['settings']) =>
    setInboxSettings(at(time), { ...of, settings })
  const due = Date.parse('2026-11-23T07:00:00Z')
  await set('2026-11-22T10:00:00Z', daily)
  const begun = { next_digest_at: due, digested_until: Date.parse('2026-11-22T10:00:00Z') }
  expect(await stored(draftId)).toEqual(begun)
  expect(nextDigestAt('Europe/Vienna', new Date('2026-11-22T10:00:00Z')).getTime()).toBe(due)
  // Due, and not put in yet: changing something else skips nothing.
  await set('2026-11-23T07:00:30Z', { ...daily, keepMonths: 3 })
  expect(await stored(draftId)).toEqual(begun)
  await set('2026-11-23T07:00:30Z', { ...daily, timeZone: 'America/New_York' })
  const moved = Date.parse('2026-11-23T13:00:00Z')
  expect(await stored(draftId)).toEqual({ ...begun, next_digest_at: moved })
})

it('sends the waiting messages again when the owner switches to immediate emails', async () => {
  const { draftId, of } = await newInbox()
  const [begun, ended] = [new Date('2026-11-22T10:00:00Z'), new Date('2026-11-22T12:00:00Z')]
  // Nothing is sent here, so that what waits can be seen.
  const quiet = siteEnv({
    MAIL_PROVIDER: 'cloudflare',
    MAIL_FROM: 'hello@app.example',
    EMAIL: { send: () => Promise.reject(new Error('down')) } as never, // a stub that fails
  })
  const set = (at: Date, settings: Parameters<typeof setInboxSettings>[1]['settings']) =>
    setInboxSettings(
      contextOf(quiet, () => at),
      { ...of, settings },
    )
  await set(begun, daily)
  await set(ended, atOnce)
  expect(await outbox(draftId)).toEqual([])
  await set(begun, daily)
  await newMessage(of, { createdAt: new Date('2026-11-22T11:00:00Z') })
  await set(ended, atOnce)
  expect(await outbox(draftId)).toEqual([{ kind: 'digest', since: begun.getTime(), until: ended.getTime() }])
  expect(await stored(draftId)).toEqual({ next_digest_at: null, digested_until: null })
})

it('stores one of many settings that are sent at once', async () => {
  const { browser, userId, draftId } = await newInbox()
  const zones = ['Europe/Vienna', 'Asia/Tokyo', 'America/New_York', 'Australia/Lord_Howe', 'UTC']
  const told = await Promise.all(zones.map((timeZone) => browser.put(pathOf(draftId), { ...daily, timeZone })))
  expect(told.map(({ status }) => status)).toEqual(zones.map(() => 200))
  const { settings } = (await browser.get(pathOf(draftId))).body as { settings: { timeZone: string } }
  expect(await stored(draftId)).toMatchObject({
    next_digest_at: nextDigestAt(settings.timeZone, new Date()).getTime(),
  })
  expect(await inboxRowsOf(userId)).toMatchObject({ settings: 1 })
})
