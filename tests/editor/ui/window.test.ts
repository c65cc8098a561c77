import { createStore } from 'jotai'
import { createMemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { addLayer, keepLayersInHistory } from '#ui/window/history-layer.ts'
import { requestSpinnerAtom, type SpinnerPriority, spinnerAtom } from '#ui/window/spinner.ts'

const settled = () => new Promise((done) => setTimeout(done, 5))

async function startInDesigner() {
  const router = createMemoryRouter(
    ['/websites', '/designer', '/inbox'].map((path) => ({ path })),
    { initialEntries: ['/websites', '/designer'], initialIndex: 1 },
  )
  keepLayersInHistory(router)
  let shown = 0
  const open = ({ canReopen = false } = {}) => {
    let remove: () => void
    const show = () => {
      shown += 1
      remove = addLayer({ page: '/designer', close, reopen: canReopen ? show : undefined })
    }
    const close = () => {
      shown -= 1
      remove()
    }
    show()
    return { close }
  }
  const go = async (steps: number) => {
    router.navigate(steps)
    await settled()
  }
  const path = () => router.state.location.pathname
  return { router, open, shown: () => shown, go, path }
}

describe('Back and the panels and dialogs over a page', () => {
  it('closes the dialog first and leaves the page with the next Back', async () => {
    const { open, shown, go, path } = await startInDesigner()
    open()
    await settled()
    await go(-1)
    expect([shown(), path()]).toEqual([0, '/designer'])
    await go(-1)
    expect(path()).toBe('/websites')
  })

  it('closes a dialog when Back is the very next thing after it opened', async () => {
    const { open, shown, go, path } = await startInDesigner()
    open()
    await new Promise((done) => setTimeout(done))
    await go(-1)
    expect([shown(), path()]).toEqual([0, '/designer'])
  })

  it('adds one step for a dialog whose neighbor opens before its step has arrived', async () => {
    const { open, shown, go, path } = await startInDesigner()
    const first = open()
    await Promise.resolve()
    open()
    first.close()
    await settled()
    await go(-1)
    expect([shown(), path()]).toEqual([0, '/designer'])
    await go(-1)
    expect(path()).toBe('/websites')
  })

  it('takes the step away when the dialog is closed by its button', async () => {
    const { open, go, path } = await startInDesigner()
    const dialog = open()
    await settled()
    dialog.close()
    await settled()
    await go(-1)
    expect(path()).toBe('/websites')
  })

  it('opens a panel again with Forward, and leaves the step of a dialog that cannot reopen', async () => {
    const { open, shown, go } = await startInDesigner()
    open({ canReopen: true })
    await settled()
    await go(-1)
    await go(1)
    expect(shown()).toBe(1)
    await go(-1)
    open()
    await settled()
    await go(-1)
    await go(1)
    expect(shown()).toBe(0)
  })

  it('counts no panel of the page that was left for the page that came', async () => {
    const { router, open, path } = await startInDesigner()
    open()
    await settled()
    await router.navigate('/inbox')
    await settled()
    expect([path(), router.state.location.state]).toEqual(['/inbox', null])
  })
})

describe('the full-screen spinner', () => {
  let store: ReturnType<typeof createStore>
  const request = (priority: SpinnerPriority, message: string) => store.set(requestSpinnerAtom, { priority, message })
  const shown = () => store.get(spinnerAtom)?.message

  beforeEach(() => {
    store = createStore()
  })

  test('is not there until it is asked for, and goes when the request is closed', () => {
    expect(shown()).toBeUndefined()
    const close = request('Normal', 'Saving')
    expect(shown()).toBe('Saving')
    close()
    expect(store.get(spinnerAtom)).toBeUndefined()
  })

  test.each([
    ['Low', 'Normal'],
    ['Low', 'High'],
    ['Low', 'Highest'],
    ['Normal', 'High'],
    ['Normal', 'Highest'],
    ['High', 'Highest'],
  ] as const)('a %s request does not override an active %s one', (lower, higher) => {
    request(higher, 'first')
    const close = request(lower, 'second')
    expect(store.get(spinnerAtom)).toEqual({ priority: higher, message: 'first' })
    close()
    expect(shown()).toBe('first')
  })

  test('a lower request shows with its own message when the higher one ends', () => {
    const close = request('Highest', 'Deleting your account…')
    request('Low', 'Loading')
    request('Normal', 'Saving')
    close()
    expect(shown()).toBe('Saving')
  })

  test('a request without a message shows none of another', () => {
    request('Normal', 'Saving')
    store.set(requestSpinnerAtom, { priority: 'High' })
    expect(store.get(spinnerAtom)).toEqual({ priority: 'High', message: undefined })
  })

  test('a higher request takes over, and the lower one shows again when it ends', () => {
    request('Low', 'Loading')
    const close = request('Highest', 'Publishing')
    expect(shown()).toBe('Publishing')
    close()
    expect(shown()).toBe('Loading')
  })

  test('of two equal requests the later one shows', () => {
    request('Normal', 'first')
    const close = request('Normal', 'second')
    expect(shown()).toBe('second')
    close()
    expect(shown()).toBe('first')
  })

  test('closing twice, or out of order, leaves the others open', () => {
    const closeFirst = request('High', 'first')
    request('Normal', 'second')
    closeFirst()
    closeFirst()
    expect(shown()).toBe('second')
  })
})
