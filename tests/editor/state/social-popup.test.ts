import { afterEach, expect, it, vi } from 'vitest'
import { awaitPopup, type SocialEnd, tellOpener } from '../../../editor/state/social-popup.ts'

const end: SocialEnd = { error: null, draftId: 'abc' }
let stop = () => {}
afterEach(() => stop())

/** Waits for a window as its opener does. */
function waiting(popup: string, opened = { closed: false }) {
  const onEnd = vi.fn<(end: SocialEnd) => void>()
  const onClosed = vi.fn()
  stop = awaitPopup(popup, opened, { onEnd, onClosed })
  return { opened, onEnd, onClosed }
}

it('gets the result of its popup once, and the popup gets an acknowledgment', async () => {
  const { onEnd, onClosed } = waiting('window-one')
  expect(await tellOpener('window-one', end)).toBe(true)
  expect(onEnd.mock.calls).toEqual([[end]])
  expect(await tellOpener('window-one', end, 50)).toBe(false)
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(onClosed).not.toHaveBeenCalled()
})

it('does not take another tab’s window for its own', async () => {
  const { onEnd } = waiting('window-one')
  expect(await tellOpener('window-two', end, 100)).toBe(false)
  expect(onEnd).not.toHaveBeenCalled()
})

it('says that a window was closed a moment later, and still hears it', async () => {
  const { opened, onEnd, onClosed } = waiting('window-one')
  opened.closed = true
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(onClosed).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1), 3000)
  expect(await tellOpener('window-one', end)).toBe(true)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('says nothing of a window that closes after it has told its end', async () => {
  const { opened, onClosed } = waiting('window-one')
  await tellOpener('window-one', { error: 'cancelled', draftId: null })
  opened.closed = true
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(onClosed).not.toHaveBeenCalled()
})

it('hears nothing any more once it has stopped', async () => {
  const { onEnd } = waiting('window-one')
  stop()
  expect(await tellOpener('window-one', end, 100)).toBe(false)
  expect(onEnd).not.toHaveBeenCalled()
})
