import { describe, expect, it } from 'vitest'
import { shownElsewhere } from '#editor/designer/canvas/fact-places.ts'
import { type PagePart, pageText } from '#editor/designer/canvas/page-part.ts'
import { pictureTarget } from '#editor/designer/canvas/picture-target.ts'
import { toolPlaces } from '#editor/designer/canvas/tool-places.ts'
import { business, type OfferedService } from '#renderer/document/business.ts'
import { findField, writeField } from '#renderer/document/fields/field-path.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { image } from '#renderer/document/values/image.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { fullSite } from '../../renderer/fixtures/full-site.ts'
import { websiteOf } from '../website.ts'

const header = fullSite.sections[0]?.id ?? ''

describe('text that can be edited on the page', () => {
  it('includes lines, paragraphs and link labels, with their length limits', () => {
    expect(pageText(fullSite, 'services.heading')).toMatchObject({ multiline: false, max: 64 })
    expect(pageText(fullSite, 'services.body')).toMatchObject({ multiline: true, max: 1024 })
    expect(pageText(fullSite, `${header}.button`)).toMatchObject({ multiline: false, max: 28 })
  })

  it('changes a link’s label and nothing else', () => {
    const text = pageText(fullSite, `${header}.button`)
    const after = writeField(fullSite, `${header}.button`, text?.write('Call now'))
    const [before, changed] = [fullSite, after].map((site) => findField(site, `${header}.button`)?.value as object)
    expect(changed).toEqual({ ...before, label: 'Call now' })
  })

  it('excludes pictures and options', () => {
    expect(pageText(fullSite, 'introduction.image')).toBeUndefined()
    expect(pageText(fullSite, 'services.frame')).toBeUndefined()
  })
})

const gallery = (count: number) =>
  writeField(
    websiteOf(['Introduction', 'Gallery']),
    'gallery-2.items',
    Array.from({ length: count }, (_, index) => ({
      id: `picture-${index + 1}`,
      image: image.parse({ provider: 'Custom', urls: [{ type: 'regular', url: `/media/${index}` }] }),
      caption: '',
    })),
  )
const part = (site: WebsiteSettings, path: string): PagePart => {
  const section = site.sections.find(({ id }) => path.split('.')[0] === id)
  if (!section) throw new Error(path)
  return { section, path }
}
const targetAt = (site: WebsiteSettings, paths: string[], several = false) =>
  pictureTarget(
    site,
    paths.map((path) => part(site, path)),
    several,
  )

describe('files dragged onto the page', () => {
  it('replace the picture under the pointer', () => {
    const target = targetAt(gallery(2), ['gallery-2.items.picture-2.image', 'gallery-2'])
    expect(target).toMatchObject({ does: 'replace', path: 'gallery-2.items.picture-2.image', label: 'Picture' })
  })

  it('replace a picture behind text', () => {
    const target = targetAt(gallery(0), ['introduction-1.heading', 'introduction-1.image', 'introduction-1'])
    expect(target).toMatchObject({ does: 'replace', path: 'introduction-1.image' })
  })

  it('join a list of pictures if there are several files or no picture is under the pointer', () => {
    expect(targetAt(gallery(0), ['gallery-2'])).toMatchObject({
      does: 'add',
      path: 'gallery-2.items',
      room: limits.galleryItems,
    })
    const several = targetAt(gallery(4), ['gallery-2.items.picture-2.image', 'gallery-2'], true)
    expect(several).toMatchObject({ does: 'add', room: limits.galleryItems - 4 })
  })

  it('find no drop target where pictures don’t belong or no more fit', () => {
    expect(targetAt(gallery(limits.galleryItems), ['gallery-2'])).toBeUndefined()
    expect(targetAt(gallery(0), ['introduction-1.heading', 'introduction-1'])).toBeUndefined()
    expect(targetAt(gallery(0), [])).toBeUndefined()
  })
})

describe('the hint for a price hidden by its section', () => {
  const [item] = fullSite.sections.flatMap((one) => (one.type === 'Services' ? one.content.items : []))
  const [offered] = business.parse({
    services: [{ id: 'offered', name: 'Sports massage', price: { amount: 55, currency: 'GBP' } }],
  }).services
  const site = writeField(fullSite, `services.items.${item?.id}.service`, 'offered')
  const path = `services.items.${item?.id}.price`
  const row = { textContent: 'Sports massage  55', contains: () => false }
  const chart = { textContent: `Follow-up 48 ${row.textContent}`, contains: () => true }
  const frame = { querySelectorAll: () => [chart, row] } as unknown as Document
  const shownOf = (service: Partial<OfferedService>, at = path) => {
    const services = [{ ...(offered as OfferedService), ...service }]
    return shownElsewhere(frame, { ...site, business: { ...site.business, services } }, at)
  }

  it('attaches to the innermost element that contains the service’s name', () => {
    expect(shownOf({})).toBe(row)
  })

  it('appears only if the service has a price and an element contains its name', () => {
    expect(shownOf({ price: null })).toBeNull()
    expect(shownOf({ name: 'Acupuncture' })).toBeNull()
    expect(shownOf({}, path.replace('.price', '.heading'))).toBeNull()
  })
})

const bar = (width: number) => ({ width, height: 36 })
const room = { width: 1000, height: 800, section: bar(190), part: bar(240), after: { width: 28, height: 28 } }
const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect

describe('the canvas toolbars', () => {
  it('stay at the upper right of a section while the page scrolls', () => {
    expect(toolPlaces({ section: box(0, 100, 1000, 400) }, 1, room).section).toEqual({ x: 802, y: 108 })
    expect(toolPlaces({ section: box(0, -200, 1000, 400) }, 1, room).section).toEqual({ x: 802, y: 8 })
  })

  it('move down if a header overlaps their section or the window', () => {
    const places = (top: number, header: DOMRect) => toolPlaces({ section: box(0, top, 1000, 400), header }, 1, room)
    expect(places(0, box(0, 0, 1000, 60)).section).toEqual({ x: 802, y: 68 })
    expect(places(-200, box(0, 0, 1000, 60)).section).toEqual({ x: 802, y: 68 })
    expect(places(60, box(0, 0, 1000, 60)).section).toEqual({ x: 802, y: 68 })
    const part = toolPlaces({ part: box(100, 80, 200, 40), header: box(0, 0, 1000, 60) }, 1, room).part
    expect(part).toEqual({ x: 96, y: 128 })
  })

  it('appear above an element, or below if there is no room above', () => {
    expect(toolPlaces({ part: box(100, 300, 200, 40) }, 1, room).part).toEqual({ x: 96, y: 256 })
    expect(toolPlaces({ part: box(100, 10, 200, 40) }, 1, room).part).toEqual({ x: 96, y: 58 })
  })

  it('appear beside an element if they would cover the text above and below', () => {
    const price = box(900, 300, 80, 40)
    const [above, below, duration] = [box(900, 250, 80, 40), box(900, 350, 80, 40), box(820, 310, 60, 30)]
    const places = (...words: DOMRect[]) => toolPlaces({ part: price, words: [price, ...words] }, 1, room).part
    expect(places(above)).toEqual({ x: 752, y: 348 })
    expect(places(above, below)).toEqual({ x: 652, y: 302 })
    expect(places(above, below, duration)).toEqual({ x: 652, y: 271 })
  })

  it('move to the nearest text-free spot, if there is one', () => {
    const row = (nth: number) => box(50, 200 + nth * 40, 800, 30)
    const words = [0, 1, 2, 3, 4].map(row)
    const places = toolPlaces({ section: box(0, 160, 1000, 300), part: row(2), words }, 1, room)
    expect(places.part).toEqual({ x: 46, y: 161 })
    expect(places.section).toEqual({ x: 802, y: 161 })
    const full = [box(0, 0, 1000, 800)]
    expect(toolPlaces({ section: box(0, 0, 1000, 790), part: row(2), words: full }, 1, room)).toEqual({})
  })

  it('avoid other list items, and sit inside their own item if necessary', () => {
    const card = (column: number, row: number) => box(100 + column * 260, 100 + row * 210, 250, 200)
    const item = card(1, 1)
    const others = [card(0, 0), card(1, 0), card(2, 0), card(0, 1), card(2, 1), card(0, 2), card(1, 2), card(2, 2)]
    const at = (words: DOMRect[]) =>
      toolPlaces({ part: item, item, others, words }, 1, { ...room, part: bar(120) }).part
    expect(at([])).toEqual({ x: 482, y: 318 })
    expect(at([box(370, 320, 230, 40)])).toEqual({ x: 482, y: 466 })
  })

  it('cover part of a narrow item rather than its neighbor', () => {
    const [left, right] = [box(0, 20, 195, 146), box(195, 20, 195, 146)]
    const phone = { ...room, width: 390, height: 190, part: bar(192) }
    expect(toolPlaces({ part: right, item: right, others: [left] }, 1, phone).part).toEqual({ x: 190, y: 28 })
    expect(toolPlaces({ part: left, item: left, others: [right] }, 1, phone).part).toEqual({ x: 8, y: 28 })
  })

  it('avoid a section’s text', () => {
    const section = box(0, 100, 1000, 400)
    const heading = box(40, 110, 900, 60)
    expect(toolPlaces({ section, words: [heading] }, 1, room).section).toEqual({ x: 802, y: 71 })
    expect(toolPlaces({ section, words: [box(40, 110, 700, 60)] }, 1, room).section).toEqual({ x: 802, y: 108 })
  })

  it('stay within the canvas', () => {
    const { part } = toolPlaces({ part: box(990, 0, 100, 790) }, 1, room)
    expect(part?.x).toBeLessThanOrEqual(1000 - 240 - 8)
    expect(part?.y).toBeLessThanOrEqual(800 - 36 - 8)
    expect(part?.y).toBeGreaterThanOrEqual(8)
  })

  it('make room for an element’s toolbar', () => {
    const section = box(0, 100, 500, 400)
    const narrow = { ...room, width: 500, part: bar(280) }
    const places = toolPlaces({ section, part: box(200, 150, 100, 40) }, 1, narrow)
    expect(places.part).toEqual({ x: 196, y: 106 })
    expect(places.section).toEqual({ x: 302, y: 145 })
    expect(toolPlaces({ section, part: box(0, 150, 100, 40) }, 1, narrow).section).toEqual({ x: 302, y: 108 })
  })

  it('don’t cover the Add section button, which also avoids text', () => {
    const section = box(0, 100, 1000, 400)
    const addAt = (left: number, words: DOMRect[] = [], width = 240) =>
      toolPlaces({ section, part: box(left, 20, 100, 444), words }, 1, { ...room, part: bar(width) }).after
    // The element's toolbar is below it, across the section's lower edge.
    expect(addAt(400)).toEqual({ x: 365, y: 486 })
    expect(addAt(10)).toEqual({ x: 486, y: 486 })
    expect(addAt(10, [box(480, 490, 30, 20)])).toEqual({ x: 513, y: 486 })
    expect(addAt(8, [], 984)).toBeUndefined()
  })

  it('disappear when their elements scroll out of view', () => {
    expect(toolPlaces({ section: box(0, -900, 1000, 400), part: box(0, 1200, 100, 50) }, 1, room)).toEqual({})
  })

  it('appear in the right place when the page is scaled', () => {
    expect(toolPlaces({ section: box(0, 200, 2000, 400) }, 0.5, room)).toEqual({
      section: { x: 802, y: 108 },
      after: { x: 486, y: 286 },
    })
  })
})
