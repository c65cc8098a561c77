import { describe, expect, it } from 'vitest'
import { pageFacts } from '../../../../editor/designer/settings/page-facts.ts'
import { changeSettings } from '../../../../renderer/document/edits.ts'
import { image } from '../../../../renderer/document/image.ts'
import type { Section } from '../../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { renderSite } from '../../../../renderer/render-site.ts'
import { websiteOf } from '../../website.ts'

const origin = 'https://riverside.example'

/** What the published page says in its head. */
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
  urls: [{ type: 'regular', url: 'https://images.example/tap.jpg' }],
})

describe('what the previews say of the page', () => {
  it.each([
    ['a website without a title', withIntroduction({ heading: 'Good pipework' })],
    [
      'one with a title',
      changeSettings(withIntroduction({ body: 'We come today.' }), { pageTitle: 'Plumber in Leeds' }),
    ],
    ['one whose introduction is hidden', withIntroduction({ body: 'We come today.' }, true)],
    ['one with a long introduction', withIntroduction({ body: 'Pipes that hold. '.repeat(30) })],
    ['one with a photo', withIntroduction({ heading: 'Good pipework', image: photo })],
  ])('is what the head of it says: %s', async (_name, document) => {
    const facts = pageFacts(document)
    const page = await head(document)
    expect([facts.title, facts.title]).toEqual([page.title, page.shared])
    expect([facts.description, facts.description]).toEqual([page.description, page.sharedDescription])
    expect(facts.siteName).toBe(page.siteName)
    expect(facts.picture?.url).toBe(page.picture)
  })

  it('is what the page would be called without a title, too', () => {
    const document = changeSettings(withIntroduction({}), { pageTitle: 'Plumber in Leeds' })
    expect(pageFacts(document)).toMatchObject({ title: 'Plumber in Leeds', usualTitle: 'Riverside Plumbing – Leeds' })
  })

  it('names the field that the text comes from, unless it comes from none', () => {
    expect(pageFacts(withIntroduction({ body: 'We come today.' })).descriptionFrom).toBe('introduction-1.body')
    expect(pageFacts(withIntroduction({ heading: 'Good pipework', body: ' ' })).descriptionFrom).toBe(
      'introduction-1.heading',
    )
    expect(pageFacts(withIntroduction({ body: 'We come today.' }, true)).descriptionFrom).toBeUndefined()
    expect(pageFacts(withIntroduction({ heading: ' ', body: '' })).descriptionFrom).toBeUndefined()
  })

  it('has the icon of the page: the owner’s picture, or the first letter', () => {
    const document = withIntroduction({})
    expect(pageFacts(document).icon).toMatch(/^data:image\/svg\+xml,.*R%3C\/text/)
    const own = pageFacts(changeSettings(document, { browserIcon: photo }))
    expect([own.icon, own.hasOwnIcon]).toEqual(['https://images.example/tap.jpg', true])
    // A drawing is no icon: the page keeps its letter.
    const drawn = changeSettings(document, { browserIcon: image.parse({ provider: 'Artwork', tags: ['tap'] }) })
    expect(pageFacts(drawn).hasOwnIcon).toBe(false)
  })
})
