import { describe, expect, it } from 'vitest'
import type { PresetStyle, ServiceLayout } from '../../renderer/document/enumerations.ts'
import { iconPaths } from '../../renderer/elements/icons/icon-paths.ts'
import { composedSite, plumberFacts } from '../harness/composed-site.ts'
import { type DrawnPage, drawnPage, sectionWith } from './read-page.ts'

const names = ['Blocked drains', 'Boiler servicing', 'Stage lighting']
const site = (style: PresetStyle, language = 'en-GB') =>
  composedSite({
    style,
    language,
    facts: {
      ...plumberFacts,
      services: names.map((name, index) => ({ id: `service-${index + 1}`, name, note: 'On the day you call.' })),
    },
    sections: ['Introduction', 'Services', 'Contact'],
  })
const servicesIn = (style: PresetStyle, layout: ServiceLayout) =>
  drawnPage(sectionWith('Services', { content: { layout } }, site(style)))
const signs = (page: DrawnPage, id: string) =>
  [...page.of(id).matchAll(/<svg class="icon symbol"[^>]*><path d="([^"]+)"/g)].map(([, path]) => path)

describe('a service’s icon', () => {
  it.each(['Cards', 'List'] as const)(
    'precedes the service’s name in %s if the trade has an icon for it',
    async (layout) => {
      const page = await servicesIn('Fun', layout)
      expect(signs(page, 'services')).toEqual([iconPaths.plunger, iconPaths.wrench])
      expect(page.of('services')).toMatch(/<svg class="icon symbol"[^>]*>.{1,400}Blocked drains/)
    },
  )

  it('renders small without CSS, hidden from screen readers', async () => {
    const [svg = ''] = /<svg class="icon symbol"[^>]*>/.exec((await servicesIn('Fun', 'Cards')).of('services')) ?? []
    expect(svg).toContain('width="24" height="24" aria-hidden="true"')
  })

  it('gives way to a picture', async () => {
    const document = site('Fun')
    const [services] = document.sections.flatMap((section) => (section.type === 'Services' ? [section] : []))
    const image = { provider: 'Pattern', pattern: 'checker', seed: 1 }
    const items = services?.content.items.map((item) => ({ ...item, image }))
    const page = await drawnPage(sectionWith('Services', { content: { layout: 'Cards', items } }, document))
    expect(signs(page, 'services')).toEqual([])
  })

  it.each(['Common', 'Elegant', 'Geometric'] as const)('never appears in %s', async (style) => {
    expect((await servicesIn(style, 'Cards')).html).not.toContain('symbol')
  })

  it('disappears on a page in a language without trade words', async () => {
    const { sections } = site('Fun', 'de')
    const items = sections.flatMap((section) => (section.type === 'Services' ? section.content.items : []))
    expect(items.map(({ icon }) => icon)).toEqual(['', '', ''])
  })
})
