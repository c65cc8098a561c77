import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { readTab, storeInTab } from '#session/tab-storage.ts'
import { frameFields } from './frame-fields.ts'

/** The part of react-router's Router that reports whether the first page has loaded. */
type Loading = {
  state: { initialized: boolean }
  subscribe: (follower: (state: { initialized: boolean }) => void) => () => void
}

export async function takeOverFirstFrame(root: Root, app: ReactNode, router: Loading): Promise<void> {
  await whenLoaded(router)
  const typed = frameFields().filter(({ value, defaultValue }) => value !== defaultValue)
  if (typed.length > 0) storeTyped(Object.fromEntries(typed.map(({ name, value }) => [name, value])))
  const focused = frameFields().find((field) => field === document.activeElement)
  const { name, selectionStart, selectionEnd } = focused ?? {}
  flushSync(() => root.render(app))
  const field = frameFields().find((one) => one.name === name)
  field?.focus({ preventScroll: true })
  field?.setSelectionRange(selectionStart ?? null, selectionEnd ?? null)
}

const whenLoaded = (router: Loading) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

/** Stores typed text in the tab's storage, which the wizard reads on startup. */
function storeTyped(typed: Record<string, string>) {
  const wizard = JSON.parse(readTab('wizard') ?? '{}')
  storeInTab('wizard', JSON.stringify({ ...wizard, answers: { ...wizard.answers, ...typed } }))
}
