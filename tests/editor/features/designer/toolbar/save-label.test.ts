import { describe, expect, it } from 'vitest'
import { saveLabel } from '../../../../../editor/features/designer/toolbar/save-label.ts'
import { ago } from '../../../../../editor/ui/ago.ts'
import { draftOf, websiteOf } from '../../../website.ts'

const idle = { status: 'idle' } as const
const draft = draftOf(websiteOf())
const published = draftOf(websiteOf(), {
  handle: 'riverside',
  modifiedAt: '2026-11-02T08:00:00.000Z',
  lastPublishedAt: '2026-11-02T08:00:00.000Z',
})

describe('the saved state', () => {
  it('is a draft until it is published', () => {
    expect(saveLabel(draft, false, idle).text).toBe('Draft - Not Published')
    expect(saveLabel(published, false, idle).text).toBe('Published')
  })

  it('says when the draft is newer than the website', () => {
    const newer = { ...published, modifiedAt: '2026-11-03T08:00:00.000Z' }
    expect(saveLabel(newer, false, idle).text).toBe('Published - Newer draft saved')
  })

  it('says what is unsaved, being saved, and what went wrong', () => {
    expect(saveLabel(published, true, idle).text).toBe('Unsaved changes')
    expect(saveLabel(draft, true, { status: 'saving' }).text).toBe('Saving…')
    const failed = saveLabel(draft, true, { status: 'failed', code: 'network' })
    expect(failed).toEqual({ text: 'Network connectivity failed.', tone: 'wrong' })
  })
})

describe('how long ago', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  it.each([
    ['2026-11-20T11:59:40Z', 'just now'],
    ['2026-11-20T11:55:00Z', '5 minutes ago'],
    ['2026-11-20T10:00:00Z', '2 hours ago'],
    ['2026-11-19T10:00:00Z', 'yesterday'],
    ['2026-11-20T12:00:30Z', 'just now'],
  ])('%s is %s', (instant, words) => {
    expect(ago(instant, now)).toBe(words)
  })
})
