import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { classesIn, sheetOf, usedRules } from '../../renderer/css/used-rules.ts'
import { formEndpoint } from '../../renderer/document/contact-form.ts'
import { addSection, blankSection, changeSettings, setSectionHidden } from '../../renderer/document/edits/edits.ts'
import { presetStyles } from '../../renderer/document/enumerations.ts'
import type { SectionOf } from '../../renderer/document/section-types.ts'
import { websiteSettings } from '../../renderer/document/website-settings.ts'
import { publishedDocument } from '../../renderer/published-document.ts'
import { type RenderedSite, renderSite } from '../../renderer/render-site.ts'
import { pageByReact } from '../harness/bench/page-by-react.ts'
import { consentPage, fullDocument, fullPage } from '../sites-in-browser/sample-sites.ts'
import { settingsWith, withContent } from './changed-site.ts'
import { fullSite } from './fixtures/full-site.ts'
import { knownBusiness } from './fixtures/known-business.ts'
import { drawnSite } from './page/drawn-site.ts'
import { origin } from './read-page.ts'

const site = await renderSite(fullSite, { origin })

const indexHtml = site.files['index.html']?.body ?? ''

const styleOf = (page: string) => /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policyOf = ({ headers }: typeof site) => headers['Content-Security-Policy'] ?? ''

describe('a site’s files', () => {
  it('include the page, the not-found page, files for crawlers and the icon', () => {
    const texts = [
      'index.html',
      '404.html',
      'robots.txt',
      'sitemap.xml',
      'llms.txt',
      'index.md',
      '.well-known/api-catalog',
    ]
    expect(Object.keys(site.files)).toEqual([...texts, 'icon.svg'])
    expect(indexHtml).toContain('<link rel="icon" href="/icon.svg"/>')
  })

  it('equal an equal document’s files', async () => {
    expect(await renderSite(structuredClone(fullSite), { origin })).toEqual(site)
  })

  it('leave out facts’ quotes and confirmation dates', async () => {
    const origin = { quote: 'secret words', confirmedOn: '2025-09-12', source: 'imported' }
    const facts = Object.entries(knownBusiness).map(([name, fact]) => {
      if (typeof fact !== 'object' || fact === null || name === 'place') return [name, fact]
      return [name, Array.isArray(fact) ? fact.map((one) => ({ ...one, ...origin })) : { ...fact, ...origin }]
    })
    const business = { ...Object.fromEntries(facts), rate: { amount: 60, currency: 'GBP', ...origin } }
    const draft = websiteSettings.parse({ ...fullSite, business })
    expect(JSON.stringify(draft).match(/secret words/g)?.length).toBeGreaterThan(15)
    const { files } = await renderSite(draft, { origin: 'https://harbour.example' })
    for (const made of [publishedDocument(draft), files]) {
      expect(JSON.stringify(made)).not.toMatch(/secret words|2025-09-12/)
    }
  })

  it('contain valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended', 'html-validate:document'],
      rules: {
        // React writes attributes in camel case and closes void elements, which browsers ignore.
        'attr-case': 'off',
        'void-style': 'off',
        'doctype-style': 'off',
        'long-title': 'off',
        // The style sheet keeps telephone numbers on one line.
        'tel-non-breaking': 'off',
      },
    })
    for (const name of ['index.html', '404.html']) {
      const report = await validator.validateString(site.files[name]?.body ?? '')
      const messages = report.results.flatMap((result) =>
        result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      )
      expect(messages).toEqual([])
    }
  })

  it('stay small: one round trip with styles, and no script', () => {
    expect(brotliCompressSync(indexHtml).length).toBeLessThanOrEqual(11_600)
    expect(indexHtml.replace(/<script type="application\/ld\+json">/, '')).not.toContain('<script')
  })
})

describe('a page’s head', () => {
  it('describes the page to people, search engines and link previews', () => {
    expect(indexHtml).toMatch(/^<!doctype html><html lang="en">/)
    expect(indexHtml).toContain('<title>Harbour &amp; Pine – kitchens made by hand in Portland, Maine</title>')
    expect(indexHtml).toContain('<meta name="description" content="We design, build and fit kitchens')
    expect(indexHtml).toContain('<link rel="canonical" href="https://harbour.example/"/>')
    expect(indexHtml).toContain('<meta property="og:title"')
  })

  it('contains one top heading, even without an introduction', async () => {
    expect(indexHtml.match(/<h1/g)).toHaveLength(1)
    const bare = { ...fullSite, sections: fullSite.sections.filter(({ type }) => type !== 'Introduction') }
    const { files } = await renderSite(bare, { origin })
    expect(files['index.html']?.body.match(/<h1[^>]*>/g)).toEqual(['<h1 class="logo">'])
  })

  it('excludes search engines on request', async () => {
    const { files } = await renderSite(settingsWith({ searchIndexing: false }), { origin })
    expect(files['index.html']?.body).toContain('<meta name="robots" content="noindex"/>')
    expect(files['robots.txt']?.body).toContain('Disallow: /')
    expect(site.files['robots.txt']?.body).toContain('Sitemap: https://harbour.example/sitemap.xml')
    expect(site.files['sitemap.xml']?.body).toContain('<loc>https://harbour.example/</loc>')
  })
})

describe('a page’s policy', () => {
  it('allows the page’s style sheet by hash, which the not-found page shares', () => {
    expect(policyOf(site)).toContain(`style-src ${hashOf(styleOf(indexHtml))} 'sha256-`)
    expect(styleOf(site.files['404.html']?.body ?? '')).toBe(styleOf(indexHtml))
    expect(indexHtml).not.toMatch(/<[^>]+\sstyle=/)
  })

  it('denies everything by default, and fits its storage', () => {
    expect(policyOf(site)).toMatch(/^default-src 'none';/)
    expect(policyOf(site)).not.toContain('script-src')
    expect(JSON.stringify(site.headers).length).toBeLessThan(900)
  })

  it('allows a video host only if there is a video', async () => {
    expect(policyOf(site)).toContain('frame-src https://www.youtube-nocookie.com')
    const without = await renderSite(withContent('Video', { url: 'https://videos.example/watch?v=aqz-KE-bpKQ' }), {
      origin,
    })
    expect(policyOf(without)).not.toContain('frame-src')
    expect(without.files['index.html']?.body).not.toContain('<iframe')
  })

  it('allows the hosts of the pictures on the page', async () => {
    const photo = (url: string) => ({ provider: 'Pexels', urls: [{ type: 'regular', url }] })
    const honest = await renderSite(withContent('Introduction', { image: photo('https://images.pexels.com/a.jpg') }), {
      origin,
    })
    expect(policyOf(honest)).toContain("img-src 'self' https://images.pexels.com;")
  })
})

describe('analytics and consent', () => {
  const banner = { enabled: true, primaryText: 'We count visits', buttonText: 'Fine', backgroundColor: '#16191d' }

  it('load immediately if no banner is requested', async () => {
    const { files, headers } = await renderSite(settingsWith({ analyticsId: 'G-ABCDEF1234' }), { origin })
    const script = /<script>(.*?)<\/script>/s.exec(files['index.html']?.body ?? '')?.[1] ?? ''
    expect(script).toContain('m()')
    expect(headers['Content-Security-Policy']).toContain(
      `script-src ${hashOf(script)} https://www.googletagmanager.com;`,
    )
  })

  it('wait for consent in the banner, with a script of at most 1,024 bytes', async () => {
    const { files } = await renderSite(settingsWith({ analyticsId: 'G-ABCDEF1234', cookieBanner: banner }), { origin })
    const body = files['index.html']?.body ?? ''
    const script = /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? ''
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024)
    expect(() => new Function(script)).not.toThrow()
    expect(body).toContain('We count visits')
    expect(body).not.toContain('src="https://www.googletagmanager')
  })

  it('load nothing external for a banner without analytics', async () => {
    const { headers } = await renderSite(changeSettings(fullSite, { cookieBanner: banner }), { origin })
    expect(headers['Content-Security-Policy']).not.toContain('google')
  })
})

describe('the contact form', () => {
  it('appears only if it can be sent, in the chosen language', async () => {
    const german = settingsWith({ formLanguage: 'german' })
    const { files } = await renderSite(german, { origin, formEndpoint: '/_/contact' })
    expect(files['index.html']?.body).toMatch(/<form [^>]*action="\/_\/contact"/)
    expect(files['index.html']?.body).toContain('Nachricht')
    expect(indexHtml).not.toContain('<form')
  })
})

const types = (document: typeof fullSite) => document.sections.map(({ type }) => type)

describe('the published document', () => {
  it('leaves out sample reviews and people', async () => {
    const { files } = await renderSite(fullSite, { origin: 'https://harbour.example' })
    const html = files['index.html']?.body ?? ''
    expect(html).toContain('Helen Marsh')
    expect(html).not.toMatch(/Sam Sample|must never be published|Jo Sample|Sample Bio|data-sample/)
  })

  it('drops a section that only had samples', () => {
    const sections = fullSite.sections.map((section) =>
      section.type === 'CustomerReviews'
        ? { ...section, content: { ...section.content, items: section.content.items.filter(({ sample }) => sample) } }
        : section,
    )
    expect(types(publishedDocument({ ...fullSite, sections }))).not.toContain('CustomerReviews')
  })

  it('leaves out pictures that a price list does not show', () => {
    const services = (layout: string) => {
      const document = publishedDocument(withContent('Services', { layout }))
      const section = document.sections.find((one): one is SectionOf<'Services'> => one.type === 'Services')
      return section?.content.items.map(({ image }) => image !== null)
    }
    expect(services('Cards')).toEqual([true, true, true])
    expect(services('PriceList')).toEqual([false, false, false])
  })

  it('leaves out hidden sections and links to them', async () => {
    const hidden = setSectionHidden(fullSite, 'services', true)
    expect(types(publishedDocument(hidden))).not.toContain('Services')
    const { files } = await renderSite(hidden, { origin: 'https://harbour.example' })
    expect(files['index.html']?.body).not.toContain('#services')
  })

  it('drops blank sections, but never header and footer', () => {
    const empty = websiteSettings.parse({
      id: 'new',
      version: '1.0',
      businessName: 'New',
      sections: [
        { id: 'header', type: 'Header' },
        { id: 'footer', type: 'Footer' },
      ],
    })
    const withBlanks = (['Services', 'Gallery', 'Contact', 'Video', 'QuoteBanner'] as const).reduce(
      (document, type) => addSection(document, blankSection(document, type)),
      empty,
    )
    expect(withBlanks.sections).toHaveLength(7)
    // A contact section still shows its form.
    expect(types(publishedDocument(withBlanks))).toEqual(['Header', 'Contact', 'Footer'])
    const formless = withBlanks.sections.map((section) =>
      section.type === 'Contact' ? { ...section, content: { ...section.content, showForm: false } } : section,
    )
    expect(types(publishedDocument({ ...withBlanks, sections: formless }))).toEqual(['Header', 'Footer'])
  })

  it('drops a gallery without pictures', () => {
    const sections = fullSite.sections.map((section) =>
      section.type === 'Gallery'
        ? { ...section, content: { ...section.content, items: [{ id: 'a', image: null, caption: 'Soon' }] } }
        : section,
    )
    expect(types(publishedDocument({ ...fullSite, sections }))).not.toContain('Gallery')
  })

  it('drops blank services, people, questions and reviews', () => {
    const blank = { id: 'blank', heading: ' ', question: '', paragraph: '', name: '' }
    const lists = { Services: 'items', Team: 'members', FrequentlyAskedQuestions: 'items', CustomerReviews: 'items' }
    for (const [type, name] of Object.entries(lists)) {
      const listed = ({ sections }: typeof fullSite) => {
        const content: unknown = sections.find((section) => section.type === type)?.content
        return (content as Record<string, unknown[]>)[name]
      }
      const document = websiteSettings.parse({
        ...fullSite,
        sections: fullSite.sections.map((section) =>
          section.type === type
            ? { ...section, content: { ...section.content, [name]: [blank, ...(listed(fullSite) ?? [])] } }
            : section,
        ),
      })
      expect(listed(document)).not.toEqual(listed(fullSite))
      expect(listed(publishedDocument(document))).toEqual(listed(publishedDocument(fullSite)))
    }
  })

  it('drops a video section without a video', () => {
    const sections = fullSite.sections.map((section) =>
      section.type === 'Video' ? { ...section, content: { ...section.content, url: 'https://shop.example' } } : section,
    )
    expect(types(publishedDocument(fullSite))).toContain('Video')
    expect(types(publishedDocument({ ...fullSite, sections }))).not.toContain('Video')
  })

  it('keeps a section that contains a single word from its owner', () => {
    const contact = { ...blankSection(fullSite, 'Contact'), id: 'c' }
    const sections = fullSite.sections.map((section) =>
      section.type === 'Contact' ? { ...contact, content: { ...contact.content, phone: '555 0142' } } : section,
    )
    expect(types(publishedDocument({ ...fullSite, sections }))).toContain('Contact')
  })
})

describe('the benchmark’s page', () => {
  it('equals the published page', async () => {
    const { files } = await renderSite(fullSite, { origin, formEndpoint, pings: true })
    expect(pageByReact(fullSite, origin)()).toBe(files['index.html']?.body)
  })
})

/** Bytes of a connection's first round trip: ten packets of 1,460. */
const oneRoundTrip = 14_600
const textOf = ({ files }: RenderedSite) => files['index.html']?.body ?? ''
const sent = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const scripts = (text: string) =>
  [...text.matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code)

describe.each(presetStyles)('a page of thirteen sections in %s', (style) => {
  it('arrives in one round trip with styles and form, and without a script', async () => {
    const text = textOf(await fullPage(style))
    expect(text.match(/data-section=/g)).toHaveLength(13)
    expect(sent(text)).toBeLessThanOrEqual(oneRoundTrip)
    expect(scripts(text)).toEqual([])
    expect(text).not.toMatch(/rel="stylesheet"|@import/)
  })

  it('arrives in one round trip with a drawn icon and card', async () => {
    const document = fullDocument(style)
    const pictures = { ...document.settings, drawn: drawnSite.settings.drawn }
    const page = await renderSite({ ...document, settings: pictures }, { origin, formEndpoint: '/_/contact' })
    expect(textOf(page)).toContain('og:image:width')
    expect(sent(textOf(page))).toBeLessThanOrEqual(oneRoundTrip)
  })

  it('grows by at most 100 bytes with all of a business’s facts, even as a price list', async () => {
    const document = fullDocument(style)
    const sections = document.sections.map((section) =>
      section.type === 'Services'
        ? { ...section, content: { ...section.content, layout: 'PriceList' as const } }
        : section,
    )
    for (const known of [document, { ...document, sections }]) {
      const page = await renderSite({ ...known, business: knownBusiness }, { origin, formEndpoint: '/_/contact' })
      expect(textOf(page)).toContain('12 years')
      expect(sent(textOf(page))).toBeLessThanOrEqual(oneRoundTrip + 100)
    }
  })

  it('arrives in one round trip with the cookie banner and analytics, whose script is at most 1,024 bytes', async () => {
    const text = textOf(await consentPage(style))
    expect(sent(text)).toBeLessThanOrEqual(oneRoundTrip)
    const [script = '', ...others] = scripts(text)
    expect(others).toEqual([])
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024)
  })
})

const used = (css: string, ...classes: string[]) => usedRules(css, new Set(classes))

describe('usedRules', () => {
  it('keeps rules if the page has all their classes', () => {
    expect(used('.a{color:red}.b{color:blue}.a.b{color:green}', 'a')).toBe('.a{color:red}')
    expect(used('.a .b>.c{gap:0}', 'a', 'b')).toBe('')
    expect(used('.a .b>.c{gap:0}', 'a', 'b', 'c')).toBe('.a .b>.c{gap:0}')
  })

  it('keeps a list’s matching selectors', () => {
    expect(used('.a,.b,h2{margin:0}', 'b')).toBe('.b,h2{margin:0}')
  })

  it('keeps rules without classes', () => {
    const css = ':root,.plain{--a:1}#hero{--b:2}h1{top:0}@font-face{src:url(/a.woff2)}@keyframes rise{from{top:1px}}'
    expect(used(css)).toBe(css.replace(',.plain', ''))
  })

  it('drops empty conditions', () => {
    expect(used('@media (min-width:40rem){.a{top:0}.b{top:1px}}', 'b')).toBe('@media (min-width:40rem){.b{top:1px}}')
    expect(used('@media (min-width:40rem){.a{top:0}}')).toBe('')
    expect(used('@media print{@supports (top:0){.a{top:0}.b{top:0}}}', 'a')).toBe(
      '@media print{@supports (top:0){.a{top:0}}}',
    )
  })

  it('keeps a rule if the page has an option of each :is(), :where() and :has()', () => {
    const css = 'html:has(.fixed){top:0}:is(.x,.y .z) p{top:1px}:where(.w,h2){top:2px}.a:has(>.b):is(.c){top:3px}'
    expect(used(css, 'y')).toBe(':where(.w,h2){top:2px}')
    expect(used(css, 'x', 'fixed')).toBe('html:has(.fixed){top:0}:is(.x,.y .z) p{top:1px}:where(.w,h2){top:2px}')
    expect(used(css, 'a', 'c')).toBe(':where(.w,h2){top:2px}')
    expect(used(css, 'a', 'b', 'c')).toContain('.a:has(>.b):is(.c){top:3px}')
  })

  it('ignores classes in :not(), nested brackets and attribute selectors', () => {
    const css =
      '.a:not(.b,.c:has(.d)){top:0}.a:has(>:not(.e)){top:1px}.a:is(:has(.f),.g){top:2px}[class~=".h"]{top:3px}'
    expect(used(css, 'a')).toBe(css)
  })

  it('requires the only class in a simple :has()', () => {
    const css = 'html:has(.fixed){top:2px}.a:has(>.b) p{top:1px}'
    expect(used(css, 'a')).toBe('')
    expect(used(css, 'a', 'b', 'fixed')).toBe(css)
  })

  it('distinguishes decimals and file extensions from classes', () => {
    expect(used('img[src$=".svg"]{width:.5rem}a:hover{top:.2em}')).toBe(
      'img[src$=".svg"]{width:.5rem}a:hover{top:.2em}',
    )
  })
})

describe('a style sheet shared by many pages', () => {
  const css = 'p{margin:0}.a,.b{top:0}@media print{.a{top:1px}.c:is(.d) .e{top:2px}}'
  const pages = [[], ['a'], ['b', 'd'], ['c', 'e'], ['a', 'b', 'c', 'd', 'e', 'f'], ['a']].map(
    (names) => new Set(names),
  )

  it('gives each page the rules that it uses, in any order of pages', () => {
    const { text, usedBy } = sheetOf(css)
    expect(text).toBe(css)
    for (const classes of [...pages, ...pages.toReversed()]) expect(usedBy(classes)).toBe(usedRules(css, classes))
  })
})

describe('classesIn', () => {
  it('reads classes from the markup', () => {
    expect(classesIn('<a class="button primary" href="/"><i class="button"></i><p>no class="x"</p></a>')).toEqual(
      new Set(['button', 'primary', 'x']),
    )
  })
})
