import { describe, expect, it } from 'vitest'
import type { Section } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { offeredLayouts } from '../../../renderer/options/offered-layouts.ts'
import { drawnPage } from '../read-page.ts'
import { openedSite, serving } from './opened-page.ts'

const image = (name: string) => ({
  provider: 'Custom',
  description: name,
  urls: [{ type: 'regular', url: `/media/${name}`, width: 800, height: 1000 }],
})

type Photos = { count: number; own?: boolean; layout?: string; gallery?: object; name?: string; groups?: string[] }

/** A website with `count` photos; the introduction has the first one unless `own` is false. */
function siteWith({ count, own = true, layout = 'Auto', gallery = {}, name = 'Wren Okada', groups }: Photos) {
  const services = groups?.map((group, nth) => ({ id: `service-${nth}`, name: `Service ${nth}`, group }))
  const site = openedSite(
    { ...serving('Heeley', 'Dore'), ...(services && { services }) },
    { layout, image: own ? image('photo-1') : null },
    { style: 'Elegant', businessName: name },
  )
  const names = Array.from({ length: count }, (_, nth) => `photo-${nth + 1}`).slice(own ? 1 : 0)
  const items = names.map((one) => ({ id: one, image: image(one), caption: `About ${one}` }))
  const sections: object[] = [...site.sections]
  sections.splice(-2, 0, { id: 'gallery', type: 'Gallery', content: { heading: 'Work', items, ...gallery } })
  return websiteSettings.parse({ ...site, sections })
}

/** Photo names in order, without those in dialogs. */
const photosIn = (html: string) =>
  [...html.replace(/<dialog.*?<\/dialog>/gs, '').matchAll(/src="\/media\/([\w-]+)"/g)].map(([, name]) => name)

async function drawn(site: WebsiteSettings) {
  const page = await drawnPage(site)
  const opening = /opens-([a-z-]+)/.exec(page.of('introduction'))?.[1]
  return { page, opening, photos: ['introduction', 'services', 'gallery'].map((id) => photosIn(page.of(id))) }
}

describe('a photo opening', () => {
  it.each([
    [3, true, 'sentence-and-light'],
    [4, true, 'atelier'],
    [3, false, 'sentence-and-light'],
    [4, false, 'atelier'],
  ])('opens a page with four photos or more: %i, one of them in the introduction: %s', async (count, own, opening) => {
    expect((await drawn(siteWith({ count, own }))).opening).toBe(opening)
  })

  it.each([
    [4, ['Atelier', 'SentenceAndLight']],
    [3, ['SentenceAndLight']],
  ])('becomes available with four photos: %i, regardless of other facts', (count, openings) => {
    const site = siteWith({ count })
    const introduction = site.sections.find(({ type }) => type === 'Introduction') as Section
    const offered = offeredLayouts(['Atelier', 'SentenceAndLight', 'VisitInOrder'], introduction, site)
    expect(offered).toEqual(openings)
  })

  it('gives way to another layout that the owner chose', async () => {
    expect((await drawn(siteWith({ count: 5, layout: 'SentenceAndLight' }))).opening).toBe('sentence-and-light')
  })

  it('ignores before-and-after pictures and a hidden gallery', async () => {
    const pairs = siteWith({ count: 6, gallery: { layout: 'BeforeAndAfter' } })
    expect((await drawn(pairs)).opening).toBe('sentence-and-light')
    const site = siteWith({ count: 6 })
    const sections = site.sections.map((one) => (one.type === 'Gallery' ? { ...one, hidden: true } : one))
    expect((await drawn({ ...site, sections })).opening).toBe('sentence-and-light')
  })

  it('shows each photo once: in the opening, next to the services or in the gallery', async () => {
    const { photos } = await drawn(siteWith({ count: 6, groups: ['Ware', 'Ware', 'Classes'] }))
    expect(photos).toEqual([
      ['photo-1', 'photo-2'],
      ['photo-3', 'photo-4'],
      ['photo-5', 'photo-6'],
    ])
    const { page, photos: all } = await drawn(siteWith({ count: 4, groups: ['Ware', 'Classes'] }))
    expect(all).toEqual([['photo-1', 'photo-2'], ['photo-3', 'photo-4'], []])
    expect(page.html).not.toContain('href="#gallery"')
    expect(page.of('services')).toContain('About photo-3')
  })

  it('doesn’t change services with pictures or shown as cards', async () => {
    const site = siteWith({ count: 5, groups: ['Ware', 'Classes'] })
    const withServices = (change: object): WebsiteSettings =>
      websiteSettings.parse({
        ...site,
        sections: site.sections.map((one) =>
          one.type === 'Services' ? { ...one, content: { ...one.content, ...change } } : one,
        ),
      })
    expect((await drawn(withServices({ layout: 'Cards' }))).photos[2]).toHaveLength(3)
    const items = [{ id: 'own', heading: 'Own', image: image('own') }]
    expect((await drawn(withServices({ items }))).photos[1]).toEqual(['own'])
  })

  it('loads only the first photo eagerly', async () => {
    const { page } = await drawn(siteWith({ count: 5 }))
    const images = page.html.match(/<img[^>]*>/g) ?? []
    expect(
      images.filter((one) => one.includes('fetchPriority="high"') || one.includes('fetchpriority="high"')),
    ).toEqual([expect.stringContaining('photo-1')])
    expect(images.filter((one) => !one.includes('loading="lazy"'))).toHaveLength(1)
  })

  it.each([
    ['Wren Okada', true],
    ['Hedge & Hollow Flowers', true],
    ['The Harrogate and Knaresborough Potters', false],
    ['岡田陶器', false],
  ])('sets a short name vertically if it reads that way: %s', async (name, isUpright) => {
    const { page } = await drawn(siteWith({ count: 4, name }))
    expect(page.of('introduction').includes('fitted turned')).toBe(isUpright)
    expect(page.of('introduction').includes('pitch along')).toBe(!isUpright)
  })

  it('colors the contact section with the accent instead of ink', async () => {
    const { page } = await drawn(siteWith({ count: 4 }))
    expect(page.of('contact')).toMatch(/^<section class="contact [^"]*\baccent\b/)
    expect((await drawn(siteWith({ count: 3 }))).page.of('contact')).toMatch(/^<section class="contact [^"]*\bink\b/)
  })
})
