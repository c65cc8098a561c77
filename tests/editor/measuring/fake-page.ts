import { type Mock, vi } from 'vitest'
import { type FakeStorage, fakeStorage } from '../session/fake-storage.ts'

type Listener = (event: { target: unknown }) => void

type Bar = { markup: string; press: (choice: string) => void; remove: () => void; addEventListener: unknown }
/** The link that reopens the choice. */
type Changer = { place: { hidden: boolean }; button: { focus: Mock<() => void> }; press: () => void }

export type FakePage = {
  /** URLs of inserted scripts. */
  scripts: string[]
  storage: FakeStorage
  changer: Changer
  /** Cookies that were set. */
  cookies: string[]
  reload: Mock<() => void>
  bar: () => Bar | undefined
}

function choicePlace(): Changer {
  const listeners: Listener[] = []
  const button = {
    addEventListener: (_: string, listener: Listener) => void listeners.push(listener),
    focus: vi.fn<() => void>(),
  }
  const place = { hidden: true, querySelector: () => button }
  return { place, button, press: () => listeners.forEach((listener) => void listener({ target: button })) }
}

/** Replaces enough of the page to ask for consent and load tools, until `vi.unstubAllGlobals`. */
export function fakePage({ address = 'https://app.example.com/pricing', referrer = '', cookie = '' } = {}): FakePage {
  const scripts: string[] = []
  const changer = choicePlace()
  const storage = fakeStorage()
  const cookies: string[] = []
  const reload = vi.fn<() => void>()
  let bar: Bar | undefined
  const newBar = (markup: string) => {
    const listeners: Listener[] = []
    return {
      markup,
      remove: () => {
        bar = undefined
      },
      addEventListener: (_: string, listener: Listener) => void listeners.push(listener),
      press: (choice: string) => {
        for (const listener of listeners) listener({ target: { getAttribute: () => choice } })
      },
    }
  }
  vi.stubGlobal('document', {
    referrer,
    adoptedStyleSheets: [],
    get cookie() {
      return cookie
    },
    set cookie(set: string) {
      cookies.push(set)
    },
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => void scripts.push(src) },
    body: {
      dataset: {},
      insertAdjacentHTML: (_: string, markup: string) => {
        bar = newBar(markup)
      },
    },
    querySelector: (selector: string) => {
      if (selector === '.skip') return null
      return selector === '.measuring' ? (bar ?? null) : { focus: vi.fn() }
    },
    querySelectorAll: () => [changer.place],
  })
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = vi.fn()
    },
  )
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('location', Object.assign(new URL(address), { reload }))
  return { scripts, storage, changer, cookies, reload, bar: () => bar }
}
