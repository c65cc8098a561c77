import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { openGraphLocale, pageDescription } from '../../../renderer/page/page-facts.ts'
import { settingsWith, withContent } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { readPage } from './read-page.ts'

const photo = (url: string) => ({ provider: 'Custom', description: 'The bench', urls: [{ type: 'regular', url }] })

describe('what a shared link shows', () => {
  it('is named whole, and has no picture where there are only drawings', async () => {
    const { html } = await readPage(fullSite)
    for (const name of ['type', 'title', 'description', 'url', 'site_name', 'locale']) {
      expect(html.match(new RegExp(`<meta property="og:${name}" content="[^"]+"/>`, 'g'))).toHaveLength(1)
    }
    expect(html).toContain('<meta name="twitter:card" content="summary"/>')
    expect(html).toContain('<meta name="theme-color" content="#ffffff"/>')
    expect(html).not.toContain('og:image')
  })

  it('is the first photo, at its whole address', async () => {
    const { html, thing } = await readPage(withContent('Introduction', { image: photo('/media/bench.jpg') }))
    expect(html).toContain('<meta property="og:image" content="https://harbour.example/media/bench.jpg"/>')
    expect(html).toContain('<meta property="og:image:alt" content="The bench"/>')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    expect(thing('LocalBusiness')?.image).toBe('https://harbour.example/media/bench.jpg')
  })

  it('is neither the logo nor a drawing that somebody uploaded', async () => {
    const logo = await readPage(withContent('Header', { logoType: 'Image', logoImage: photo('/media/logo.png') }))
    expect(logo.html).not.toContain('og:image')
    const drawing = await readPage(withContent('Introduction', { image: photo('https://a.example/b.svg?v=1') }))
    expect(drawing.html).not.toContain('og:image')
  })
})

describe('text that turns what stands around it', () => {
  it('stays out of titles, descriptions and what machines read', async () => {
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

  it('leaves a page with a title even where its name is nothing else', async () => {
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

describe('the icons of a page', () => {
  it('are the owner’s, also on a phone’s home screen', async () => {
    const { html } = await readPage(settingsWith({ browserIcon: photo('/media/icon.png') }))
    expect(html).toContain(
      '<link rel="icon" href="/media/icon.png"/><link rel="apple-touch-icon" href="/media/icon.png"/>',
    )
    expect((await readPage(fullSite)).html).not.toContain('apple-touch-icon')
  })
})

describe('the description of a page', () => {
  const described = (body: string) => pageDescription(withContent('Introduction', { body }))

  it('is cut at a word, at 160 characters at most', () => {
    expect(described('word '.repeat(60))).toBe(`${'word '.repeat(31)}word…`)
    expect(described('x'.repeat(300))).toHaveLength(160)
    expect(described(`${'x'.repeat(158)}😀${'x'.repeat(90)}`).isWellFormed()).toBe(true)
    expect(described('Short\nand  sweet')).toBe('Short and sweet')
  })
})

describe('the language of a page', () => {
  it.each([
    ['en', 'en_US'],
    ['en-GB', 'en_GB'],
    ['de', 'de_DE'],
    ['pt-br', 'pt_BR'],
    ['aa-bb-cc', undefined],
  ])('%s is %s', (language, locale) => {
    expect(openGraphLocale(language)).toBe(locale)
  })
})
