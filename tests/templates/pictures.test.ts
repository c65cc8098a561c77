import { describe, expect, it } from 'vitest'
import { business } from '../../renderer/document/business.ts'
import type { SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import { image } from '../../renderer/document/values/image.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { composeWebsite } from '../../templates/compose/compose.ts'
import { changed, type OwnPicture, placePictures } from '../../templates/compose/place-pictures.ts'
import { composedSite } from '../harness/composed-site.ts'

const chosen: SectionType[] = ['Introduction', 'Services', 'Gallery', 'ImageBanner', 'Contact']
const facts = (activities: string) =>
  business.parse({
    activities,
    location: 'Leeds',
    services: [{ id: 'service-1', name: 'Visits' }],
    sentences: [{ id: 'sentence-1', text: activities }],
  })
const compose = (activities: string, trade?: string): WebsiteSettings =>
  composeWebsite({
    ...{ id: 'a', businessName: 'Ada', language: 'en-GB', fontPair: '', palette: '', trade, sections: chosen },
    business: facts(activities),
  })
const plumber = () => composedSite({ sections: chosen })
const farrier = () => compose('I shoe horses.')

const own = (name: string, width = 1600, height = 900, kind: OwnPicture['kind'] = 'picture'): OwnPicture => ({
  kind,
  image: image.parse({
    provider: 'Custom',
    description: name,
    urls: [{ type: 'regular', url: `/media/${name}/1200` }],
  }),
  ...{ width, height },
})
const many = (count: number) => Array.from({ length: count }, (_, index) => own(`p${index + 1}`))
const content = <T extends SectionType>({ sections }: WebsiteSettings, type: T) =>
  sections.find((section): section is SectionOf<T> & { type: T } => section.type === type)?.content as
    | SectionOf<T>['content']
    | undefined
const names = (document: WebsiteSettings) => content(document, 'Gallery')?.items.map(({ image }) => image?.description)

describe('an owner’s pictures on a new website', () => {
  it('include the logo in the header and the first wide picture at the top', () => {
    const pictures = [own('logo', 300, 80, 'logo'), own('door', 600, 900), own('street')]
    const document = placePictures(farrier(), pictures, chosen)
    expect(content(document, 'Header')).toMatchObject({ logoType: 'Image', logoImage: { description: 'logo' } })
    expect(content(document, 'Introduction')?.image?.description).toBe('street')
    expect(content(document, 'Gallery')).toBeUndefined()
    // A logo on white is untested on a dark background.
    expect(document.theme.darkMode).toBe('Off')
    expect(placePictures(farrier(), [own('street')], chosen).theme.darkMode).toBe('FollowsDevice')
  })

  it('include one at the top even if none is wide', () => {
    const document = placePictures(farrier(), [own('door', 600, 900)], chosen)
    expect(content(document, 'Introduction')?.image?.description).toBe('door')
  })

  it('change the layout if it doesn’t show pictures', () => {
    const site = farrier()
    const withoutPhoto = changed(site, 'Introduction', (content) => ({ ...content, layout: 'PricesOnScale' }))
    expect(content(placePictures(withoutPhoto, many(1), chosen), 'Introduction')?.layout).toBe('Auto')
  })

  it('replace a banner’s pattern if there are too few for a gallery', () => {
    expect(content(placePictures(plumber(), many(2), chosen), 'ImageBanner')?.image?.description).toBe('p2')
  })

  it('fill a gallery after the services if the owner chose a gallery', () => {
    const document = placePictures(farrier(), many(5), chosen)
    expect(names(document)).toEqual(['p2', 'p3', 'p4', 'p5'])
    expect(websiteSettings.parse(document)).toEqual(document)
    expect(content(placePictures(farrier(), many(5), ['Introduction']), 'Gallery')).toBeUndefined()
  })

  it('replace a banner’s pattern if enough are left for a gallery', () => {
    const document = placePictures(plumber(), many(6), chosen)
    expect(content(document, 'ImageBanner')?.image?.description).toBe('p2')
    expect(names(document)).toEqual(['p3', 'p4', 'p5', 'p6'])
  })

  it('get a menu link to their gallery', () => {
    const { links } = content(placePictures(farrier(), many(5), chosen), 'Header') ?? {}
    expect(links?.map(({ link }) => link.label)).toContain('Gallery')
  })

  it('don’t change the page if there are none', () => {
    expect(placePictures(plumber(), [], chosen)).toEqual(plumber())
  })

  it('number at most ten in a gallery', () => {
    expect(names(placePictures(farrier(), many(12), chosen))).toHaveLength(10)
  })
})
