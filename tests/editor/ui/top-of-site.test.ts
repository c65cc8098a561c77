import { expect, test } from 'vitest'
import { topOfSite } from '#ui/site/top-of-site.ts'
import { composedSite } from '../../harness/composed-site.ts'

const site = composedSite()

test('topOfSite keeps the header, the introduction and three services', () => {
  const { sections } = topOfSite(site)
  expect(sections.map(({ type }) => type)).toEqual(['Header', 'Introduction', 'Services'])
  const services = sections.find((section) => section.type === 'Services')
  expect(services?.type === 'Services' && services.content.items.length).toBe(3)
})

test('topOfSite keeps header links even if their sections are left out', () => {
  const [header] = topOfSite(site).sections
  if (header?.type !== 'Header') throw new Error('no header')
  expect(header.content.links.map(({ link }) => link.label)).toEqual(
    site.sections
      .flatMap((section) => (section.type === 'Header' ? section.content.links : []))
      .map((i) => i.link.label),
  )
  for (const { link } of header.content.links) expect(link.type).toBe('Web')
})

test('topOfSite skips hidden sections and leaves an empty website empty', () => {
  const hidden = { ...site, sections: site.sections.map((one) => ({ ...one, hidden: one.type === 'Introduction' })) }
  expect(topOfSite(hidden).sections.map(({ type }) => type)).not.toContain('Introduction')
  const bare = { ...site, sections: site.sections.filter(({ type }) => type === 'Header' || type === 'Footer') }
  expect(topOfSite(bare).sections.map(({ type }) => type)).toEqual(['Header'])
})
