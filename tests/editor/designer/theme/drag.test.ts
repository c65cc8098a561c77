import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dragStartedAtAtom, editAtom } from '../../../../editor/designer/document/edits.ts'
import { undoAtom } from '../../../../editor/designer/document/history.ts'
import { documentAtom, openDraftAtom, timelineAtom } from '../../../../editor/designer/document/session.ts'
import { withColor } from '../../../../editor/designer/theme/with-color.ts'
import { changeTheme } from '../../../../renderer/document/edits.ts'
import { draftOf, websiteOf } from '../../website.ts'

describe('a drag in the color picker', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function open() {
    const store = createStore()
    store.set(openDraftAtom, draftOf(websiteOf()))
    const colors = () => store.get(documentAtom)?.theme.colors
    const paint = (value: string) =>
      store.set(
        editAtom,
        (site) => changeTheme(site, { colors: withColor(site.theme.colors, 'accentColor', value) }),
        'theme.accentColor',
      )
    return { store, colors, paint, steps: () => store.get(timelineAtom)?.past.length }
  }

  it('is one step, though the hand rests in the middle of it', () => {
    const { store, colors, paint, steps } = open()
    const before = colors()
    store.set(dragStartedAtAtom, Date.now())
    paint('#aa0000')
    vi.advanceTimersByTime(5_000)
    paint('#00aa00')
    store.set(dragStartedAtAtom, null)
    expect(steps()).toBe(1)
    expect(colors()?.accentColor).toBe('#00aa00')
    store.set(undoAtom)
    expect(colors()).toEqual(before)
  })

  it('is over when the pointer is let go: what comes after a pause is another step', () => {
    const { store, paint, steps } = open()
    store.set(dragStartedAtAtom, Date.now())
    paint('#aa0000')
    store.set(dragStartedAtAtom, null)
    vi.advanceTimersByTime(5_000)
    paint('#00aa00')
    expect(steps()).toBe(2)
  })
})
