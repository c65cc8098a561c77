import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { changeSettings } from '../../renderer/document/edits.ts'
import { renderSite } from '../../renderer/render-site.ts'
import { settingsWith, withContent } from './changed-site.ts'
import { fullSite } from './fixtures/full-site.ts'

const origin = 'https://harbour.example'
const site = await renderSite(fullSite, { origin })
const html = site.files['index.html']?.body ?? ''
const styleOf = (page: string) => /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policyOf = ({ headers }: typeof site) => headers['Content-Security-Policy'] ?? ''

describe('the files of a site', () => {
  it('are the page, the page for wrong addresses, what robots read, and the drawings', () => {
    const names = Object.keys(site.files)
    const texts = ['index.html', '404.html', 'robots.txt', 'sitemap.xml', 'llms.txt', 'index.md']
    expect(names.slice(0, texts.length)).toEqual(texts)
    expect(names.slice(texts.length).every((name) => /^art\/[a-z0-9-]+-[a-z0-9]{11}\.svg$/.test(name))).toBe(true)
  })

  it('hold every drawing that the page asks for', () => {
    const asked = [...html.matchAll(/\/(art\/[^"]+\.svg)/g)].map((match) => match[1])
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.every((path) => path !== undefined && path in site.files)).toBe(true)
  })

  it('are the same for the same document', async () => {
    expect(await renderSite(structuredClone(fullSite), { origin })).toEqual(site)
  })

  it('are valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:recommended', 'html-validate:document'],
      rules: {
        // React writes attributes in its own case and closes void elements; neither means anything to a browser.
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

  it('are small: the page with its styles in one round trip, and no script', () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(11_000)
    expect(html.replace(/<script type="application\/ld\+json">/, '')).not.toContain('<script')
  })
})

describe('the head of a page', () => {
  it('describes the page to people, search engines and link previews', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    expect(html).toContain('<title>Harbour &amp; Pine – kitchens made by hand in Portland, Maine</title>')
    expect(html).toContain('<meta name="description" content="We design, build and fit kitchens')
    expect(html).toContain('<link rel="canonical" href="https://harbour.example/"/>')
    expect(html).toContain('<meta property="og:title"')
  })

  it('has one first heading, also without an introduction', async () => {
    expect(html.match(/<h1/g)).toHaveLength(1)
    const bare = { ...fullSite, sections: fullSite.sections.filter(({ type }) => type !== 'Introduction') }
    const { files } = await renderSite(bare, { origin })
    expect(files['index.html']?.body.match(/<h1[^>]*>/g)).toEqual(['<h1 class="logo">'])
  })

  it('keeps search engines out where its owner wants it', async () => {
    const { files } = await renderSite(settingsWith({ searchIndexing: false }), { origin })
    expect(files['index.html']?.body).toContain('<meta name="robots" content="noindex"/>')
    expect(files['robots.txt']?.body).toContain('Disallow: /')
    expect(site.files['robots.txt']?.body).toContain('Sitemap: https://harbour.example/sitemap.xml')
    expect(site.files['sitemap.xml']?.body).toContain('<loc>https://harbour.example/</loc>')
  })
})

describe('the policy of a page', () => {
  it('allows the style sheet of the page, which the page for wrong addresses has first, by its hash', () => {
    expect(policyOf(site)).toContain(`style-src ${hashOf(styleOf(html))} 'sha256-`)
    expect(styleOf(site.files['404.html']?.body ?? '')).toBe(styleOf(html))
    expect(html).not.toMatch(/<[^>]+\sstyle=/)
  })

  it('begins with nothing, and fits where it is stored', () => {
    expect(policyOf(site)).toMatch(/^default-src 'none';/)
    expect(policyOf(site)).not.toContain('script-src')
    expect(JSON.stringify(site.headers).length).toBeLessThan(900)
  })

  it('lets in the host of a video only where there is one', async () => {
    expect(policyOf(site)).toContain('frame-src https://www.youtube-nocookie.com')
    const without = await renderSite(withContent('Video', { url: 'https://videos.example/watch?v=aqz-KE-bpKQ' }), {
      origin,
    })
    expect(policyOf(without)).not.toContain('frame-src')
    expect(without.files['index.html']?.body).not.toContain('<iframe')
  })

  it('lets in the hosts of the pictures in use, and no directive that poses as one', async () => {
    const photo = (url: string) => ({ provider: 'Pexels', urls: [{ type: 'regular', url }] })
    const honest = await renderSite(withContent('Introduction', { image: photo('https://images.pexels.com/a.jpg') }), {
      origin,
    })
    expect(policyOf(honest)).toContain("img-src 'self' https://images.pexels.com;")
    const sly = await renderSite(withContent('Introduction', { image: photo('https://a;sandbox;b.example/a.jpg') }), {
      origin,
    })
    expect(policyOf(sly)).not.toContain('sandbox')
  })
})

describe('measurement and consent', () => {
  const banner = { enabled: true, primaryText: 'We count visits', buttonText: 'Fine', backgroundColor: '#16191d' }

  it('is loaded at once where no notice is asked for', async () => {
    const { files, headers } = await renderSite(settingsWith({ analyticsId: 'G-ABCDEF1234' }), { origin })
    const script = /<script>(.*?)<\/script>/s.exec(files['index.html']?.body ?? '')?.[1] ?? ''
    expect(script).toContain('m()')
    expect(headers['Content-Security-Policy']).toContain(
      `script-src ${hashOf(script)} https://www.googletagmanager.com;`,
    )
  })

  it('waits for a yes where a notice is shown, in at most 1,024 bytes', async () => {
    const { files } = await renderSite(settingsWith({ analyticsId: 'G-ABCDEF1234', cookieBanner: banner }), { origin })
    const body = files['index.html']?.body ?? ''
    const script = /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? ''
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024)
    expect(() => new Function(script)).not.toThrow()
    expect(body).toContain('We count visits')
    expect(body).not.toContain('src="https://www.googletagmanager')
  })

  it('a notice without measurement loads nothing from elsewhere', async () => {
    const { headers } = await renderSite(changeSettings(fullSite, { cookieBanner: banner }), { origin })
    expect(headers['Content-Security-Policy']).not.toContain('google')
  })
})

describe('the contact form', () => {
  it('is drawn where it can be sent, in the language of the owner’s choice', async () => {
    const german = settingsWith({ formLanguage: 'german' })
    const { files } = await renderSite(german, { origin, formEndpoint: '/_/contact' })
    expect(files['index.html']?.body).toMatch(/<form [^>]*action="\/_\/contact"/)
    expect(files['index.html']?.body).toContain('Nachricht')
    expect(html).not.toContain('<form')
  })
})
