import { describe, expect, it } from 'vitest'
import { dropUnsavedCopy, findUnsavedCopy, keepUnsavedCopy } from '../../../editor/state/unsaved-copy.ts'
import { websiteOf } from '../website.ts'

function shelf(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('the copy of unsaved work', () => {
  it('is found again for its own draft only', () => {
    const storage = shelf()
    const copy = { revision: 3, websiteSettings: websiteOf() }
    keepUnsavedCopy(storage, 'draft-1', copy)
    expect(findUnsavedCopy(storage, 'draft-1')).toEqual(copy)
    expect(findUnsavedCopy(storage, 'draft-2')).toBeUndefined()
    dropUnsavedCopy(storage, 'draft-1')
    expect(findUnsavedCopy(storage, 'draft-1')).toBeUndefined()
  })

  it.each(['', 'null', '{"revision":1}', '{"revision":1,"websiteSettings":{"version":"1.0"}}', 'not json'])(
    'is none when what is stored is %j',
    (text) => {
      expect(findUnsavedCopy(shelf({ 'websiteSettings:draft-1': text }), 'draft-1')).toBeUndefined()
    },
  )

  it('does not stop the work when storage is full', () => {
    const full = {
      ...shelf(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => keepUnsavedCopy(full, 'draft-1', { revision: 1, websiteSettings: websiteOf() })).not.toThrow()
  })
})
