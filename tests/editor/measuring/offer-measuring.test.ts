import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { barMarkup } from '../../../editor/measuring/consent-bar.ts'
import { readChoice } from '../../../editor/measuring/consent-choice.ts'
import { offerMeasuring } from '../../../editor/measuring/offer-measuring.ts'
import { type FakePage, fakePage } from './fake-page.ts'

const both = { googleId: 'G-ABC123', clarityId: 'abc123' }
const start = vi.fn()
let page: FakePage
beforeEach(() => {
  start.mockReset()
  page = fakePage({ cookie: 'session=1; _ga=2; _ga_ABC=3; _clck=4' })
})
afterEach(() => void vi.unstubAllGlobals())

describe('a person who was never asked', () => {
  it('is asked, and nothing starts before they answer', () => {
    offerMeasuring(both, start)
    expect(page.bar()?.markup).toContain('May we measure')
    expect(start).not.toHaveBeenCalled()
  })

  it('accepts: it starts, and is remembered', () => {
    offerMeasuring(both, start)
    page.bar()?.press('accepted')
    expect(start).toHaveBeenCalledOnce()
    expect(page.bar()).toBeUndefined()
    expect(readChoice()).toBe('accepted')
  })

  it('can decline: nothing starts, nothing reloads, and the question does not return', () => {
    offerMeasuring(both, start)
    page.bar()?.press('declined')
    expect(page.bar()).toBeUndefined()
    offerMeasuring(both, start)
    expect(page.bar()).toBeUndefined()
    expect(start).not.toHaveBeenCalled()
    expect(page.reload).not.toHaveBeenCalled()
  })
})

describe('a person who has answered', () => {
  it('is not asked again where they accepted', () => {
    page.storage.setItem('measuring', 'accepted')
    offerMeasuring(both, start)
    expect(page.bar()).toBeUndefined()
    expect(start).toHaveBeenCalledOnce()
  })

  it('is asked again if the stored value is not an answer', () => {
    page.storage.setItem('measuring', 'perhaps')
    offerMeasuring(both, start)
    expect(page.bar()?.markup).toContain('May we measure')
  })

  it('can accept later, where the page has a place for it', () => {
    page.storage.setItem('measuring', 'declined')
    offerMeasuring(both, start)
    expect(page.changer.place.hidden).toBe(false)
    page.changer.press()
    page.bar()?.press('accepted')
    expect(start).toHaveBeenCalledOnce()
    expect(page.changer.button.focus).toHaveBeenCalled()
  })

  it('can decline later: third-party storage is cleared, and the page reloads without them', () => {
    page.storage.setItem('measuring', 'accepted')
    offerMeasuring(both, start)
    page.changer.press()
    page.bar()?.press('declined')
    expect(readChoice()).toBe('declined')
    expect(page.reload).toHaveBeenCalledOnce()
    expect(new Set(page.cookies.map((cookie) => cookie.split('=')[0]))).toEqual(new Set(['_ga', '_ga_ABC', '_clck']))
    expect(page.cookies).toContain('_ga=; max-age=0; path=/; domain=example.com')
    expect(start).toHaveBeenCalledOnce()
  })

  it('may give the same answer again without effect', () => {
    page.storage.setItem('measuring', 'accepted')
    offerMeasuring(both, start)
    page.changer.press()
    page.bar()?.press('accepted')
    expect(start).toHaveBeenCalledOnce()
    expect(page.reload).not.toHaveBeenCalled()
  })
})

it('asks each time where nothing can be kept', () => {
  vi.stubGlobal('localStorage', undefined)
  offerMeasuring(both, start)
  page.bar()?.press('accepted')
  expect(start).toHaveBeenCalledOnce()
  offerMeasuring(both, start)
  expect(page.bar()?.markup).toContain('May we measure')
})

describe('the question', () => {
  it('names those who would measure, and nobody else', () => {
    expect(barMarkup({ googleId: 'G-1' })).toMatch(/Google Analytics/)
    expect(barMarkup({ googleId: 'G-1' })).not.toMatch(/Clarity/)
    expect(barMarkup({ clarityId: 'a' })).not.toMatch(/Google/)
    expect(barMarkup(both)).toMatch(/Google Analytics counts visits and Microsoft Clarity records/)
  })

  it('is a named region, and its two answers differ in nothing but their word', () => {
    const markup = barMarkup(both)
    expect(markup).toMatch(/<section class="measuring" aria-labelledby="measuring-question">.*id="measuring-question"/)
    const buttons = [...markup.matchAll(/<button type="button" data-choice="\w+">(\w+)<\/button>/g)]
    expect(buttons.map(([, word]) => word)).toEqual(['Decline', 'Accept'])
  })
})
