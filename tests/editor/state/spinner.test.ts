import { createStore } from 'jotai'
import { beforeEach, describe, expect, test } from 'vitest'
import { requestSpinnerAtom, type SpinnerPriority, spinnerAtom } from '../../../editor/state/spinner.ts'

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
