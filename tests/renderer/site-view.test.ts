import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveSection, replaceSection, setSectionHidden } from '../../renderer/document/edits.ts'
import { type Section, sectionTypeNames } from '../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { rendererOf } from '../../renderer/sections/registry.ts'
import { fullestSite } from './fixtures/fullest-site.ts'
import { startPreview } from './preview.ts'

const site = fullestSite()
const all = site.sections.map(({ id }) => id)
const find = (id: string) => site.sections.find((section) => section.id === id) as Section
let drawn: string[] = []

beforeEach(() => {
  for (const type of sectionTypeNames) {
    const renderer = rendererOf({ type })
    const { View } = renderer
    vi.spyOn(renderer, 'View').mockImplementation((props) => {
      drawn.push(props.section.id)
      return View(props)
    })
  }
})
afterEach(() => vi.restoreAllMocks())

/** The ids of the sections that are drawn when a website on the screen becomes another. */
function drawnAnew(next: WebsiteSettings, before = site): string[] {
  const { show } = startPreview(before)
  drawn = []
  show(next)
  return drawn
}

const withContent = (id: string, content: object) =>
  replaceSection(site, { ...find(id), content: { ...find(id).content, ...content } } as Section)
const withSettings = (change: object): WebsiteSettings => ({ ...site, settings: { ...site.settings, ...change } })

describe('a website on the screen', () => {
  it('is drawn once, each section of it', () => {
    drawn = []
    startPreview(site)
    expect(drawn).toEqual(all)
  })

  it.each(all)('redraws only %s when it changes', (id) => {
    const { body, show } = startPreview(site)
    drawn = []
    const texts: Record<string, unknown> = find(id).content
    const name = ['heading', 'primary', 'copyright', 'logoText'].find((field) => field in texts) ?? ''
    // A logo's picture would replace its text.
    const logo = 'logoType' in texts ? { logoType: 'Text' } : {}
    show(withContent(id, { ...logo, [name]: 'Dry floors by supper' }))
    expect(drawn).toEqual([id])
    expect(body.textContent).toContain('Dry floors by supper')
  })

  it('redraws nothing for a change that no section shows', () => {
    expect(
      drawnAnew(withSettings({ pageTitle: 'Another', seoKeywords: 'kitchens', analyticsId: 'G-ABCDEF1234' })),
    ).toEqual([])
    expect(drawnAnew({ ...site, business: { ...site.business, activities: 'Chairs' } })).toEqual([])
    const cookieBanner = { ...site.settings.cookieBanner, enabled: true, primaryText: 'Biscuits' }
    expect(drawnAnew(withSettings({ cookieBanner }))).toEqual([])
  })

  it('redraws the sections that show the name or the photographers', () => {
    const few = ['header', 'introduction', 'footer']
    expect(drawnAnew(withSettings({ companyName: 'Oak & Ember' }))).toEqual(few)
    const { content } = find('contact') as Extract<Section, { type: 'Contact' }>
    const image = { ...content.image, credit: { name: 'Ana Reis', url: 'https://example.com/ana' } }
    expect(drawnAnew(withContent('contact', { image })).toSorted()).toEqual([...few, 'contact'].toSorted())
  })

  it('redraws only the parts that show a fact of the business, no section as a whole', () => {
    const { body, show } = startPreview(site)
    const phones = [{ id: 'a', kind: 'Phone' as const, number: '+1 207 555 0199', source: 'typed' as const }]
    drawn = []
    show({ ...site, business: { ...site.business, phones } })
    expect(drawn).toEqual([])
    expect(body.textContent).toContain('+1 207 555 0199')
  })

  it('redraws nothing when a section moves, unless another one becomes the first', () => {
    expect(drawnAnew(moveSection(site, 'team', 5))).toEqual([])
    const { body, show } = startPreview(site)
    show(moveSection(site, 'team', 1))
    const [, first, second] = body.with('data-section')
    expect(first?.getAttribute('data-section')).toBe('team')
    expect(second?.with('fetchpriority')).toEqual([])
  })

  it('redraws the sections that show the theme and the language', () => {
    const { body, show } = startPreview(site)
    const pictures = () => body.with('src').map((element) => element.getAttribute('src') ?? '')
    const before = pictures()
    const colors = { ...site.theme.colors, backgroundColor: '#10241f', accentColor: '#ffcc00' }
    show({ ...site, theme: { ...site.theme, colors } })
    expect(pictures()).toHaveLength(before.length)
    for (const [index, src] of pictures().entries()) if (src.startsWith('data:')) expect(src).not.toBe(before[index])
    show(withSettings({ language: 'de' }))
    expect(body.with('aria-label').map((element) => element.getAttribute('aria-label'))).toContain('Menü')
  })

  it('leaves out what is hidden', () => {
    const { body, show } = startPreview(site)
    show(setSectionHidden(site, 'team', true))
    expect(body.with('data-section').map((element) => element.getAttribute('data-section'))).not.toContain('team')
  })
})
