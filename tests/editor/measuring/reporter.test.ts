import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { batchTime, isUnwantedIn, reporterOf } from '../../../editor/measuring/reporter.ts'
import type { AnalyticsEvent, Measurement } from '../../../worker/analytics/schema.ts'

const view = (path: string) => ({ name: 'page_view', path }) as const

let sent: (readonly AnalyticsEvent[])[]
let isUnwanted: boolean
const onMeasurement = vi.fn()
let answer: () => Promise<Measurement | null>

beforeEach(() => {
  vi.useFakeTimers()
  ;[sent, isUnwanted] = [[], false]
  onMeasurement.mockReset()
  answer = async () => null
})
afterEach(() => void vi.useRealTimers())

const newReporter = () =>
  reporterOf({
    send: (events) => {
      sent.push(events)
      return answer()
    },
    onMeasurement,
    isUnwanted: () => isUnwanted,
  })

describe('an event', () => {
  it('joins others within a second, and goes alone after that', async () => {
    const { report } = newReporter()
    report(view('/'))
    report({ name: 'sign_out' })
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(batchTime)
    report(view('/pricing'))
    await vi.advanceTimersByTimeAsync(batchTime)
    await vi.advanceTimersByTimeAsync(batchTime)
    expect(sent).toEqual([[view('/'), { name: 'sign_out' }], [view('/pricing')]])
  })

  it('goes at once when the page is left, and only once', async () => {
    const { report, flush } = newReporter()
    report(view('/'))
    flush()
    flush()
    await vi.advanceTimersByTimeAsync(batchTime)
    expect(sent).toEqual([[view('/')]])
  })

  it('goes in parts that the server takes', () => {
    const { report, flush } = newReporter()
    for (let count = 0; count < 45; count++) report(view('/'))
    flush()
    expect(sent.map(({ length }) => length)).toEqual([20, 20, 5])
  })

  it('is not sent for a person who opts out', async () => {
    isUnwanted = true
    newReporter().report(view('/'))
    await vi.advanceTimersByTimeAsync(batchTime)
    expect(sent).toEqual([])
  })

  it('is lost in silence when it cannot be sent', async () => {
    answer = () => Promise.reject(new Error('offline'))
    const { report } = newReporter()
    report(view('/'))
    await vi.advanceTimersByTimeAsync(batchTime)
    answer = async () => ({ googleId: 'G-1' })
    report(view('/'))
    await vi.advanceTimersByTimeAsync(batchTime)
    expect(sent).toHaveLength(2)
    expect(onMeasurement.mock.calls).toEqual([[{ googleId: 'G-1' }]])
  })
})

it.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{}, false],
])('a browser that says %o wants not to be measured: %s', (navigator, unwanted) => {
  expect(isUnwantedIn(navigator)).toBe(unwanted)
})
