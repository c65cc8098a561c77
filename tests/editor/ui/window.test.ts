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

describe('the Back button on a page with panels and dialogs', () => {
  it('closes the dialog first, and leaves the page on the second press', async () => {
    const { open, shown, go, path } = await startInDesigner()
    open()
    await settled()
    await go(-1)
    expect([shown(), path()]).toEqual([0, '/designer'])
    await go(-1)
    expect(path()).toBe('/websites')
  })

  it('closes a dialog that has just opened', async () => {
    const { open, shown, go, path } = await startInDesigner()
    open()
    await new Promise((done) => setTimeout(done))
    await go(-1)
    expect([shown(), path()]).toEqual([0, '/designer'])
  })

  it('needs one press for two dialogs opened in quick succession', async () => {
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

  it('leaves the page if a dialog was already closed by its button', async () => {
    const { open, go, path } = await startInDesigner()
    const dialog = open()
    await settled()
    dialog.close()
    await settled()
    await go(-1)
    expect(path()).toBe('/websites')
  })

  it('lets Forward reopen a panel but not a dialog that can’t reopen', async () => {
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

  it('ignores a panel of a page already left', async () => {
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

  test('appears on request and disappears when the request ends', () => {
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
  ] as const)('shows an active %s request rather than a new %s one', (lower, higher) => {
    request(higher, 'first')
    const close = request(lower, 'second')
    expect(store.get(spinnerAtom)).toEqual({ priority: higher, message: 'first' })
    close()
    expect(shown()).toBe('first')
  })

  test('shows a lower-priority request once the higher one ends', () => {
    const close = request('Highest', 'Deleting your account…')
    request('Low', 'Loading')
    request('Normal', 'Saving')
    close()
    expect(shown()).toBe('Saving')
  })

  test('shows no message if the request has none', () => {
    request('Normal', 'Saving')
    store.set(requestSpinnerAtom, { priority: 'High' })
    expect(store.get(spinnerAtom)).toEqual({ priority: 'High', message: undefined })
  })

  test('shows a higher-priority request first, and the lower one afterwards', () => {
    request('Low', 'Loading')
    const close = request('Highest', 'Publishing')
    expect(shown()).toBe('Publishing')
    close()
    expect(shown()).toBe('Loading')
  })

  test('shows the later of two requests with equal priority', () => {
    request('Normal', 'first')
    const close = request('Normal', 'second')
    expect(shown()).toBe('second')
    close()
    expect(shown()).toBe('first')
  })

  test('ignores a request that ends twice, and allows requests to end in any order', () => {
    const closeFirst = request('High', 'first')
    request('Normal', 'second')
    closeFirst()
    closeFirst()
    expect(shown()).toBe('second')
  })
})
