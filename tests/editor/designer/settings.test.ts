import { describe, expect, it } from 'vitest'
import { formLanguageOptions, languageLabel, languages } from '#editor/designer/settings/languages.ts'
import { legalSuggestions } from '#editor/designer/settings/legal-fields.tsx'
import { pageFacts } from '#editor/designer/settings/page-facts.ts'
import { searchedWords } from '#editor/designer/settings/previews.tsx'
import { descriptionAdvice, titleAdvice } from '#editor/designer/settings/search-settings.tsx'
import { isSeeThrough, noteOn, squareIcon, withPhoneIcon } from '#editor/designer/settings/square-icon.ts'
import { changeSettings, removeSection } from '#renderer/document/edits/edits.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import type { Section } from '#renderer/document/section-types.ts'
import { image } from '#renderer/document/values/image.ts'
import { formLanguages } from '#renderer/document/values/languages.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { renderSite } from '#renderer/render-site.ts'
import { withContent } from '../../renderer/changed-site.ts'
import { fullSite } from '../../renderer/fixtures/full-site.ts'
import { websiteOf } from '../website.ts'

describe('language options', () => {
  it('appear in English and in the language itself, without duplicates', () => {
    expect(languageLabel('de')).toBe('German – Deutsch')
    expect(languageLabel('ja')).toBe('Japanese – 日本語')
    expect(languageLabel('en')).toBe('English')
  })

  it('say into which languages the contact form is translated', () => {
    expect(formLanguageOptions.map(({ value }) => value)).toEqual([...formLanguages])
    expect(formLanguageOptions.map(({ label }) => label)).toContain('Korean – 한국어')
  })

  it('include the document’s language, even an unusual one', () => {
    expect(languages('cy').map(({ value }) => value)).toContain('cy')
    expect(languages('en').map(({ value }) => value)).not.toContain('cy')
  })
})

const { legal } = fullSite.settings

describe('suggested legal details', () => {
  it('come from the company’s name and contact details', () => {
    expect(legalSuggestions(fullSite)).toEqual({
      owner: 'Harbour & Pine',
      address: '14 Custom House Wharf\nPortland, ME 04101',
      email: 'hello@harbourandpine.example',
      phone: '+1 207 555 0142',
    })
    expect(legalSuggestions(changeSettings(fullSite, { companyName: 'Pine LLC' })).owner).toBe('Pine LLC')
  })

  it('appear only for empty fields with known values', () => {
    const site = changeSettings(fullSite, { legal: { ...legal, owner: 'Ana', address: 'Here', phone: ' ' } })
    expect(Object.keys(legalSuggestions(site))).toEqual(['email', 'phone'])
    expect(legalSuggestions(removeSection(site, 'contact'))).toEqual({})
    expect(legalSuggestions(withContent('Contact', { address: ' ', email: '' }))).not.toHaveProperty('address')
  })
})

const origin = 'https://riverside.example'

/** Reads the head of the published page. */
async function head(document: WebsiteSettings) {
  const { files } = await renderSite(document, { origin })
  const html = files['index.html']?.body ?? ''
  const meta = (name: string) => html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1]
  return {
    title: html.match(/<title>([^<]*)</)?.[1],
    shared: meta('og:title'),
    description: meta('description'),
    sharedDescription: meta('og:description'),
    siteName: meta('og:site_name'),
    picture: meta('og:image'),
  }
}

function withIntroduction(content: Record<string, unknown>, hidden = false): WebsiteSettings {
  const blank = websiteOf()
  const document = { ...blank, business: { ...blank.business, activities: 'Pipes and drains', location: 'Leeds' } }
  const sections = document.sections.map((section) =>
    section.type === 'Introduction'
      ? ({ ...section, hidden, content: { ...section.content, ...content } } as Section)
      : section,
  )
  return { ...document, sections }
}

const photo = image.parse({
  provider: 'Pexels',
  description: 'A tap',
  urls: [{ type: 'regular', url: 'https://images.pexels.com/tap.jpg' }],
})

describe('the search and share previews', () => {
  it.each([
    ['a website without a title', withIntroduction({ heading: 'Good pipework' })],
    [
      'a website with a title',
      changeSettings(withIntroduction({ body: 'We come today.' }), { pageTitle: 'Plumber in Leeds' }),
    ],
    ['a website with a hidden introduction', withIntroduction({ body: 'We come today.' }, true)],
    ['a website with a long introduction', withIntroduction({ body: 'Pipes that hold. '.repeat(30) })],
    ['a website with a photo', withIntroduction({ heading: 'Good pipework', image: photo })],
  ])('match the published page’s head: %s', async (_name, document) => {
    const facts = pageFacts(document)
    const page = await head(document)
    expect([facts.title, facts.title]).toEqual([page.title, page.shared])
    expect([facts.description, facts.description]).toEqual([page.description, page.sharedDescription])
    expect(facts.siteName).toBe(page.siteName)
    expect(facts.picture?.url).toBe(page.picture)
  })

  it('show the title that the page gets by default', () => {
    const document = changeSettings(withIntroduction({}), { pageTitle: 'Plumber in Leeds' })
    expect(pageFacts(document)).toMatchObject({ title: 'Plumber in Leeds', usualTitle: 'Riverside Plumbing – Leeds' })
  })

  it('say which field the description comes from, if any', () => {
    expect(pageFacts(withIntroduction({ body: 'We come today.' })).descriptionFrom).toBe('introduction-1.body')
    expect(pageFacts(withIntroduction({ heading: 'Good pipework', body: ' ' })).descriptionFrom).toBe(
      'introduction-1.heading',
    )
    expect(pageFacts(withIntroduction({ body: 'We come today.' }, true)).descriptionFrom).toBeUndefined()
    expect(pageFacts(withIntroduction({ heading: ' ', body: '' })).descriptionFrom).toBeUndefined()
  })

  it('show the page’s icon: the owner’s picture, or else the first letter', () => {
    const document = withIntroduction({})
    expect(pageFacts(document).icon).toMatch(/^data:image\/svg\+xml,.*R%3C\/text/)
    const own = pageFacts(changeSettings(document, { browserIcon: photo }))
    expect([own.icon, own.hasOwnIcon]).toEqual(['https://images.pexels.com/tap.jpg', true])
  })
})

const marked = (text: string, keywords: string) =>
  searchedWords(text, keywords)
    .map((part) => (part.searched ? `[${part.text}]` : part.text))
    .join('')

describe('highlighted search words', () => {
  it('match the keywords as whole words, in any capitalization', () => {
    expect(marked('Blocked drains? We drain them.', 'blocked DRAINS, plumber Leeds')).toBe(
      '[Blocked] [drains]? We drain them.',
    )
  })

  it('exclude short, meaningless words', () => {
    expect(marked('We come to you in the day', 'plumber in the day')).toBe('We come to you in the day')
  })

  it('don’t appear without keywords', () => {
    expect(searchedWords('Blocked drains', '')).toEqual([{ text: 'Blocked drains', searched: false }])
    expect(searchedWords('', 'drains')).toEqual([])
  })
})

describe('the advice on a page title', () => {
  it.each([
    ['', 'If left empty, the title is “Riverside – Leeds”.'],
    ['   ', 'If left empty, the title is “Riverside – Leeds”.'],
    ['R', '1 character: short. People search for what you do and where, so say both.'],
    ['Riverside | Plumber in Leeds', '28 characters: a good length.'],
    ['x'.repeat(60), '60 characters: a good length.'],
    ['x'.repeat(61), '61 characters: search results may cut off the end.'],
  ])('for %j is: %s', (title, advice) => {
    expect(titleAdvice(title, 'Riverside – Leeds')).toBe(advice)
  })
})

describe('the advice on a page description', () => {
  it.each([
    [' ', /^Shown under the title in search results\. If left empty, /],
    ['x', /^1 character: short\. /],
    ['x'.repeat(69), /^69 characters: short\. /],
    ['x'.repeat(70), /^70 characters: a good length\.$/],
    ['x'.repeat(160), /^160 characters: a good length\.$/],
    ['x'.repeat(161), /^161 characters: search results may cut off the end/],
  ])('for %j is: %s', (text, advice) => {
    expect(descriptionAdvice(text)).toMatch(advice)
  })
})

describe('squareIcon', () => {
  it.each([
    ['an SVG', new File(['<svg/>'], 'icon.svg', { type: 'image/svg+xml' }), 'unsupported_media_type'],
    ['a file of unknown type', new File(['x'], 'icon.exe'), 'unsupported_media_type'],
    [
      'a file that is too large',
      new File([new Uint8Array(limits.imageBytes + 1)], 'icon.png', { type: 'image/png' }),
      'picture_too_large',
    ],
  ])('rejects %s', async (_name, file, code) => {
    await expect(squareIcon(file)).rejects.toMatchObject({ code })
  })

  it('adds a note if the file isn’t square or is too small', () => {
    expect(noteOn(512, 512)).toBeUndefined()
    expect(noteOn(800, 600)).toMatch(/^The picture wasn’t square/)
    expect(noteOn(32, 32)).toMatch(/^It’s only 32 × 32 pixels and may look blurry/)
  })
})

describe('a transparent icon', () => {
  it('reveals itself by its pixels', () => {
    expect(isSeeThrough(new Uint8ClampedArray([0, 0, 0, 255, 9, 9, 9, 255]))).toBe(false)
    expect(isSeeThrough(new Uint8ClampedArray([0, 0, 0, 255, 9, 9, 9, 0]))).toBe(true)
  })

  it('gets a white background on phones and stays transparent in browser tabs', () => {
    const icon = (name: string) =>
      image.parse({
        provider: 'Custom',
        urls: [
          { type: 'thumbnail', url: `/media/${name}-32` },
          { type: 'small', url: `/media/${name}-180` },
        ],
      })
    expect(withPhoneIcon(icon('own'), icon('white')).urls.map(({ url }) => url)).toEqual([
      '/media/own-32',
      '/media/white-180',
    ])
  })
})
