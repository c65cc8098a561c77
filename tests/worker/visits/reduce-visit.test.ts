import { describe, expect, it, vi } from 'vitest'
import type { SeenVisit } from '../../../worker/visits/schema.ts'
import { deviceOf, readVisit, reduceVisit, sourceOf } from '../../../worker/visits/take-visits.ts'
import { dayOf, daysUntil, endOfDay } from '../../../worker/visits/visit-numbers.ts'
import { linesOf } from '../../harness/workers/log-lines.ts'

const browsers: [device: string, userAgent: string][] = [
  [
    'phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'phone',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36',
  ],
  ['phone', 'Mozilla/5.0 (Android 14; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0'],
  [
    'phone',
    'Mozilla/5.0 (Linux; Android 13; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36',
  ],
  [
    'phone',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80 (S60; SymbOS; Opera Mobi/23.348; U; en) Presto/2.5.25 Version/10.54',
  ],
  [
    'phone',
    'Mozilla/5.0 (Linux; Android 7.0; CUBOT_NOTE_S) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/95.0 Mobile Safari/537.36',
  ],
  ['phone', 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5.1'],
  [
    'tablet',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  ],
  [
    'tablet',
    'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36',
  ],
  ['tablet', 'Mozilla/5.0 (Android 14; Tablet; rv:126.0) Gecko/126.0 Firefox/126.0'],
  [
    'tablet',
    'Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.4 like Chrome/120.0 Safari/537.36',
  ],
  [
    'computer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0',
  ],
  [
    'computer',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  ],
  ['computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0'],
  [
    'computer',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36',
  ],
  [
    'computer',
    'Mozilla/5.0 (Linux; Android 9; BRAVIA 4K Android TV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0.4664.45 Safari/537.36',
  ],
]
const desktop = browsers.find(([device]) => device === 'computer')?.[1] ?? ''

const seen = (changes: Partial<SeenVisit> = {}): SeenVisit => ({
  ...{ releaseId: 'r', hostname: 'ada.example.site', kind: 'view', at: 1000, address: '203.0.113.7', country: 'DE' },
  ...{ campaign: '', untracked: false, referrer: '', userAgent: desktop },
  ...changes,
})

describe('deviceOf', () => {
  it.each(browsers)('returns %s for %s', (device, userAgent) => {
    expect(deviceOf(userAgent)).toBe(device)
  })
})

describe('sourceOf', () => {
  it.each<[source: string, of: Partial<SeenVisit>]>([
    ['direct', {}],
    ['google.com', { referrer: 'https://www.google.com/' }],
    ['m.facebook.com', { referrer: 'https://m.Facebook.com/a?b=c' }],
    ['com.google.android.gm', { referrer: 'android-app://com.google.android.gm/' }],
    ['direct', { referrer: 'not an address' }],
    ['direct', { referrer: 'javascript:alert(1)' }],
    ['direct', { referrer: 'https://ada.example.site/privacy/' }],
    ['direct', { referrer: 'https://www.Ada.example.site/', hostname: 'ADA.example.site' }],
    ['flyer', { campaign: 'Flyer', referrer: 'https://www.google.com/' }],
    ['spring flyer', { campaign: 'spring+flyer' }],
    ['grüße', { campaign: 'gr%C3%BC%C3%9Fe' }],
    ['%e0%a4%a', { campaign: '%E0%A4%A' }],
    ['two lines', { campaign: 'two%0A%20lines' }],
    ['google.com', { campaign: '%20%0A', referrer: 'https://google.com/' }],
    ['x'.repeat(64), { campaign: 'x'.repeat(200) }],
  ])('returns %s', (source, of) => {
    expect(sourceOf(seen(of))).toBe(source)
  })
})

describe('a visit’s counted parts', () => {
  const reduced = (changes: Partial<SeenVisit> = {}) => reduceVisit(seen(changes), 5000)

  it('contain only what the visitor numbers need', () => {
    expect(reduced()).toEqual({
      ...{ kind: 'view', at: 1000, source: 'direct', country: 'DE', device: 'computer' },
      visitor: `203.0.113.7\n${desktop}`,
    })
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/125.0 Safari/537.36',
    '',
  ])('are undefined for %j', (userAgent) => {
    expect(reduced({ userAgent })).toBeUndefined()
    expect(reduced({ userAgent, kind: 'call' })).toBeUndefined()
  })

  it('omit the visitor if they opt out of tracking', () => {
    expect(reduced({ untracked: true })).toMatchObject({ kind: 'view', visitor: null })
  })

  it('identify only one visitor per network', () => {
    expect(reduced({ address: '2001:db8:1:2::1' })?.visitor).toBe(reduced({ address: '2001:db8:1:2:aaaa::9' })?.visitor)
    expect(reduced({ address: '2001:db8:1:2::1' })?.visitor).not.toBe(reduced({ address: '2001:db8:1:3::1' })?.visitor)
  })

  it('include a country if it is known', () => {
    expect(['DE', 'XX', 'T1', '', 'de'].map((country) => reduced({ country })?.country)).toEqual([
      ...['DE', 'other', 'other', 'other', 'other'],
    ])
  })

  it('omit the visitor for a link', () => {
    expect(reduced({ kind: 'call' })).toEqual({
      ...{ kind: 'call', at: 1000, source: 'direct', country: 'other', device: 'computer', visitor: null },
    })
  })

  it('move future times to now', () => {
    expect(reduced({ at: 9000 })?.at).toBe(5000)
  })
})

describe('a queued visit', () => {
  it('parses to the same visit', () => {
    expect(readVisit(seen())).toEqual(seen())
    expect(readVisit(seen({ untracked: true }))).toEqual(seen({ untracked: true }))
  })

  it.each([
    undefined,
    'a',
    { ...seen(), kind: 'message' },
    { ...seen(), kind: 'click' },
    { ...seen(), at: 'now' },
    { ...seen(), at: -1 },
    { ...seen(), address: 'x'.repeat(65) },
    { ...seen(), userAgent: 'x'.repeat(513) },
    { ...seen(), untracked: 'yes' },
    { ...seen(), releaseId: '' },
    { ...seen(), hostname: undefined },
  ])('fails to parse: %j', (sent) => {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    expect(readVisit(sent)).toBeUndefined()
    expect(linesOf(log)).toMatchObject([{ event: 'visits.invalid', what: 'visit' }])
    log.mockRestore()
  })
})

describe('the day in a website’s time zone', () => {
  it.each([
    ['2026-11-22T23:59:59.999Z', 'UTC', '2026-11-22'],
    ['2026-11-22T11:00:00Z', 'Pacific/Auckland', '2026-11-23'],
    ['2026-11-22T07:59:59Z', 'America/Los_Angeles', '2026-11-21'],
    ['2026-01-01T10:00:00Z', 'Pacific/Kiritimati', '2026-01-02'],
  ])('for %s in %s is %s', (at, timeZone, day) => {
    expect(dayOf(Date.parse(at), timeZone)).toBe(day)
  })

  it.each([
    ['UTC', '2026-11-22', '2026-11-23T00:00:00Z'],
    // Clocks change on these days, which have 23 and 25 hours.
    ['Europe/Berlin', '2026-03-29', '2026-03-29T22:00:00Z'],
    ['Europe/Berlin', '2026-03-28', '2026-03-28T23:00:00Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T23:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-22', '2026-11-22T10:00:00Z'],
    ['Etc/GMT+12', '2026-11-22', '2026-11-23T12:00:00Z'],
    ['Asia/Kathmandu', '2026-11-22', '2026-11-22T18:15:00Z'],
    // Midnight doesn't exist on this day, which begins at one.
    ['Africa/Cairo', '2026-04-23', '2026-04-23T22:00:00Z'],
  ])('in %s, %s, ends at %s', (timeZone, day, end) => {
    expect(new Date(endOfDay(day, timeZone)).toISOString()).toBe(end.replace('Z', '.000Z'))
  })

  it('comes right after the day before, across clock changes', () => {
    expect(daysUntil('2026-03-30', 4)).toEqual(['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'])
    expect(daysUntil('2024-03-01', 2)).toEqual(['2024-02-29', '2024-03-01'])
  })
})
