import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { placeOf, shownPage } from '#editor/shell/measuring/measure-editor.ts'
import { barMarkup, offerMeasuring, readChoice } from '#editor/shell/measuring/offer-measuring.ts'
import { batchMs, createReporter, isUnwantedIn } from '#editor/shell/measuring/report.ts'
import { onPage, startTools } from '#editor/shell/measuring/tools.ts'
import type { AnalyticsEvent, Measurement } from '#worker/analytics/schema.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { type FakePage, fakePage } from './fake-page.ts'

describe('measurement tools', () => {
  const googleId = 'G-ABC123'
  const clarityId = 'abc123'
  const pricing = { path: '/pricing', mayRecord: true }
  let page: FakePage
  beforeEach(() => {
    page = fakePage({ referrer: 'https://app.example.com/login/link?token=eyJhbGciOi' })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    delete onPage.clarity
    delete onPage.dataLayer
  })

  const listed = (list: unknown) => ((list ?? []) as ArrayLike<unknown>[]).map((command) => [...Array.from(command)])
  const googleCommands = () => listed(onPage.dataLayer)
  const clarityCommands = () => listed(onPage.clarity?.q)

  describe('Google Analytics', () => {
    it('loads with its id and without advertising, and receives shortened paths', () => {
      const tools = startTools({ googleId })
      expect(page.scripts).toEqual([`https://www.googletagmanager.com/gtag/js?id=${googleId}`])
      tools.show(pricing)
      tools.show({ path: '/about', mayRecord: true })
      const commands = googleCommands()
      expect(commands[0]).toEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })])
      expect(commands[2]).toEqual(['config', googleId, expect.objectContaining({ send_page_view: false })])
      expect(commands.filter(([name]) => name === 'event')).toHaveLength(2)
      expect(commands.filter(([name]) => name === 'set').map(([, what]) => what)).toEqual([
        {
          page_location: 'https://app.example.com/pricing',
          page_title: '/pricing',
          page_referrer: 'https://app.example.com/',
        },
        expect.objectContaining({ page_location: 'https://app.example.com/about' }),
      ])
      expect(JSON.stringify(commands)).not.toContain('token')
    })

    it('receives commands as arguments objects, since it ignores arrays', () => {
      startTools({ googleId })
      expect(onPage.dataLayer?.every((command) => !Array.isArray(command))).toBe(true)
    })
  })

  describe('Microsoft Clarity', () => {
    it('loads once, on the first page that it may record', () => {
      const tools = startTools({ clarityId })
      tools.show({ path: '/create', mayRecord: false })
      expect(page.scripts).toEqual([])
      tools.show(pricing)
      tools.show(pricing)
      expect(page.scripts).toEqual([`https://www.clarity.ms/tag/${clarityId}`])
      expect(clarityCommands()).toEqual([['consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' }]])
    })

    it('stops for good on the first page that it may not record', () => {
      const tools = startTools({ clarityId })
      tools.show(pricing)
      tools.show({ path: '/designer', mayRecord: false })
      tools.show(pricing)
      expect(clarityCommands().map(([name]) => name)).toEqual(['consentv2', 'stop'])
      expect(page.scripts).toHaveLength(1)
    })

    it('receives the account’s id, whether it becomes known before or after loading', () => {
      const [early, late] = [startTools({ clarityId }), startTools({ clarityId })]
      early.identify('ada')
      early.show(pricing)
      early.identify('ada')
      expect(clarityCommands().filter(([name]) => name === 'identify')).toEqual([['identify', 'ada']])
      delete onPage.clarity
      late.show(pricing)
      late.identify('bob')
      expect(clarityCommands().filter(([name]) => name === 'identify')).toEqual([['identify', 'bob']])
    })

    it('doesn’t receive the account’s id while it may not record', () => {
      const tools = startTools({ clarityId })
      tools.identify('ada')
      tools.show({ path: '/designer', mayRecord: false })
      expect(onPage.clarity).toBeUndefined()
    })
  })

  it('don’t load without configuration', () => {
    const tools = startTools({})
    tools.show(pricing)
    tools.identify('ada')
    expect(page.scripts).toEqual([])
    expect([onPage.dataLayer, onPage.clarity]).toEqual([undefined, undefined])
  })

  describe('mayRecord', () => {
    const recorded = (path: string, more = {}) => shownPage(placeOf(path), { clarityId, ...more }).mayRecord

    // ASVS 14.2.3
    it('returns false by default while the person edits or signs in', () => {
      expect([pages.account, pages.websites].map((path) => recorded(path))).toEqual([true, true])
      expect([pages.designer, pages.create].map((path) => recorded(path))).toEqual([false, false])
      for (const path of [pages.login, pages.magicLink, pages.resetPassword]) expect(recorded(path)).toBe(false)
    })

    it('returns true while the person edits if configured so, but false while they sign in', () => {
      const everywhere = { clarityWhileEditing: true as const }
      expect([pages.designer, pages.create].map((path) => recorded(path, everywhere))).toEqual([true, true])
      expect(recorded(pages.magicLink, everywhere)).toBe(false)
    })

    it('goes by the name of the page’s route', () => {
      expect(placeOf('/login/link/eyJhbGciOi')).toEqual({ path: '/login/link', area: 'sign-in' })
    })
  })
})

describe('the consent question', () => {
  const both = { googleId: 'G-ABC123', clarityId: 'abc123' }
  const start = vi.fn()
  let page: FakePage
  beforeEach(() => {
    start.mockReset()
    page = fakePage({ cookie: 'session=1; _ga=2; _ga_ABC=3; _clck=4' })
  })
  afterEach(() => void vi.unstubAllGlobals())

  describe('for a person who was never asked', () => {
    it('appears before anything is measured', () => {
      offerMeasuring(both, start)
      expect(page.bar()?.markup).toContain('May we measure')
      expect(start).not.toHaveBeenCalled()
    })

    it('starts measurement when accepted, and remembers the answer', () => {
      offerMeasuring(both, start)
      page.bar()?.press('accepted')
      expect(start).toHaveBeenCalledOnce()
      expect(page.bar()).toBeUndefined()
      expect(readChoice()).toBe('accepted')
    })

    it('prevents measurement when declined, and doesn’t come back', () => {
      offerMeasuring(both, start)
      page.bar()?.press('declined')
      expect(page.bar()).toBeUndefined()
      offerMeasuring(both, start)
      expect(page.bar()).toBeUndefined()
      expect(start).not.toHaveBeenCalled()
      expect(page.reload).not.toHaveBeenCalled()
    })
  })

  describe('for a person who has answered', () => {
    it('doesn’t appear after they accepted', () => {
      page.storage.setItem('measuring', 'accepted')
      offerMeasuring(both, start)
      expect(page.bar()).toBeUndefined()
      expect(start).toHaveBeenCalledOnce()
    })

    it('appears again if the stored answer is invalid', () => {
      page.storage.setItem('measuring', 'perhaps')
      offerMeasuring(both, start)
      expect(page.bar()?.markup).toContain('May we measure')
    })

    it('allows acceptance later on pages with a settings link', () => {
      page.storage.setItem('measuring', 'declined')
      offerMeasuring(both, start)
      expect(page.changer.place.hidden).toBe(false)
      page.changer.press()
      page.bar()?.press('accepted')
      expect(start).toHaveBeenCalledOnce()
      expect(page.changer.button.focus).toHaveBeenCalled()
    })

    it('allows refusal later, which clears third-party storage and reloads the page', () => {
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

    it('changes nothing if answered the same way again', () => {
      page.storage.setItem('measuring', 'accepted')
      offerMeasuring(both, start)
      page.changer.press()
      page.bar()?.press('accepted')
      expect(start).toHaveBeenCalledOnce()
      expect(page.reload).not.toHaveBeenCalled()
    })
  })

  it('appears on every visit if nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined)
    offerMeasuring(both, start)
    page.bar()?.press('accepted')
    expect(start).toHaveBeenCalledOnce()
    offerMeasuring(both, start)
    expect(page.bar()?.markup).toContain('May we measure')
  })

  describe('when shown', () => {
    it('mentions only the configured tools', () => {
      expect(barMarkup({ googleId: 'G-1' })).toMatch(/Google Analytics/)
      expect(barMarkup({ googleId: 'G-1' })).not.toMatch(/Clarity/)
      expect(barMarkup({ clarityId: 'a' })).not.toMatch(/Google/)
      expect(barMarkup(both)).toMatch(/Google Analytics counts visits and Microsoft Clarity records/)
    })

    it('appears as a labeled region with two buttons that look the same', () => {
      const markup = barMarkup(both)
      expect(markup).toMatch(
        /<section class="measuring" aria-labelledby="measuring-question">.*id="measuring-question"/,
      )
      const buttons = [...markup.matchAll(/<button type="button" data-choice="\w+">(\w+)<\/button>/g)]
      expect(buttons.map(([, word]) => word)).toEqual(['Decline', 'Accept'])
    })
  })
})

describe('the analytics reporter', () => {
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
    createReporter({
      send: (events) => {
        sent.push(events)
        return answer()
      },
      onMeasurement,
      isUnwanted: () => isUnwanted,
    })

  describe('an event', () => {
    it('goes out together with other events of the same second', async () => {
      const { report } = newReporter()
      report(view('/'))
      report({ name: 'sign_out' })
      expect(sent).toEqual([])
      await vi.advanceTimersByTimeAsync(batchMs)
      report(view('/pricing'))
      await vi.advanceTimersByTimeAsync(batchMs)
      await vi.advanceTimersByTimeAsync(batchMs)
      expect(sent).toEqual([[view('/'), { name: 'sign_out' }], [view('/pricing')]])
    })

    it('goes out at once when the person leaves the page, and only once', async () => {
      const { report, flush } = newReporter()
      report(view('/'))
      flush()
      flush()
      await vi.advanceTimersByTimeAsync(batchMs)
      expect(sent).toEqual([[view('/')]])
    })

    it('goes out in a batch within the server’s limit', () => {
      const { report, flush } = newReporter()
      for (let count = 0; count < 45; count++) report(view('/'))
      flush()
      expect(sent.map(({ length }) => length)).toEqual([20, 20, 5])
    })

    it('never goes out for a person who opts out', async () => {
      isUnwanted = true
      newReporter().report(view('/'))
      await vi.advanceTimersByTimeAsync(batchMs)
      expect(sent).toEqual([])
    })

    it('causes no error if it can’t be sent', async () => {
      answer = () => Promise.reject(new Error('offline'))
      const { report } = newReporter()
      report(view('/'))
      await vi.advanceTimersByTimeAsync(batchMs)
      answer = async () => ({ googleId: 'G-1' })
      report(view('/'))
      await vi.advanceTimersByTimeAsync(batchMs)
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
  ])('takes an opt-out signal of %o as %s', (navigator, unwanted) => {
    expect(isUnwantedIn(navigator)).toBe(unwanted)
  })
})
