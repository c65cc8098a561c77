import { expect, it } from 'vitest'
import type { MessageList } from '../../../worker/messages/schema.ts'
import { codeOf } from '../../harness/workers/accounts/account.ts'
import { inboxRowsOf, newConversation, newInbox, newMessage } from '../../harness/workers/messages/messages.ts'

it('deletes everything a visitor sent to any of the owner’s websites', async () => {
  const { browser, userId, draftIds } = await newInbox(2)
  const [draftId = '', second = ''] = draftIds
  const of = { userId, draftId }
  const row = await newConversation(of, { email: 'Visitor@Example.com' })
  await newConversation({ userId, draftId: second }, { email: 'visitor@example.com', folder: 'archive' })
  await newMessage(of, { email: 'visitor@example.com', folder: 'spam' })
  const kept = await newMessage(of, { email: 'visitor@example.community', phone: '+43 660 12345' })
  const other = await newInbox()
  await newConversation(other.of, { email: 'visitor@example.com' })
  const told = await browser.post(`/api/messages/${row.id}/forget-sender`)
  expect([told.status, told.body]).toEqual([200, { changed: 3 }])
  expect(((await browser.get('/api/messages')).body as MessageList).messages.map(({ id }) => id)).toEqual([kept.id])
  // They say of nobody in particular that something came, and find out what when they are sent.
  const digests = 2
  expect(await inboxRowsOf(userId)).toEqual({ messages: 1, replies: 0, settings: 2, mails: digests })
  expect(await inboxRowsOf(other.userId)).toEqual({ messages: 1, replies: 1, settings: 1, mails: 3 })
  expect(codeOf(await browser.post(`/api/messages/${row.id}/forget-sender`))).toBe('not_found')
})

it('matches a visitor by the phone number without an email address, and else by the message', async () => {
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

it('deletes single messages with their replies and emails', async () => {
  const { browser, userId, of } = await newInbox()
  const row = await newConversation(of)
  await newConversation(of)
  expect((await browser.post('/api/messages/delete', { ids: [row.id] })).body).toEqual({ changed: 1 })
  expect(await inboxRowsOf(userId)).toEqual({ messages: 1, replies: 1, settings: 1, mails: 4 })
})
