import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { changeSettings } from '../../../renderer/document/edits/edits.ts'
import { productName } from '../../../renderer/document/product.ts'
import { image } from '../../../renderer/document/values/image.ts'
import { shortName } from '../../../renderer/page/files/web-manifest.ts'
import { openGraphLocale, pageDescription } from '../../../renderer/page/page-facts.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { metadataLimit } from '../../../worker/platform/store/release.ts'
import { complaintsAbout } from '../../harness/valid-html.ts'
import { photosOfEveryService, settingsWith, withContent, withoutPictures } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { origin, readPage } from '../read-page.ts'
import { drawnSite, hashOf, storedCard, storedIcon } from './drawn-site.ts'

const photo = (url: string) => ({ provider: 'Custom', description: 'The bench', urls: [{ type: 'regular', url }] })

describe('a shared link’s preview', () => {
  it('includes every text property, but omits the picture without a photo', async () => {
    const { html } = await readPage(withoutPictures(fullSite))
    for (const name of ['type', 'title', 'description', 'url', 'site_name', 'locale']) {
      expect(html.match(new RegExp(`<meta property="og:${name}" content="[^"]+"/>`, 'g'))).toHaveLength(1)
    }
    expect(html).toContain('<meta name="twitter:card" content="summary"/>')
    expect(html.match(/<meta name="theme-color" [^>]*>/g)).toEqual([
      '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme:light)"/>',
      expect.stringContaining('media="(prefers-color-scheme:dark)"'),
    ])
    expect(html).not.toContain('og:image')
  })

  it('shows the first photo at its absolute URL', async () => {
    const { html, thing } = await readPage(withContent('Introduction', { image: photo('/media/bench.jpg') }))
    expect(html).toContain('<meta property="og:image" content="https://harbour.example/media/bench.jpg"/>')
    expect(html).toContain('<meta property="og:image:alt" content="The bench"/>')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    expect(thing('LocalBusiness')?.image).toBe('https://harbour.example/media/bench.jpg')
  })

  it('shows neither the logo nor an uploaded drawing', async () => {
    const plain = withoutPictures(fullSite)
    const logoImage = photo('/media/logo.png')
    const logo = await readPage(withContent('Header', { logoType: 'Image', logoImage }, plain))
    expect(logo.html).not.toContain('og:image')
    const drawing = await readPage(withContent('Introduction', { image: photo('/media/b.svg') }, plain))
    expect(drawing.html).not.toContain('og:image')
  })
})

describe('bidirectional control characters', () => {
  it('disappear from titles, descriptions and machine-readable files', async () => {
    const turned = '\u202egnirts\u202c\u0007 plain\ud83d'
    const { html } = await readPage({
      ...withContent('Introduction', { heading: 'Kitchens', body: turned }),
      businessName: turned,
      settings: { ...fullSite.settings, pageTitle: '' },
    })
    const head = html.slice(0, html.indexOf('<style>'))
    expect(head).toContain('<title>gnirts plain\ufffd – Portland, Maine</title>')
    expect(head).toContain('<meta name="description" content="gnirts plain\ufffd"/>')
    expect(head).not.toMatch(/[\u202a-\u202e]|(?!\n)\p{Cc}/u)
  })

  it('never make a title blank, even if the name consists of nothing else', async () => {
    const settings = { ...fullSite.settings, pageTitle: '' }
    const { html } = await readPage({
      ...fullSite,
      businessName: '\u202e',
      settings,
      business: business.parse({}),
    })
    expect(html).toContain('<title>harbour.example</title>')
  })
})

describe('the icons from an owner’s picture', () => {
  it('include an icon for a phone’s home screen', async () => {
    const { html } = await readPage(settingsWith({ browserIcon: photo('/media/icon.png') }))
    expect(html).toContain(
      '<link rel="icon" href="/media/icon.png"/><link rel="apple-touch-icon" href="/media/icon.png"/>',
    )
    expect((await readPage(fullSite)).html).not.toContain('apple-touch-icon')
  })
})

describe('a page’s description', () => {
  const described = (body: string) => pageDescription(withContent('Introduction', { body }))

  it('ends at a word, within 160 characters', () => {
    expect(described('word '.repeat(60))).toBe(`${'word '.repeat(31)}word…`)
    expect(described('x'.repeat(300))).toHaveLength(160)
    expect(described(`${'x'.repeat(158)}😀${'x'.repeat(90)}`).isWellFormed()).toBe(true)
    expect(described('Short\nand  sweet')).toBe('Short and sweet')
  })
})

describe('the generator tag', () => {
  it('names the product on every page', async () => {
    const { files } = await readPage(fullSite)
    for (const path of ['index.html', '404.html'])
      expect(files[path]?.body).toContain(`<meta name="generator" content="${productName}"/>`)
  })
})

describe('openGraphLocale', () => {
  it.each([
    ['en', 'en_US'],
    ['en-GB', 'en_GB'],
    ['de', 'de_DE'],
    ['pt-br', 'pt_BR'],
    ['aa-bb-cc', undefined],
  ])('turns %s into %s', (language, locale) => {
    expect(openGraphLocale(language)).toBe(locale)
  })
})

const linksOf = (html: string) => html.match(/<link rel="(icon|apple-touch-icon|manifest)"[^>]*>/g) ?? []
const drawn = `/media/${hashOf('drawn')}`
const own = `/media/${hashOf('own')}`
const ownSite = changeSettings(drawnSite, { browserIcon: image.parse(storedIcon('own')) })

describe('a page’s icons', () => {
  it('consist of the letter icon if nothing is drawn, without a manifest', async () => {
    const { html, files } = await readPage(fullSite)
    expect(linksOf(html)).toEqual(['<link rel="icon" href="/icon.svg"/>'])
    expect(Object.keys(files)).not.toContain('site.webmanifest')
  })

  it('include the drawn icons, with the letter for browsers', async () => {
    const { html, files } = await readPage(drawnSite)
    const links = [
      `<link rel="icon" href="${drawn}/icon-32" sizes="32x32" type="image/png"/>`,
      '<link rel="icon" href="/icon.svg" type="image/svg+xml"/>',
      `<link rel="apple-touch-icon" href="${drawn}/icon-180"/>`,
      '<link rel="manifest" href="/site.webmanifest"/>',
    ]
    expect(linksOf(html)).toEqual(links)
    expect(linksOf(files['404.html']?.body ?? '')).toEqual(links)
  })

  it('consist of the owner’s icons, without a letter', async () => {
    const { html, files } = await readPage(ownSite)
    expect(linksOf(html)).toEqual([
      `<link rel="icon" href="${own}/icon-32" sizes="32x32" type="image/png"/>`,
      `<link rel="apple-touch-icon" href="${own}/icon-180"/>`,
      '<link rel="manifest" href="/site.webmanifest"/>',
    ])
    expect(Object.keys(files)).not.toContain('icon.svg')
  })

  it('use a small picture’s available sizes, without a manifest', async () => {
    const { urls, ...icon } = storedIcon('own')
    const { html } = await readPage(
      changeSettings(fullSite, { browserIcon: image.parse({ ...icon, urls: urls.slice(0, 1) }) }),
    )
    expect(linksOf(html).map((link) => link.match(/href="([^"]*)"/)?.[1])).toEqual([`${own}/icon-32`, `${own}/icon-32`])
  })

  it('keep the page valid', async () => {
    const { files } = await readPage(ownSite)
    expect(await complaintsAbout(files['index.html']?.body ?? '', { filledIn: true })).toEqual([])
  })
})

describe('the web app manifest', () => {
  const manifestOf = async (document: typeof fullSite, home?: string) => {
    const { files } = await renderSite(document, { origin: origin + (home ?? ''), home })
    expect(files['site.webmanifest']?.contentType).toBe('application/manifest+json')
    return JSON.parse(files['site.webmanifest']?.body ?? '')
  }

  it('contains what a phone needs', async () => {
    expect(await manifestOf(drawnSite)).toEqual({
      name: 'Harbour & Pine',
      short_name: 'Harbour & Pine',
      lang: 'en',
      start_url: '/',
      display: 'browser',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons: [192, 512].map((side) => ({
        src: `${drawn}/icon-${side}`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    })
  })

  it('prevents masking of an owner’s icon, and declares right-to-left text', async () => {
    const { icons, dir } = await manifestOf(changeSettings(ownSite, { language: 'ar' }))
    expect([icons[0].purpose, dir]).toEqual(['any', 'rtl'])
  })

  it('starts at the page’s path, and its link includes that path', async () => {
    expect((await manifestOf(drawnSite, '/token')).start_url).toBe('/token/')
    const { files } = await renderSite(drawnSite, { origin: `${origin}/token`, home: '/token' })
    const html = files['index.html']?.body ?? ''
    expect(html).toContain('<link rel="manifest" href="/token/site.webmanifest"/>')
    expect(html).toContain(`<meta property="og:image" content="${origin}/media/${hashOf('card')}/card"/>`)
  })

  it('appears in the policy if it exists, and the headers still fit their storage', async () => {
    const policyOf = async (document: typeof fullSite) =>
      (await renderSite(document, { origin })).headers['Content-Security-Policy']
    expect(await policyOf(fullSite)).not.toContain('manifest-src')
    expect(await policyOf(drawnSite)).toContain("manifest-src 'self'")

    const everything = changeSettings(withContent('Gallery', { items: photosOfEveryService }), {
      ...drawnSite.settings,
      analyticsId: 'G-ABCDEFGHIJ',
      cookieBanner: { ...fullSite.settings.cookieBanner, enabled: true },
    })
    const { headers } = await renderSite(everything, { origin })
    expect(headers['Content-Security-Policy']).toContain('https://plus.unsplash.com')
    const releaseId = '0'.repeat(32)
    const stored = JSON.stringify({ releaseId, headers })
    expect(Buffer.byteLength(stored)).toBeLessThanOrEqual(metadataLimit)
  })
})

describe('shortName', () => {
  it.each([
    ['Elm Row', 'Elm Row'],
    ['Riverside Plumbing', 'Riverside Plumbing'],
    ['Harbour & Pine', 'Harbour & Pine'],
    ['Elm Row Plumbing', 'Elm Row'],
    ['The Woodworkers', 'The Woodworkers'],
    ['Café de la Paix', 'Café de la Paix'],
    ['Bob’s Barbers and Sons', 'Bob’s Barbers and Sons'],
    ['Riverside Plumbing and Heating of Leeds', 'Riverside Plumbing'],
    ['Wohlfahrtsschifffahrt', 'Wohlfahrtsschifffahrt'],
    ['', ''],
  ])('shortens %s to %s', (name, short) => {
    expect(shortName(name)).toBe(short)
  })
})

describe('a shared link’s picture', () => {
  it('shows the drawn card with its size', async () => {
    const { sections } = withoutPictures(fullSite)
    const { html, thing } = await readPage({ ...drawnSite, sections })
    const card = `${origin}/media/${hashOf('card')}/card`
    for (const [name, content] of [
      ['og:image', card],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', storedCard.description.replace('&', '&amp;')],
    ]) {
      expect(html).toContain(`<meta property="${name}" content="${content}"/>`)
    }
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    expect(thing('LocalBusiness')?.image).toBe(card)
  })

  it('differs from the business’s picture in structured data, which is a photo if there is one', async () => {
    const photo = { provider: 'Custom', urls: [{ type: 'regular', url: '/media/bench.jpg' }] }
    const { sections } = withContent('Introduction', { image: photo })
    const { html, thing } = await readPage({ ...drawnSite, sections })
    expect(html).toContain(`${hashOf('card')}/card"/>`)
    expect(thing('LocalBusiness')?.image).toBe(`${origin}/media/bench.jpg`)
  })
})
