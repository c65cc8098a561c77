import { describe, expect, it } from 'vitest'
import { socialNetworks } from '../../../renderer/document/enumerations.ts'
import { product } from '../../../renderer/document/product.ts'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../../renderer/document/section-types.ts'
import { contentFields, contentWith } from '../content-fields.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { sectionFixtures } from '../fixtures/sections.ts'
import { drawnPage, sectionWith } from './drawn-page.ts'

const kinds = [
  [{ type: 'Email', value: 'ask@harbour.example' }, 'mailto:ask@harbour.example'],
  [{ type: 'Phone', value: '+1 (207) 555-0142' }, 'tel:+12075550142'],
  [{ type: 'Web', value: 'harbour.example/plans' }, 'https://harbour.example/plans'],
  [{ type: 'Section', value: 'contact' }, '#contact'],
] as const

const places = sectionTypeNames.flatMap((type) =>
  contentFields(sectionTypes[type].content)
    .filter(({ meta, path }) => meta.control === 'link' && path[0] !== 'socialLinks')
    .map(({ path }) => [`${type} ${path.join('.')}`, type, path] as const),
)

it('a link can be in ten places', () => {
  expect(places).toHaveLength(10)
})

describe.each(places)('a link in %s', (_, type, path) => {
  /** What an item needs besides its link to be drawn. */
  const item = { question: 'Where?', heading: 'A thing' }

  it.each(kinds)('of the kind %o leads to %s', async (link, href) => {
    const content = contentWith(path, { ...link, label: 'This way' }) as Record<string, unknown>
    const [name = ''] = path
    const list = content[name]
    if (Array.isArray(list) && path.length > 1) content[name] = list.map((value) => ({ ...item, ...value }))
    const page = await drawnPage(sectionWith(type, { content }))
    const found = [...page.of(sectionFixtures[type].id).matchAll(/<a [^>]*href="([^"]*)"[^>]*>This way<\/a>/g)]
    expect(found.map((match) => match[1])).toEqual([href])
  })

  it('that leads nowhere is not drawn', async () => {
    for (const link of [
      { type: 'None', value: 'contact' },
      { type: 'Section', value: 'not-here' },
      { type: 'Web', value: '' },
      { type: 'Email', value: 'nobody' },
    ]) {
      const page = await drawnPage(sectionWith(type, { content: contentWith(path, { ...link, label: 'This way' }) }))
      expect(page.html).not.toContain('This way')
    }
  })
})

describe('the header’s links', () => {
  const linksTo = (...ids: string[]) => ({
    links: ids.map((value, index) => ({ id: `l${index}`, link: { type: 'Section', value, label: `To ${value}` } })),
  })
  const labelsIn = (markup: string) => [...markup.matchAll(/>To ([\w-]+)</g)].map((match) => match[1])

  it.each(sectionTypeNames)('lead to %s only if its type allows that', async (type: SectionType) => {
    const { id } = sectionFixtures[type]
    const page = await drawnPage(sectionWith('Header', { content: linksTo(id) }))
    expect(labelsIn(page.of('header'))).toEqual(sectionTypes[type].headerLinkAllowed ? [id] : [])
    const footer = await drawnPage(sectionWith('Footer', { content: linksTo(id) }))
    expect(labelsIn(footer.of('footer'))).toEqual([id])
  })

  it('are at most six, the footer’s twelve, and their labels at most 32 letters long', async () => {
    const ids = ['services', 'gallery', 'team', 'video', 'contact', 'scheduling']
    const page = await drawnPage(sectionWith('Header', { content: linksTo(...ids) }))
    expect(labelsIn(page.of('header'))).toEqual(ids)
    expect(() => sectionWith('Header', { content: linksTo(...ids, 'introduction') })).toThrow()
    expect(() => sectionWith('Footer', { content: linksTo(...ids, ...ids) })).not.toThrow()
    expect(() => sectionWith('Footer', { content: linksTo(...ids, ...ids, 'contact') })).toThrow()
    const labelled = (length: number) => ({ links: [{ id: 'a', link: { label: 'x'.repeat(length) } }] })
    for (const type of ['Header', 'Footer'] as const) {
      expect(() => sectionWith(type, { content: labelled(32) })).not.toThrow()
      expect(() => sectionWith(type, { content: labelled(33) })).toThrow()
    }
  })
})

describe('the footer', () => {
  it.each(socialNetworks)('shows a profile at %s by its sign and name', async (network) => {
    const link = { type: 'Social', network, value: 'https://social.example/harbour' }
    const page = await drawnPage(sectionWith('Footer', { content: { socialLinks: [{ id: 'a', link }] } }))
    const name = network === 'Twitter' ? 'X' : network
    expect(page.of('footer')).toMatch(
      new RegExp(
        `<a href="https://social.example/harbour" rel="me noopener"><svg [^>]*><title>${name}</title><path d="M`,
      ),
    )
  })

  it('names the product that the page was made with', async () => {
    const badge = `Made with <a href="${product.homepage}">${product.name}</a>`
    expect((await drawnPage(fullSite)).of('footer')).toContain(badge)
  })
})
