import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replyOf } from '../../../editor/features/inbox/message/reply-form.tsx'
import { dropRepliesOfPerson, keepReply, readReply } from '../../../editor/state/reply-drafts.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps a reply for each message, visible to its author only', () => {
  keepReply('ada', 'one', { text: 'I come on Monday.' })
  keepReply('ada', 'two', { text: 'Sorry, no.' })
  expect(readReply('ada', 'one')?.text).toBe('I come on Monday.')
  expect(readReply('ada', 'two')?.text).toBe('Sorry, no.')
  expect(readReply('bob', 'one')).toBeUndefined()
})

it('keeps nothing where nothing is written, and nothing for longer than a month', () => {
  keepReply('ada', 'one', { text: 'Yes' })
  expect(readReply('ada', 'one', Date.now() + 31 * 86_400_000)).toBeUndefined()
  keepReply('ada', 'one', { text: '  ' })
  expect(readReply('ada', 'one')).toBeUndefined()
})

it('forgets a person who leaves, and nobody else', () => {
  keepReply('ada', 'one', { text: 'Yes' })
  keepReply('ada', 'two', { text: 'Yes' })
  keepReply('bob', 'one', { text: 'No' })
  dropRepliesOfPerson('ada')
  expect([readReply('ada', 'one'), readReply('ada', 'two')]).toEqual([undefined, undefined])
  expect(readReply('bob', 'one')?.text).toBe('No')
})

it('bothers nobody when storage is forbidden or holds something else', () => {
  localStorage.setItem('reply:ada:one', '{"text": 1}')
  expect(readReply('ada', 'one')).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  expect(() => keepReply('ada', 'one', { text: 'Yes' })).not.toThrow()
  expect(readReply('ada', 'one')).toBeUndefined()
})

it('sends the same text again under the same id, and another text under another', () => {
  const first = replyOf({ text: 'Yes.' })
  expect(replyOf({ text: 'Yes.', tried: first })).toEqual(first)
  const other = replyOf({ text: 'Yes, gladly.', tried: first })
  expect(other.text).toBe('Yes, gladly.')
  expect(other.id).not.toBe(first.id)
})
