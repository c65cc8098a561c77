import { describe, expect, it } from 'vitest'
import { imageFrames, type PresetStyle, presetStyles } from '../../../renderer/document/enumerations.ts'
import { pathOnPage } from '../../../renderer/document/fields/field-path.ts'
import { type Section, sectionTypeNames, sectionTypes } from '../../../renderer/document/section-types.ts'
import { image } from '../../../renderer/document/values/image.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import {
  croppedFileFor,
  effectClass,
  effectRule,
  enlargedSizes,
  type Frame,
  frameRatio,
  pictureSources,
  picturesIn,
} from '../../../renderer/elements/pictures/pictures.ts'
import { paragraphsOf } from '../../../renderer/elements/text.tsx'
import { pictureShape } from '../../../renderer/options/picture-shape.ts'
import { shapeNames } from '../../../renderer/shapes/shape.ts'
import { columnsFor } from '../../../renderer/styles/columns.ts'
import { presets } from '../../../renderer/styles/registry.ts'
import { offendersAmong } from '../../harness/offenders.ts'
import { contentFields, contentWith } from '../changed-site.ts'
import { drawSection } from '../draw.ts'
import { fullSite } from '../fixtures/full-site.ts'

const photo = (effects = {}) =>
  image.parse({
    provider: 'Unsplash',
    urls: [
      { type: 'full', url: 'https://images.unsplash.com/a?w=2000&fit=crop,max', width: 2000 },
      { type: 'small', url: 'https://images.unsplash.com/a?w=400' },
      { type: 'regular', url: 'https://images.unsplash.com/a?w=1080' },
      { type: 'raw', url: 'https://images.unsplash.com/a' },
    ],
    effects,
  })

describe('a picture', () => {
  it('offers every size except raw, smallest first', () => {
    expect(pictureSources(photo())).toEqual({
      src: 'https://images.unsplash.com/a?w=1080',
      srcSet:
        'https://images.unsplash.com/a?w=400 400w, https://images.unsplash.com/a?w=1080 1080w, https://images.unsplash.com/a?w=2000&fit=crop%2Cmax 2000w',
    })
  })

  it('needs a URL to have a source', () => {
    expect(pictureSources(image.parse({ provider: 'Custom' }))).toBeUndefined()
    const raw = ['/media/a', '/media/b'].map((url) => ({ type: 'raw' as const, url }))
    expect(pictureSources(image.parse({ provider: 'Custom', urls: raw }))?.src).toBe('/media/b')
  })

  it('needs a CSS rule only if it was moved', () => {
    expect(effectClass(photo())).toBeUndefined()
    const moved = photo({ translateX: -0.125, zoom: 1.5 })
    expect(effectRule(moved)).toBe(`.frame .${effectClass(moved)}{transform:translate(-12.5cqw,0px) scale(1.5)}`)
    expect(effectClass(moved)).toMatch(/^[a-z][\w-]*$/)
  })

  it('gets its own class for each position', () => {
    const effects = [
      { zoom: 1.5 },
      { zoom: 1.05 },
      { rotation: 15 },
      { rotation: -15 },
      { translateX: 0.1 },
      { translateY: 0.1 },
      { focus: { x: 0.1, y: 0 } },
      { focus: { x: 0, y: 0.1 } },
    ]
    expect(new Set(effects.map((effect) => effectClass(photo(effect)))).size).toBe(effects.length)
  })

  it('turns up wherever it is in a document', () => {
    expect(picturesIn(fullSite)).toHaveLength(16)
  })
})

describe('a picture with a cropped file', () => {
  const crop = (ratio: number) => ({ ratio, urls: [{ type: 'regular' as const, url: '/media/cut/regular' }] })
  const cut = (ratio: number) => ({ ...photo({ zoom: 1.5 }), crop: crop(ratio) })

  it('shows the cropped file in a frame with the same shape', () => {
    expect(croppedFileFor(cut(4 / 3), { frame: 'Landscape' })).toEqual(crop(4 / 3))
    expect(croppedFileFor(cut(1.34), { frame: 'Landscape' })).toEqual(crop(1.34))
    expect(croppedFileFor(cut(1), { frame: 'Circle' })).toEqual(crop(1))
  })

  it('shows the original in a frame with another shape or a changing shape', () => {
    expect(croppedFileFor(cut(1.36), { frame: 'Landscape' })).toBeUndefined()
    expect(croppedFileFor(cut(16 / 7), { frame: 'Wide' })).toBeUndefined()
    expect(croppedFileFor(cut(1), { frame: 'Square', loose: true })).toBeUndefined()
    expect(croppedFileFor({ ...cut(1), crop: { ratio: 1, urls: [] } }, { frame: 'Square' })).toBeUndefined()
  })

  it('shows the cropped file wherever there is no frame', () => {
    expect(pictureSources(cut(3))?.src).toBe('/media/cut/regular')
    expect(pictureSources({ ...cut(3), crop: { ratio: 3, urls: [] } })).toEqual(pictureSources(photo()))
  })
})

describe('an enlarged picture’s sizes', () => {
  it('grow by its zoom', () => {
    expect(enlargedSizes('92vw', photo({ zoom: 1.5 }))).toBe('calc(1.5*92vw)')
    expect(enlargedSizes('(min-width:48rem) min(30rem,41vw),82vw', photo({ zoom: 2 }))).toBe(
      '(min-width:48rem) calc(2*min(30rem,41vw)),calc(2*82vw)',
    )
  })

  it('stay undefined without a zoom', () => {
    expect(enlargedSizes('92vw', photo({ rotation: 90, translateX: 0.5 }))).toBeUndefined()
  })
})

const address = (name: string) => [{ type: 'regular' as const, url: `/media/${name}` }]
const whole = image.parse({ provider: 'Custom', urls: address('whole'), effects: { zoom: 1.5 } })
const cutTo = (ratio: number) => ({ ...whole, crop: { ratio, urls: address('cut') } })

const places = sectionTypeNames.flatMap((type) =>
  contentFields(sectionTypes[type].content)
    .filter(({ meta }) => meta.control === 'picture')
    .map(({ path }) => ({ type, path })),
)
type Place = (typeof places)[number]

/** A section with a picture at that place and everything needed to draw it. */
function sectionWith({ type, path }: Place, picture: unknown, more: object = {}): Section {
  const drawn = { logoType: 'Image', showForm: false, url: 'https://youtu.be/dQw4w9WgXcQ' }
  const fitting = Object.fromEntries(Object.entries(drawn).filter(([name]) => name in sectionTypes[type].content.shape))
  const content = { ...contentWith(path, picture), ...fitting, ...more }
  return sectionTypes[type].schema.parse({ id: 'it', type, content }) as Section
}

const pattern = { provider: 'Pattern', pattern: shapeNames[0], seed: 1 }
const takesPattern = ({ type, path }: Place) =>
  !contentFields(sectionTypes[type].content).find((field) => field.path.join() === path.join())?.meta.noPattern

const documentWith = (section: Section, style: PresetStyle): WebsiteSettings => ({
  ...fullSite,
  style,
  sections: [section],
})

/** The frame of a drawn picture, from its class. */
function drawnFrame(html: string): Frame | undefined {
  const [, name] = /class="frame (landscape|portrait|square|circle|wide)/.exec(html) ?? []
  return name ? ((name.charAt(0).toUpperCase() + name.slice(1)) as Frame) : undefined
}

/** Every place of a picture in every style and every frame of its section. */
const cases = presetStyles.flatMap((style) =>
  places.flatMap((place) => {
    const frames = 'frame' in sectionTypes[place.type].content.shape ? imageFrames : [undefined]
    return frames.map((frame) => {
      const name = `${style}, ${place.type} ${place.path.join('.')}, ${frame ?? 'no frame'}`
      return [name, { style, place, frame: frame ? { frame } : {} }] as const
    })
  }),
)
const pathIn = (section: Section, { path }: Place) => pathOnPage(section, path.join('.'))

describe('a picture in every style, place and frame', () => {
  it('reports the frame that the page draws', async () => {
    const offenders = await offendersAmong(cases, ({ style, place, frame }) => {
      const section = sectionWith(place, whole, frame)
      const document = documentWith(section, style)
      const shape = pictureShape(document, pathIn(section, place))
      const drawn = drawnFrame(drawSection(section, { document }))
      // A picture in its own shape gets the nearest frame once it is moved.
      expect(shape?.ratio ?? (drawn && frameRatio(drawn))).toBe(drawn && frameRatio(drawn))
      expect(shape?.round).toBe(drawn === 'Circle')
    })
    expect(offenders).toEqual([])
  })

  it('shows its cropped file if and only if its frame allows cropping', async () => {
    const offenders = await offendersAmong(cases, ({ style, place, frame }) => {
      const section = sectionWith(place, whole, frame)
      const shape = pictureShape(documentWith(section, style), pathIn(section, place))
      const cut = sectionWith(place, cutTo(shape?.ratio ?? 3), frame)
      const html = drawSection(cut, { document: documentWith(cut, style) }).replace(/<dialog.*?<\/dialog>/gs, '')
      expect(html.includes('src="/media/cut"')).toBe(shape?.cuttable)
      expect(html.includes('src="/media/whole"')).toBe(!shape?.cuttable)
      // Without a frame, CSS crops nothing.
      expect(/ class="fx_/.test(html)).toBe(shape?.cuttable === false)
    })
    expect(offenders).toEqual([])
  })
})

describe('a pattern', () => {
  it('renders without text, inline in its frame or as light, in every allowed place except an opening', async () => {
    const opens = ({ style, place }: { style: PresetStyle; place: Place }) =>
      place.type === 'Introduction' && presets[style].layout.Introduction.openings.length > 0
    const allowed = cases.filter(([, one]) => takesPattern(one.place) && !opens(one))
    expect(new Set(allowed.map(([, { place }]) => place.type))).not.toContain('Gallery')
    const offenders = await offendersAmong(allowed, ({ style, place, frame }) => {
      const section = sectionWith(place, pattern, frame)
      const html = drawSection(section, { document: documentWith(section, style) })
      const isLight = presets[style].layout.patterns === 'Light'
      expect(html).toMatch(isLight ? /class="light"/ : /<span class="frame \w+ pattern"><svg/)
      expect(html).not.toContain('<img')
    })
    expect(offenders).toEqual([])
  })

  it('throws as a logo, a portrait or a gallery picture', () => {
    const refused = places.filter((place) => !takesPattern(place))
    expect(refused.map(({ type }) => type).toSorted()).toEqual(['Gallery', 'Header', 'Team'])
    for (const place of refused) expect(() => sectionWith(place, pattern)).toThrow()
  })

  it('requires a composition, which a photo must not have', () => {
    expect(image.safeParse({ provider: 'Pattern' }).success).toBe(false)
    expect(image.safeParse({ provider: 'Custom', pattern: shapeNames[0] }).success).toBe(false)
  })
})

describe('pictureShape', () => {
  const section = sectionTypes.Gallery.schema.parse({
    id: 'gallery',
    type: 'Gallery',
    content: { items: [{ id: 'a', image: cutTo(1) }], frame: 'Square' },
  })
  const document = documentWith(section, 'Common')

  it('returns a wide frame behind a section', () => {
    expect(pictureShape(document, 'gallery.look.backgroundImage')).toEqual({
      ratio: frameRatio('Wide'),
      round: false,
      cuttable: false,
    })
  })

  it('returns a square for the browser icon', () => {
    expect(pictureShape(document, 'settings.browserIcon')?.ratio).toBe(1)
  })

  it('returns undefined for anything but pictures', () => {
    for (const path of ['gallery.heading', 'gallery.items', 'gallery.items.b.image', 'team.members.a.image', ''])
      expect(pictureShape(document, path)).toBeUndefined()
  })

  it('isn’t applied to the full picture in the dialog', () => {
    const [, dialog = ''] = drawSection(section, { document }).split('<dialog')
    expect(dialog).toContain('src="/media/whole"')
    expect(dialog).not.toContain('/media/cut')
  })
})

describe('cards in columns', () => {
  it('never leave a single card in the last row', () => {
    for (let count = 2; count <= 12; count += 1) expect(count % columnsFor(count), `${count} cards`).not.toBe(1)
  })
})

describe('paragraphsOf', () => {
  it('splits at blank lines, and breaks at single line breaks', () => {
    expect(paragraphsOf('One\ntwo\n\n  three\n \n\n')).toEqual([['One', 'two'], ['three']])
    expect(paragraphsOf('  \n ')).toEqual([])
  })
})
