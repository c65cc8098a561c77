import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { themeColors } from '../../../renderer/document/theme.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { composedSite } from '../../harness/composed-site.ts'
import { complaintsAbout } from '../../harness/valid-html.ts'
import { drawnPage } from '../read-page.ts'
import { openedSite, saying } from './opened-page.ts'

type Style = WebsiteSettings['style']

const priced = (count: number, more: object = {}) => ({
  services: Array.from({ length: count }, (_, nth) => ({
    ...{ id: `service-${nth}`, name: `Boiler number ${nth + 1}`, price: { amount: 40 + nth, currency: 'GBP' } },
    ...more,
  })),
})
const white = Object.fromEntries(Object.keys(themeColors.shape).map((name) => [name, '#ffffff']))
const headline = 'Boilers mended on the day you ring, on evenings and Sundays too, in all of Leeds'

const inputs: [string, (style: Style) => WebsiteSettings][] = [
  ['a name of one letter', (style) => openedSite({}, {}, { style, businessName: 'X' })],
  [
    'a name of as many letters as it may have',
    (style) => openedSite({}, {}, { style, businessName: 'The Harrogate and Knaresborough Boiler Companies' }),
  ],
  ['a name of one long word', (style) => openedSite({}, {}, { style, businessName: 'W'.repeat(limits.businessName) })],
  [
    'a headline of eighty letters',
    (style) => openedSite(saying('24/7 emergency plumber.'), { heading: headline }, { style }),
  ],
  ['a name and nothing else', (style) => composedSite({ style, businessName: 'Quill', facts: {}, sections: null })],
  ['forty services', (style) => openedSite(priced(40), {}, { style })],
  ['forty services in groups', (style) => openedSite(priced(40, { group: 'Boilers' }), {}, { style })],
  ['prices in words', (style) => openedSite(priced(6, { price: null, priceWords: 'ask' }), {}, { style })],
  [
    'white on white',
    (style) => {
      const site = openedSite(saying('24/7 emergency plumber.'), {}, { style })
      return { ...site, theme: { ...site.theme, colors: themeColors.parse(white) } }
    },
  ],
]

it('sample names and headlines reach their maximum length', () => {
  expect(headline).toHaveLength(80)
  expect('The Harrogate and Knaresborough Boiler Companies').toHaveLength(limits.businessName)
})

describe.each(presetStyles)('a page in %s', (style) => {
  it.each(inputs)('renders valid HTML without blank headings or lines for %s', async (_, siteIn) => {
    const { html, of } = await drawnPage(siteIn(style), '/_/contact')
    expect(await complaintsAbout(html, { filledIn: false })).toEqual([])
    expect(html).not.toMatch(/<(h[1-6]|p|li|dt|dd|text)( [^>]*)?>\s*<\/\1>/)
    expect(html).not.toMatch(/viewBox="[^"]*(NaN|Infinity|undefined)/)
    expect(of('introduction')).toMatch(/<h[12]/)
  })
})
