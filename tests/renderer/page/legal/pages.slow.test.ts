import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../../../renderer/document/enumerations.ts'
import { limits } from '../../../../renderer/document/fields/limits.ts'
import { image } from '../../../../renderer/document/values/image.ts'
import { languageTags } from '../../../../renderer/document/values/languages.ts'
import { legalWords } from '../../../../renderer/languages/languages.ts'
import { renderSite } from '../../../../renderer/render-site.ts'
import { metadataLimit } from '../../../../worker/platform/store/release.ts'
import { complaintsAbout } from '../../../harness/valid-html.ts'
import { photosOfEveryService, withContent } from '../../changed-site.ts'
import { fullSite } from '../../fixtures/full-site.ts'
import { origin } from '../../read-page.ts'
import { storedIcon } from '../drawn-site.ts'
import { legalPages, legalSite } from './legal-site.ts'

const kinds = ['privacy', 'terms'] as const
const render = (document = legalSite(), options = {}) => renderSite(document, { origin, ...options })
const bodyOf = (site: Awaited<ReturnType<typeof render>>, path: string) => site.files[path]?.body ?? ''
const sent = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const withoutSheets = (html: string) => html.replace(/<style>.*?<\/style>/gs, '')

describe.each(presetStyles)('legal pages in %s', (style) => {
  it('render in every language', async () => {
    for (const language of languageTags) {
      const site = await render({ ...legalSite({}, { language }), style })
      for (const kind of kinds) {
        const page = withoutSheets(bodyOf(site, `${kind}/index.html`))
        expect(page).toContain(`<h1>${(await legalWords(language))[kind].title}</h1>`)
        expect(page).not.toMatch(/undefined|\[object|=>|FACT/)
      }
    }
  })

  it('arrive in one round trip, with styles for all their content', async () => {
    const site = await render({ ...legalSite(), style })
    for (const kind of kinds) {
      const page = bodyOf(site, `${kind}/index.html`)
      expect(sent(page)).toBeLessThanOrEqual(14_336)
      for (const name of ['law', 'toc', 'parts', 'as-of', 'opening'])
        expect(page).toMatch(new RegExp(`\\.${name}[ {:,>.]`))
    }
  })

  it('add only two links to the index page', async () => {
    const plain = bodyOf(await render({ ...fullSite, style }), 'index.html')
    const linked = bodyOf(await render({ ...legalSite(), style }), 'index.html')
    const links = '<p><a href="/privacy/">Privacy</a> · <a href="/terms/">Terms</a></p>'
    expect(linked.replace(links, '')).toBe(plain)
    expect(sent(linked) - sent(plain)).toBeLessThan(90)
  })
})

describe('legal pages', () => {
  it.each(languageTags.map((language, nth) => [language, presetStyles[nth % presetStyles.length]] as const))(
    'contain valid HTML in %s, in %s',
    async (language, style = 'Common') => {
      const site = await render({ ...legalSite({}, { language }), style })
      for (const kind of kinds)
        expect(await complaintsAbout(bodyOf(site, `${kind}/index.html`), { filledIn: true })).toEqual([])
    },
  )

  it('exist only if requested', async () => {
    const pathsOf = async (legal: object) =>
      Object.keys((await render(legalSite(legal))).files).filter((path) => /privacy|terms/.test(path))
    expect(await pathsOf({ privacy: false, terms: false })).toEqual([])
    expect(await pathsOf({ terms: false })).toEqual(['privacy/index.html'])
    expect(await pathsOf({})).toEqual(['privacy/index.html', 'terms/index.html'])
    const { body } = (await render(legalSite({ privacy: false, terms: false }))).files['index.html'] ?? { body: '' }
    expect(body).toBe(bodyOf(await render(fullSite), 'index.html'))
  })

  it('include title, canonical URL and noindex', async () => {
    const site = await render()
    const privacy = bodyOf(site, 'privacy/index.html')
    expect(privacy).toMatch(/^<!doctype html><html lang="en">/)
    expect(privacy).toContain('<title>Privacy – Harbour &amp; Pine</title>')
    expect(privacy).toContain(`<link rel="canonical" href="${origin}/privacy/"/>`)
    expect(privacy).toContain('<meta name="robots" content="noindex"/>')
    expect(bodyOf(site, 'terms/index.html')).toContain('<title>Terms – Harbour &amp; Pine</title>')
    expect(bodyOf(site, 'sitemap.xml').match(/<loc>/g)).toHaveLength(1)
  })

  it('contain no script, whatever the index page has', async () => {
    const settings = { analyticsId: 'G-ABCDEF1234', cookieBanner: { ...fullSite.settings.cookieBanner, enabled: true } }
    const site = await render(legalSite({}, settings))
    expect(bodyOf(site, 'index.html')).toContain('<script>')
    for (const path of ['404.html', 'privacy/index.html'])
      expect(bodyOf(site, path)).not.toMatch(/<script|id="Cookies"/)
  })

  it.each(['', '/token'])('link home, to every section and to each other below %j', async (home) => {
    const site = await render(legalSite(), { home: home || undefined, origin: origin + home })
    const index = bodyOf(site, 'index.html')
    for (const path of ['404.html', 'privacy/index.html', 'terms/index.html']) {
      const page = withoutSheets(bodyOf(site, path))
      const hrefs = [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
      const inside = hrefs.filter((href) => !/^(https?|mailto|tel):/.test(href))
      expect(inside).toEqual(expect.arrayContaining([`${home}/#services`, `${home}/privacy/`, `${home}/terms/`]))
      for (const href of inside) {
        const [way = '', fragment] = href.split('#')
        if (way === '') expect(page).toContain(` id="${fragment}"`)
        else expect([`${home}/`, home || '/', `${home}/privacy/`, `${home}/terms/`]).toContain(way)
        if (way === `${home}/` && fragment) expect(index).toContain(` id="${fragment}"`)
      }
    }
    expect(index).toContain(`<a href="${home}/privacy/">`)
    expect(index).not.toContain('href="/#')
  })

  it('contain the numbered sections in their table of contents', async () => {
    const privacy = bodyOf(await render(), 'privacy/index.html')
    const announced = [...privacy.matchAll(/<li><a href="#(\w+)">([^<]*)<\/a>/g)].map(([, id, text]) => [id, text])
    const there = [...privacy.matchAll(/<h2 id="(\w+)"><span>(\d+)<\/span> ([^<]*)<\/h2>/g)]
    expect(there.map(([, id, , text]) => [id, text])).toEqual(announced)
    expect(there.map(([, , number]) => Number(number))).toEqual(there.map((_, index) => index + 1))
    expect(there.length).toBeGreaterThan(8)
  })

  it('link to the owner’s working contacts, and show invalid contacts as text', async () => {
    const privacy = withoutSheets(bodyOf(await render(), 'privacy/index.html'))
    expect(privacy).toContain('<a href="mailto:law@harbourandpine.example">')
    expect(privacy).toContain('<a href="tel:+12075550199">')
    const odd = withoutSheets(
      bodyOf(await render(legalSite({ email: 'ask me', phone: 'later' })), 'privacy/index.html'),
    )
    expect(odd).toContain('<div>Email: ask me</div>')
    expect(odd).toContain('<div>Phone: later</div>')
  })

  it('describe the document that they are given, even if the page uses less of it', async () => {
    const settings = { analyticsId: 'G-ABCDEF1234' }
    const site = await render(legalSite(), { told: legalSite({}, settings) })
    expect(bodyOf(site, 'privacy/index.html')).toContain('G-ABCDEF1234')
    expect(site.headers['Content-Security-Policy']).not.toContain('google')
  })
})

describe('an owner’s hostile text', () => {
  const attack = '</style><script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
  const fields = ['owner', 'address', 'email', 'phone', 'registration', 'country'] as const

  it.each(fields)('remains text: %s', async (field) => {
    const max = {
      ...limits,
      owner: limits.legalOwner,
      address: limits.legalAddress,
      registration: limits.legalRegistration,
      country: limits.legalCountry,
    }[field]
    const site = await render({ ...legalSite({ [field]: attack.slice(0, max) }), businessName: attack.slice(0, 48) })
    for (const kind of kinds) {
      const page = bodyOf(site, `${kind}/index.html`)
      expect(page).not.toMatch(/<script|<img src=x|href="javascript/)
      expect(page.match(/<\/style/g)).toHaveLength(2)
      expect(await complaintsAbout(page, { filledIn: false })).toEqual([])
    }
  })

  it('loses bidirectional and control characters', async () => {
    const site = await render(legalSite({ owner: '\u202eenippo\u0000 \ud83d', address: 'a\u0007\n\n\n b' }))
    const privacy = withoutSheets(bodyOf(site, 'privacy/index.html'))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(privacy).not.toMatch(/[\u0000-\u0008\u202a-\u202e]/)
    expect(privacy).toContain('<div>a</div><div>b</div>')
  })
})

describe('the content security policy', () => {
  it('allows both style sheets by hash, which every page has in this order', async () => {
    const site = await render()
    const sheets = (path: string) =>
      [...bodyOf(site, path).matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
    const both = sheets('404.html')
    expect(both).toHaveLength(2)
    expect(sheets('index.html')).toEqual(both.slice(0, 1))
    for (const kind of kinds) expect(sheets(`${kind}/index.html`)).toEqual(both)
    const hashes = both.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    expect(site.headers['Content-Security-Policy']).toContain(`style-src ${hashes.join(' ')};`)
  })

  it('fits its storage even with everything a website can have', async () => {
    const everything = legalSite(
      {},
      {
        analyticsId: 'G-ABCDEFGHIJ',
        cookieBanner: { ...fullSite.settings.cookieBanner, enabled: true },
        browserIcon: image.parse(storedIcon('own')),
      },
      withContent('Gallery', { items: photosOfEveryService }),
    )
    const { headers } = await render(everything, { formEndpoint: '/_/contact', pings: true })
    expect(headers['Content-Security-Policy']).toContain('https://plus.unsplash.com')
    const releaseId = '0'.repeat(32)
    const stored = JSON.stringify({ releaseId, etag: `W/"${releaseId}"`, headers })
    expect(Buffer.byteLength(stored)).toBeLessThanOrEqual(metadataLimit)
  })
})

describe('legal pages’ fonts', () => {
  const facesOf = async (language: string) => {
    const sections = fullSite.sections.filter(({ type }) => ['Header', 'Introduction', 'Footer'].includes(type))
    const site = await render({ ...legalSite({}, { language }), sections })
    const faces = (path: string) => new Set(bodyOf(site, path).match(/\/_\/fonts\/[\w.-]+/g))
    return { index: faces('index.html'), privacy: faces('privacy/index.html') }
  }

  it('cover legal pages’ texts, while the index page keeps its own fonts', async () => {
    const [english, french] = [await facesOf('en'), await facesOf('fr')]
    expect(english.privacy).toEqual(english.index)
    expect(french.index).toEqual(english.index)
    expect(french.privacy.size).toBeGreaterThan(french.index.size)
  })
})

const everything = (language: string) =>
  legalSite(
    {},
    { language, analyticsId: 'G-ABCDEF1234', cookieBanner: { ...fullSite.settings.cookieBanner, enabled: true } },
  )
const everyPage = await Promise.all(
  languageTags.map(async (language) => ({
    language,
    ...(await legalPages(everything(language), { formEndpoint: '/_/x', pings: true })),
  })),
)

/** Every text of a language file, with `FACT` in place of facts. */
function textsOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return [[place, String(value('FACT'))]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${place}.${name}`))
}

const wordsByLanguage = await Promise.all(
  languageTags.map(async (language) => ({ language, words: await legalWords(language) })),
)

describe.each(wordsByLanguage)('the legal texts in $language', ({ language, words }) => {
  const texts = textsOf(words)

  it('contain complete, unique sentences', () => {
    for (const [place, text] of texts) {
      expect(text.trim(), place).toBe(text)
      expect(text.length, place).toBeGreaterThan(1)
    }
    const paragraphs = texts.filter(([, text]) => text.length > 60).map(([, text]) => text)
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
    for (const text of paragraphs) expect(text, text).toMatch(/[.:;。：)）]$|[0-9]\)$/)
  })

  it('use every fact they receive', () => {
    const functions = textsOf(words).filter(([, text]) => text.includes('FACT'))
    expect(functions.length).toBe(16)
  })

  it('come with a page that declares the language', () => {
    const page = everyPage.find((candidate) => candidate.language === language)
    expect(page?.privacy).toContain(`<html lang="${language}">`)
    expect(page?.privacy).toMatch(/<article class="[^"]*">/)
  })
})

describe('the legal languages', () => {
  it('share no sentence', () => {
    const owners = new Map<string, string>()
    for (const { language, words } of wordsByLanguage)
      for (const [place, text] of textsOf(words).filter(([, text]) => text.length > 24)) {
        expect(owners.get(text) ?? language, place).toBe(language)
        owners.set(text, language)
      }
  })

  it('contain only their own script', () => {
    const cjk = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/
    for (const { language, words } of everyPage) {
      const text = words.privacy + words.terms
      if (language === 'ja') expect(text).not.toMatch(/[\uac00-\ud7af]/)
      else if (language === 'ko') expect(text).not.toMatch(/[\u3040-\u30ff]/)
      else expect(text).not.toMatch(cjk)
      if (language !== 'de') expect(text).not.toMatch(/ß|(?<!\p{L})(und|nicht|eine)(?!\p{L})/u)
      if (language !== 'en') expect(text).not.toMatch(/(?<!\p{L})(the|and|you)(?!\p{L})/u)
    }
  })

  it('share the same structure of parts, lists and paragraphs', () => {
    const shapes = everyPage.map(({ privacy, terms }) =>
      [privacy, terms].map((html) =>
        (/<main[ >].*<\/main>/s.exec(html)?.[0] ?? '')
          .replace(/>[^<]+</g, '><')
          .replace(/ (href|aria-label)="[^"]*"/g, ''),
      ),
    )
    for (const shape of shapes) expect(shape).toEqual(shapes[0])
  })

  it('fall back to English, and declare it', async () => {
    const { privacy, words } = await legalPages(legalSite({}, { language: 'sv-FI' }))
    expect(words.privacy).toContain('Privacy policy')
    expect(privacy).toContain('<html lang="sv-FI">')
    expect(privacy).toMatch(/<article class="[^"]*" lang="en">/)
    const arabic = await legalPages(legalSite({}, { language: 'ar' }))
    expect(arabic.privacy).toMatch(/<article class="[^"]*" lang="en" dir="ltr">/)
  })
})
