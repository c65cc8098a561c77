import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { publishedDocument } from '../../../renderer/published-document.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { complaintsAbout } from '../../harness/valid-html.ts'
import { settingsWith, withContent } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { origin } from './read-page.ts'

const withoutSheets = (html: string) => html.replace(/<style>.*?<\/style>/gs, '')

async function notFound(document = fullSite, home?: string) {
  const { files } = await renderSite(document, { origin: origin + (home ?? ''), home })
  return files['404.html']?.body ?? ''
}

const nobody = { phone: '', email: '', button: { type: 'None', value: '', label: '' } }

describe('the page for wrong addresses', () => {
  it('has the website’s own header and footer around a friendly word, and nothing for search engines', async () => {
    const page = withoutSheets(await notFound())
    expect(page).toContain('<title>Nothing to see here – Harbour &amp; Pine</title>')
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page.match(/<h1[ >]/g)).toHaveLength(1)
    expect(page).toContain('<h1>Nothing to see here</h1>')
    expect(page).toContain('data-section="header"')
    expect(page).toContain('© 2026 Harbour &amp; Pine LLC')
    expect(page).toContain('<p class="logo"><a href="/">')
    expect(page).not.toContain('rel="canonical"')
  })

  it.each([undefined, '/samples/fun/dentist'])(
    'leads home and to its sections from any depth, below %s',
    async (home) => {
      const page = withoutSheets(await notFound(fullSite, home))
      const hrefs = [...page.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, href = '']) => href)
      for (const href of hrefs) expect(href).toMatch(/^(\/|https:\/\/|mailto:|tel:|#Content$)/)
      expect(page).toContain(`<a class="button primary" href="${home ?? ''}/">Homepage</a>`)
      expect(page).toContain(`<a href="${home ?? ''}/#services">Services</a>`)
      expect(page).toContain(`href="${home ?? ''}/#contact">Contact Us</a>`)
    },
  )

  it('leads to no section that the index page does not have', async () => {
    const sections = fullSite.sections.filter(({ type }) => type !== 'Gallery')
    const page = withoutSheets(await notFound({ ...fullSite, sections }))
    expect(page).not.toContain('#gallery')
  })

  it('says how to reach the owner, as the contact section has it', async () => {
    const page = withoutSheets(await notFound())
    expect(page).toContain('<a href="tel:+12075550142">+1 207 555 0142</a>')
    expect(page).toContain('<a href="mailto:hello@harbourandpine.example">hello@harbourandpine.example</a>')
  })

  it('finds the owner by a button, then by what the pages about the law name', async () => {
    const button = { type: 'Phone', value: '0207 946 0000', label: 'Call us' }
    const called = await notFound(withContent('Contact', { ...nobody, button }))
    expect(called).toContain('<a href="tel:02079460000">0207 946 0000</a>')
    const legal = { email: 'law@pine.example' }
    const { sections } = withContent('Contact', nobody)
    const named = await notFound({ ...settingsWith({ legal }), sections })
    expect(named).toContain('<a href="mailto:law@pine.example">')
  })

  it('leaves out what nobody has given, and what does not work', async () => {
    const page = await notFound(withContent('Contact', { ...nobody, phone: 'ask', email: 'at the door' }))
    expect(withoutSheets(page)).not.toContain('Or reach us')
  })

  it('credits no photos, since it shows none', async () => {
    const photo = { provider: 'Pexels', urls: [{ type: 'regular', url: 'https://images.pexels.com/a.jpg' }] }
    expect(withoutSheets(await notFound(withContent('Introduction', { image: photo })))).not.toContain('pexels.com')
  })

  it.each(presetStyles)('is an introduction of the style %s, whether the index has one or not', async (style) => {
    const bare = publishedDocument({ ...fullSite, style })
    for (const sections of [bare.sections, bare.sections.filter(({ type }) => type !== 'Introduction')]) {
      const page = await notFound({ ...bare, sections })
      expect(page).toMatch(/\.hero[^{}]*\{[^}]/)
      expect(page).toMatch(/\.pitch[^{}]*\{[^}]*max-width/)
      expect(await complaintsAbout(page, { filledIn: true })).toEqual([])
    }
  })

  it('speaks the language of the page', async () => {
    expect(await notFound(settingsWith({ language: 'de' }))).toContain('<h1>Hier gibt es nichts zu sehen</h1>')
  })
})
