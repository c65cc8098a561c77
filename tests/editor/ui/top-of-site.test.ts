import { expect, test } from 'vitest'
import { topOfSite } from '#ui/site/top-of-site.ts'
import { composedSite } from '../../harness/composed-site.ts'

const site = composedSite()

test('the top of a website is its header, its introduction and its services, three of them', () => {
  const { sections } = topOfSite(site)
  expect(sections.map(({ type }) => type)).toEqual(['Header', 'Introduction', 'Services'])
  const services = sections.find((section) => section.type === 'Services')
  expect(services?.type === 'Services' && services.content.items.length).toBe(3)
})

test('the links of a header stay, though what they lead to is not there', () => {
  const [header] = topOfSite(site).sections
  if (header?.type !== 'Header') throw new Error('no header')
  expect(header.content.links.map(({ link }) => link.label)).toEqual(
    site.sections
      .flatMap((section) => (section.type === 'Header' ? section.content.links : []))
      .map((i) => i.link.label),
  )
  for (const { link } of header.content.links) expect(link.type).toBe('Web')
})

test('hidden sections are passed over, and an empty website stays one', () => {
  const hidden = { ...site, sections: site.sections.map((one) => ({ ...one, hidden: one.type === 'Introduction' })) }
  expect(topOfSite(hidden).sections.map(({ type }) => type)).not.toContain('Introduction')
  const bare = { ...site, sections: site.sections.filter(({ type }) => type === 'Header' || type === 'Footer') }
  expect(topOfSite(bare).sections.map(({ type }) => type)).toEqual(['Header'])
})
