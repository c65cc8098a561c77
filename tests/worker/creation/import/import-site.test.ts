import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../../../renderer/document/limits.ts'
import { importSite, otherPages } from '../../../../worker/creation/import/import-site.ts'
import { unreadablePage } from '../../../../worker/creation/suggestions/schema.ts'
import { openContext } from '../../../../worker/platform/context.ts'
import type { ScriptedAnswer } from '../../../harness/peers/scripted-answer.ts'
import { newPeer } from '../../../harness/workers/peer.ts'

const log = vi.spyOn(console, 'warn')
beforeEach(() => void log.mockReset().mockReturnValue())

const html = { 'content-type': 'text/html; charset=utf-8' }
const page = (path: string, text: string, others: Partial<ScriptedAnswer> = {}): ScriptedAnswer => ({
  ...{ path, text, headers: html },
  ...others,
})
const linked = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

/** A website of several pages on one host. The paths begin below the peer's own. */
async function newSite(pages: (path: (name: string) => string) => ScriptedAnswer[]) {
  const peer = await newPeer((url) => pages((name) => `${new URL(url).pathname}${name}`))
  const ctx = openContext({ ...env, IMPORT_LOOPBACK_HOSTS: peer.host }, () => {}, 'test')
  const seen = async () => (await peer.seen()).map(({ path }) => path)
  return { read: (path = '/') => importSite(ctx, peer.url + path), seen }
}

const menu = (path: (name: string) => string) => `<nav>${entries(path)}</nav>`
const entries = (path: (name: string) => string) =>
  ['/blog', '/our-work', '/prices', '/team', '/contact-us', '/about', '/services', '/brochure.pdf']
    .map((name) => `<a href="${path(name)}">${name.slice(1).replaceAll('-', ' ')}</a>`)
    .join('')

describe('an owner’s website', () => {
  it('is read in five pages at most: the one that was named, and those that say most of the business', async () => {
    const { read, seen } = await newSite((path) => [
      page('/', `${menu(path)}<p>We mend clocks and watches in Leeds, since 1998.</p>`),
      page('/prices', `<p>Battery change £12, full service from £95.</p>`),
      page('/services', '<p>We repair mantel clocks, carriage clocks and wristwatches.</p>'),
      page('/contact-us', linked({ '@type': 'Store', telephone: '0113 496 0000', openingHours: 'Mo-Fr 09:00-17:00' })),
      page('/about', '<p>Rosa Lindt trained in Besançon and opened the shop with her father.</p>'),
      page('/team', '<p>Never asked for.</p>'),
    ])
    const { text, facts, outcome } = await read()
    expect(await seen()).toEqual(['/', '/prices', '/services', '/contact-us', '/about'])
    expect(outcome).toBe('minimal')
    expect(text).toContain('since 1998')
    expect(text).toContain('full service from £95')
    expect(text).toContain('Rosa Lindt trained in Besançon')
    expect(facts.phones).toMatchObject([{ number: '0113 496 0000', source: 'imported' }])
    expect(facts.hours.periods).toMatchObject([{ opens: '09:00', closes: '17:00' }])
  })

  it('is what can be read of it where pages are gone or slow', async () => {
    const { read } = await newSite((path) => [
      page('/', `${menu(path)}<p>We mend clocks and watches in Leeds, since 1998.</p>`),
      page('/prices', 'Gone', { status: 404 }),
      page('/about', '<p>Never comes to its end in time.', { stalls: true }),
      page('/contact-us', linked({ '@type': 'Store', telephone: '0113 496 0000' })),
    ])
    const start = Date.now()
    const { text, facts } = await read()
    expect(Date.now() - start).toBeLessThan(13_000)
    expect(text).toBe('We mend clocks and watches in Leeds, since 1998.')
    expect(facts.phones).toHaveLength(1)
  })

  it('shares the room for text among its pages, and says no line twice', async () => {
    const lines = (word: string) =>
      Array.from(
        { length: 200 },
        (_, index) => `<p>${word} ${index}: a line of the page that says something.</p>`,
      ).join('')
    const { read } = await newSite((path) => [
      page('/', `${menu(path)}${lines('Home')}`),
      page('/prices', `<p>Home 3: a line of the page that says something.</p>${lines('Price')}`),
    ])
    const { text, outcome } = await read()
    expect(text.length).toBeLessThanOrEqual(limits.scrapedText)
    expect(outcome).toBe('full')
    expect(text).toContain('Home 20:')
    expect(text).toContain('Price 20:')
    expect(text.match(/Home 3:/g)).toHaveLength(1)
  })

  it('is not asked where it is a social network or a map', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch')
    const ctx = openContext(env, () => {}, 'test')
    for (const link of ['https://www.instagram.com/ada', 'https://maps.app.goo.gl/abc']) {
      expect(await importSite(ctx, link)).toMatchObject({ outcome: 'nothing', text: '' })
    }
    expect(fetching).not.toHaveBeenCalled()
    fetching.mockRestore()
  })
})

describe('the other pages of a website', () => {
  const pagesOf = (links: [address: string, label: string][], url = 'https://ada.example/') =>
    otherPages(
      links.map(([address, label]) => ({ address, label })),
      url,
    ).map((href) => href.replace('https://ada.example', ''))

  it('are on the same host, with or without www, and never the page itself', () => {
    const links: [string, string][] = [
      ['#prices', 'Prices'],
      ['https://ada.example/#about', 'About'],
      ['https://other.example/prices', 'Prices'],
      ['mailto:ada@ada.example', 'Contact'],
      ['javascript:alert(1)', 'Services'],
      ['https://www.ada.example/about', 'About'],
    ]
    expect(pagesOf(links)).toEqual(['https://www.ada.example/about'])
  })

  it.each<[string, [string, string][], string[]]>([
    [
      'English',
      [
        ['/p/1', 'Treatments &amp; prices'],
        ['/p/2', 'Find us'],
      ],
      ['/p/1', '/p/2'],
    ],
    [
      'German',
      [
        ['/leistungen', 'Leistungen'],
        ['/ueber-uns', ''],
        ['/preise', ''],
        ['/impressum', 'Impressum'],
      ],
      ['/preise', '/leistungen', '/impressum', '/ueber-uns'],
    ],
    [
      'Spanish',
      [
        ['/tarifas', 'Tarifas'],
        ['/quienes-somos', ''],
      ],
      ['/tarifas', '/quienes-somos'],
    ],
    [
      'Japanese',
      [
        ['/a', '料金'],
        ['/b', 'アクセス'],
      ],
      ['/a', '/b'],
    ],
    [
      'Korean',
      [
        ['/a', '가격 안내'],
        ['/b', '오시는 길'],
      ],
      ['/a', '/b'],
    ],
  ])('are found by their names in %s', (_language, links, found) => {
    expect(pagesOf(links)).toEqual(found)
  })

  it('leaves out files, shops’ carts and pages to sign in', () => {
    expect(
      pagesOf([
        ['/prices.pdf', 'Prices'],
        ['/cart/services', 'Services'],
        ['/login', 'About'],
      ]),
    ).toEqual([])
  })
})

describe('a link that cannot be read', () => {
  it.each([
    ['https://www.facebook.com/ada', 'social'],
    ['instagram.com/ada', 'social'],
    ['https://x.com/ada', 'social'],
    ['https://goo.gl/maps/abc', 'map'],
    ['https://www.google.co.uk/maps/place/Ada', 'map'],
    ['https://g.page/ada', 'map'],
    ['https://ada.example/', undefined],
    ['https://notfacebook.com/ada', undefined],
    ['https://www.google.com/about', undefined],
    ['', undefined],
  ])('%s is recognized by its host', (link, kind) => {
    expect(unreadablePage(link)).toBe(kind)
  })
})
