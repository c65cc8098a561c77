import { expect, it } from 'vitest'
import { formState } from '#editor/messages/empty/empty-list.tsx'
import { arrivalWords } from '#editor/messages/inbox-panes.tsx'
import { mailAddress } from '#editor/messages/message/contacts.tsx'
import { preferredTimeWords, rowTime, senderOf, shortTimeWords } from '#editor/messages/message-words.ts'
import { deletionText, keepWords } from '#editor/messages/settings/settings-dialog.tsx'
import { withOpen } from '#editor/messages/use-message-list.ts'
import { setSectionHidden } from '#renderer/document/edits/edits.ts'
import { websiteOf } from '../website.ts'
import { messageOf, summaryOf } from './a-message.ts'

it('a sender is shown by name, or else by email address or phone number', () => {
  expect(senderOf({ name: 'Ana', email: 'a@example.com', phone: '1' })).toBe('Ana')
  expect(senderOf({ name: '', email: 'a@example.com', phone: '1' })).toBe('a@example.com')
  expect(senderOf({ name: '', email: '', phone: '1' })).toBe('1')
  expect(senderOf({ name: '', email: '', phone: '' })).toBe('No name given')
})

it('a preferred time is shown as the visitor wrote it, in any time zone', () => {
  const american = { locale: 'en-US' }
  expect(preferredTimeWords('2026-11-24T14:30', american)).toBe('Tuesday, November 24, 2026 at 2:30 PM')
  expect(preferredTimeWords('2026-11-24T09:00', { locale: 'en-US-u-hc-h23' })).toBe(
    'Tuesday, November 24, 2026 at 9:00',
  )
  expect(shortTimeWords('2026-11-24T00:30', { locale: 'en-US-u-hc-h23' })).toBe('Tue, Nov 24, 0:30')
  expect(preferredTimeWords('soon')).toBe('soon')
})

it('a message’s time is shown in short form', () => {
  const now = Date.parse('2026-11-20T15:00:00Z')
  const clock = { zone: 'Europe/Vienna', locale: 'en-US-u-hc-h23' }
  const timeOf = (instant: string) => rowTime(instant, now, clock)
  expect(timeOf('2026-11-20T14:59:40Z')).toBe('Just now')
  expect(timeOf('2026-11-20T14:48:00Z')).toBe('12 min')
  expect(timeOf('2026-11-20T08:05:00Z')).toBe('09:05')
  expect(timeOf('2026-11-19T20:00:00Z')).toBe('Yesterday')
  expect(timeOf('2026-11-16T20:00:00Z')).toBe('Mon')
  expect(timeOf('2026-11-03T20:00:00Z')).toBe('Nov 3')
  expect(timeOf('2025-11-03T20:00:00Z')).toBe('Nov 3, 2025')
})

it('mailAddress escapes parameters in an email address', () => {
  expect(mailAddress('ana@example.com', 'Re: A & B')).toBe('mailto:ana@example.com?subject=Re%3A%20A%20%26%20B')
  expect(mailAddress('a?bcc=x@example.com')).toBe('mailto:a%3Fbcc%3Dx@example.com')
})

it('only new messages are announced', () => {
  expect(arrivalWords(2, 3)).toBe('A new message. 3 unread.')
  expect(arrivalWords(0, 2)).toBe('2 new messages. 2 unread.')
  expect(arrivalWords(3, 2)).toBeUndefined()
  expect(arrivalWords(undefined, 4)).toBeUndefined()
})

it('the retention setting says what is deleted and when', () => {
  expect(keepWords(null)).toBe('Until I delete them')
  expect(deletionText(null)).toContain('Nothing is deleted automatically')
  expect(deletionText(6)).toMatch(
    /permanently delete messages older than 6 months, and your replies.*Messages that old/,
  )
})

it('formState explains why visitors can’t write', () => {
  const website = websiteOf(['Contact'])
  const id = website.sections.find(({ type }) => type === 'Contact')?.id ?? ''
  expect(formState({ publishedHandle: 'elm' }, website)).toBe('ready')
  expect(formState({ publishedHandle: null }, website)).toBe('unpublished')
  expect(formState({ publishedHandle: 'elm' }, setSectionHidden(website, id, true))).toBe('no-form')
  expect(formState({ publishedHandle: 'elm' }, websiteOf(['Gallery']))).toBe('no-form')
  expect(formState({ publishedHandle: 'elm' }, undefined)).toBe('ready')
})

it('the open message stays in its place in the list of unread ones', () => {
  const list = [
    summaryOf({ id: 'new', createdAt: '2026-11-22T08:00:00.000Z' }),
    summaryOf({ id: 'old', createdAt: '2026-11-01T08:00:00.000Z' }),
  ]
  const ids = (unread: boolean, folder: 'inbox' | 'spam' = 'inbox') =>
    withOpen(list, messageOf({ id: 'open' }), { unread, folder }).map(({ id }) => id)
  expect(ids(true)).toEqual(['new', 'open', 'old'])
  expect(ids(false)).toEqual(['new', 'old'])
  expect(ids(true, 'spam')).toEqual(['new', 'old'])
})
