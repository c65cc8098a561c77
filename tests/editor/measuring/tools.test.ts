import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onPage } from '../../../editor/measuring/insert-script.ts'
import { placeOf, shownPage } from '../../../editor/measuring/measure-editor.ts'
import { startTools } from '../../../editor/measuring/tools.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { type FakePage, fakePage } from './fake-page.ts'

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
const toldGoogle = () => listed(onPage.dataLayer)
const toldClarity = () => listed(onPage.clarity?.q)

describe('Google Analytics', () => {
  it('loads with its id, without advertising, and gets the reduced path of each page', () => {
    const tools = startTools({ googleId })
    expect(page.scripts).toEqual([`https://www.googletagmanager.com/gtag/js?id=${googleId}`])
    tools.show(pricing)
    tools.show({ path: '/about', mayRecord: true })
    const told = toldGoogle()
    expect(told[0]).toEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })])
    expect(told[2]).toEqual(['config', googleId, expect.objectContaining({ send_page_view: false })])
    expect(told.filter(([name]) => name === 'event')).toHaveLength(2)
    expect(told.filter(([name]) => name === 'set').map(([, what]) => what)).toEqual([
      {
        page_location: 'https://app.example.com/pricing',
        page_title: '/pricing',
        page_referrer: 'https://app.example.com/',
      },
      expect.objectContaining({ page_location: 'https://app.example.com/about' }),
    ])
    expect(JSON.stringify(told)).not.toContain('token')
  })

  it('takes its commands as arguments, not as an array, which it would pass over', () => {
    startTools({ googleId })
    expect(onPage.dataLayer?.every((command) => !Array.isArray(command))).toBe(true)
  })
})

describe('Microsoft Clarity', () => {
  it('is loaded by its id with the first page that may be recorded, and once', () => {
    const tools = startTools({ clarityId })
    tools.show({ path: '/create', mayRecord: false })
    expect(page.scripts).toEqual([])
    tools.show(pricing)
    tools.show(pricing)
    expect(page.scripts).toEqual([`https://www.clarity.ms/tag/${clarityId}`])
    expect(toldClarity()).toEqual([['consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' }]])
  })

  it('stops with the first page that may not be, for good', () => {
    const tools = startTools({ clarityId })
    tools.show(pricing)
    tools.show({ path: '/designer', mayRecord: false })
    tools.show(pricing)
    expect(toldClarity().map(([name]) => name)).toEqual(['consentv2', 'stop'])
    expect(page.scripts).toHaveLength(1)
  })

  it('gets the id of the signed-in account, whether that is known before or after it loads', () => {
    const [early, late] = [startTools({ clarityId }), startTools({ clarityId })]
    early.identify('ada')
    early.show(pricing)
    early.identify('ada')
    expect(toldClarity().filter(([name]) => name === 'identify')).toEqual([['identify', 'ada']])
    delete onPage.clarity
    late.show(pricing)
    late.identify('bob')
    expect(toldClarity().filter(([name]) => name === 'identify')).toEqual([['identify', 'bob']])
  })

  it('never gets a person’s id while it may not record', () => {
    const tools = startTools({ clarityId })
    tools.identify('ada')
    tools.show({ path: '/designer', mayRecord: false })
    expect(onPage.clarity).toBeUndefined()
  })
})

it('loads nothing of anybody who is not configured', () => {
  const tools = startTools({})
  tools.show(pricing)
  tools.identify('ada')
  expect(page.scripts).toEqual([])
  expect([onPage.dataLayer, onPage.clarity]).toEqual([undefined, undefined])
})

describe('in the editor', () => {
  const recorded = (path: string, more = {}) => shownPage(placeOf(path), { clarityId, ...more }).mayRecord

  it('records neither where a website is edited nor where people sign in', () => {
    expect([pages.account, pages.websites].map((path) => recorded(path))).toEqual([true, true])
    expect([pages.designer, pages.create].map((path) => recorded(path))).toEqual([false, false])
    for (const path of [pages.login, pages.magicLink, pages.resetPassword]) expect(recorded(path)).toBe(false)
  })

  it('records where a website is edited if that is configured, and never where people sign in', () => {
    const everywhere = { clarityWhileEditing: true as const }
    expect([pages.designer, pages.create].map((path) => recorded(path, everywhere))).toEqual([true, true])
    expect(recorded(pages.magicLink, everywhere)).toBe(false)
  })

  it('names a page by what the routes table calls it', () => {
    expect(placeOf('/login/link/eyJhbGciOi')).toEqual({ path: '/login/link', area: 'sign-in' })
  })
})
