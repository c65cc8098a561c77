import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { redoAtom, undoAtom } from '../../../editor/designer/document/history.ts'
import { documentAtom, editAtom, openDraftAtom, unsavedAtom } from '../../../editor/designer/document/session.ts'
import { bringInAtom } from '../../../editor/state/bring-in.ts'
import { releasesKey, releasesQuery, waiting } from '../../../editor/state/releases.ts'
import { changeSettings, setSectionLocked } from '../../../renderer/document/edits.ts'
import type { Schedule } from '../../../worker/publishing/schema.ts'
import { draftOf, websiteOf } from '../website.ts'

describe('what waits for its time', () => {
  it('comes in the order of its times, what was given up before all', () => {
    const later: Schedule = { kind: 'revert', at: '2026-11-23T08:00:00Z', release: 4, handle: 'elm', failure: null }
    const sooner: Schedule = { ...later, kind: 'publish', at: '2026-11-20T08:00:00Z' }
    const failed: Schedule = { ...later, failure: 'unknown' }
    expect(waiting({ releases: [], schedules: [later, sooner] })).toEqual([sooner, later])
    expect(waiting({ releases: [], schedules: [sooner, failed] })).toEqual([failed, sooner])
  })
})

it('finds what is known of one website’s releases, and of all', () => {
  const { queryKey } = releasesQuery('draft-1')
  expect(queryKey.slice(0, 3)).toEqual(releasesKey('draft-1'))
  expect(queryKey.slice(0, 2)).toEqual(releasesKey())
})

describe('a version that is brought into the editor', () => {
  const [present, earlier] = [websiteOf(['Introduction', 'Services']), websiteOf(['Introduction', 'Gallery'])]
  const opened = () => {
    const store = createStore()
    store.set(openDraftAtom, draftOf(present))
    return store
  }

  it('takes the place of the document in one step, which undo takes back', () => {
    const store = opened()
    store.set(editAtom, (document) => changeSettings(document, { pageTitle: 'Unsaved' }), 'settings.pageTitle')
    const unsaved = store.get(documentAtom)
    expect(store.set(bringInAtom, earlier)).toBe(true)
    expect(store.get(documentAtom)?.sections).toBe(earlier.sections)
    expect(store.get(unsavedAtom)).toBe(true)
    store.set(undoAtom)
    expect(store.get(documentAtom)).toBe(unsaved)
    store.set(redoAtom)
    expect(store.get(documentAtom)?.sections).toBe(earlier.sections)
  })

  it('keeps its ids and locks', () => {
    const store = opened()
    const id = earlier.sections[1]?.id ?? ''
    const locked = setSectionLocked(earlier, id, true)
    store.set(bringInAtom, locked)
    expect(store.get(documentAtom)?.sections.find((section) => section.id === id)?.locked).toBe(true)
  })

  it('keeps the current drawn pictures of the website', () => {
    const store = opened()
    const drawn = { of: 'earlier', icon: null, card: null }
    store.set(bringInAtom, changeSettings(earlier, { drawn }))
    expect(store.get(documentAtom)?.settings.drawn).toEqual(present.settings.drawn)
  })

  it('is no step where it is what is edited already', () => {
    const store = opened()
    expect(store.set(bringInAtom, present)).toBe(false)
    expect(store.get(unsavedAtom)).toBe(false)
    expect(createStore().set(bringInAtom, present)).toBe(false)
  })
})
