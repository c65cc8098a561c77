import { describe, expect, it } from 'vitest'
import { savedFor, saveLabel } from '../../../../editor/designer/toolbar/save-label.ts'
import { ago } from '../../../../editor/ui/ago.ts'
import { draftOf, websiteOf } from '../../website.ts'

const idle = { status: 'idle' } as const
const draft = draftOf(websiteOf())
const published = draftOf(websiteOf(), {
  handle: 'riverside',
  modifiedAt: '2026-11-02T08:00:00.000Z',
  lastPublishedAt: '2026-11-02T08:00:00.000Z',
})

const label = (facts: Partial<Parameters<typeof saveLabel>[0]> = {}) =>
  saveLabel({ draft, unsaved: false, state: idle, online: true, now: 100_000, ...facts })

describe('the saved state', () => {
  it('is a draft until it is published', () => {
    expect(label().text).toBe('Draft - Not Published')
    expect(label({ draft: published }).text).toBe('Published')
  })

  it('says when the draft is newer than the website', () => {
    const newer = { ...published, modifiedAt: '2026-11-03T08:00:00.000Z' }
    expect(label({ draft: newer }).text).toBe('Published, with unpublished changes')
  })

  it('says for a while that it was saved, and no longer once it is published', () => {
    const saved = { status: 'idle', savedAt: 90_000 } as const
    expect(label({ state: saved }).text).toBe('Draft saved · just now')
    expect(label({ state: saved, now: 90_000 + savedFor }).text).toBe('Draft - Not Published')
    expect(label({ state: saved, draft: published }).text).toBe('Published')
    expect(label({ state: saved, unsaved: true }).text).toBe('Unsaved changes')
  })

  it('says only "Saved" after an autosave, and nothing while it runs', () => {
    expect(label({ state: { status: 'idle', savedAt: 90_000, quietly: true } }).text).toBe('Saved')
    expect(label({ unsaved: true, state: { status: 'saving', quietly: true } }).text).toBe('Unsaved changes')
  })

  it('says what is unsaved, being saved, and what went wrong', () => {
    expect(label({ draft: published, unsaved: true }).text).toBe('Unsaved changes')
    expect(label({ unsaved: true, state: { status: 'saving' } }).text).toBe('Saving…')
    expect(label({ unsaved: true, state: { status: 'failed', code: 'network' } })).toEqual({
      text: 'Network connectivity failed. Your changes are saved on this device.',
      tone: 'wrong',
    })
    expect(label({ unsaved: true, state: { status: 'failed', code: 'too_large' } }).text).toMatch(/too large/)
  })

  it('says that there is no network, whatever else is so', () => {
    const offline = 'You’re offline. Your changes are saved on this device.'
    expect(label({ online: false, unsaved: true }).text).toBe(offline)
    expect(label({ online: false, unsaved: true, state: { status: 'failed', code: 'network' } }).text).toBe(offline)
    expect(label({ online: false }).text).toBe('You’re offline.')
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
