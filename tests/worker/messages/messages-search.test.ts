import { beforeAll, expect, it } from 'vitest'
import type { MessageList } from '../../../worker/messages/schema.ts'
import { newInbox, newMessage } from '../../harness/workers/messages/messages.ts'

let inbox: Awaited<ReturnType<typeof newInbox>>
beforeAll(async () => {
  inbox = await newInbox()
  const sent = {
    mueller: { name: 'Jürgen Müller', email: 'JM@Example.com', message: 'Die Therme in der Badstraße heizt nicht.' },
    tanaka: { name: '田中　花子', email: 'hanako@example.jp', message: 'ｶﾞｽ給湯器の修理をお願いします。' },
    phone: { name: 'Ada', email: '', phone: '+43 (660) 123-45 67', message: 'Bitte um Rückruf.' },
    discount: { name: 'Bob', email: 'bob@example.com', message: 'Is 50% off still valid? file_name.txt' },
    plain: { name: 'Bob', email: 'bob2@example.com', message: 'Is 50 euros off still valid? filename.txt' },
    spam: { name: 'Müller', message: 'SEO', folder: 'spam' as const },
  }
  for (const [id, row] of Object.entries(sent)) await newMessage(inbox.of, { id, ...row })
  const other = await newInbox()
  await newMessage(other.of, { id: 'foreign', name: 'Müller' })
})

const search = async (words: string) => {
  const answer = await inbox.browser.get(`/api/messages?${new URLSearchParams({ search: words })}`)
  expect(answer.status).toBe(200)
  const { messages, counts } = answer.body as MessageList
  expect(messages).toHaveLength(counts.inbox)
  return { ids: messages.map(({ id }) => id).toSorted(), counts }
}

it.each([
  ['müller', ['mueller']],
  ['MULLER  jurgen', ['mueller']],
  ['badstrasse', ['mueller']],
  ['BADSTRAẞE', ['mueller']],
  ['jm@example', ['mueller']],
  ['therme bob', []],
  ['田中', ['tanaka']],
  ['花子 修理', ['tanaka']],
  ['ガス給湯器', ['tanaka']],
  ['ruckruf', ['phone']],
  ['66012345', ['phone']],
  ['0660 1234567', ['phone']],
  ['0043660 123', ['phone']],
  ['+43-660', ['phone']],
  ['660 999', []],
  ['50%', ['discount']],
  ['%', ['discount']],
  ['file_name', ['discount']],
  ['_', ['discount']],
  ['50', ['discount', 'plain']],
  ['bob valid', ['discount', 'plain']],
  ["' or 1=1 --", []],
  ['"', []],
  ['\\', []],
  [`${'a'.repeat(99)}`, []],
  ['  ', ['discount', 'mueller', 'phone', 'plain', 'tanaka']],
])('finds by %j', async (words, ids) => expect((await search(words)).ids).toEqual(ids))

it('counts the matches in each folder', async () => {
  expect((await search('muller')).counts).toEqual({ inbox: 1, archive: 0, spam: 1 })
})

it('accepts any search text', async () => {
  const words = Array.from({ length: 50 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(' ')
  // One letter that is four words, a hundred times.
  for (const hostile of [words, 'ﷺ'.repeat(100), '\u0000', '\ud800', '%'.repeat(100)]) {
    expect((await search(hostile)).ids).toEqual([])
  }
})
