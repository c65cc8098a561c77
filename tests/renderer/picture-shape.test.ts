import { describe, expect, it } from 'vitest'
import { imageFrames, type PresetStyle, presetStyles } from '../../renderer/document/enumerations.ts'
import { pathOnPage } from '../../renderer/document/field-path.ts'
import { image } from '../../renderer/document/image.ts'
import { type Section, sectionTypeNames, sectionTypes } from '../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { type Frame, frameRatio } from '../../renderer/elements/pictures.ts'
import { pictureShape } from '../../renderer/picture-shape.ts'
import { offendersAmong } from '../harness/offenders.ts'
import { contentFields, contentWith } from './content-fields.ts'
import { drawSection } from './draw.ts'
import { fullSite } from './fixtures/full-site.ts'

const address = (name: string) => [{ type: 'regular' as const, url: `/media/${name}` }]
const whole = image.parse({ provider: 'Custom', urls: address('whole'), effects: { zoom: 1.5 } })
const cutTo = (ratio: number) => ({ ...whole, crop: { ratio, urls: address('cut') } })

const places = sectionTypeNames.flatMap((type) =>
  contentFields(sectionTypes[type].content)
    .filter(({ meta }) => meta.control === 'picture')
    .map(({ path }) => ({ type, path })),
)
type Place = (typeof places)[number]

/** A section with a picture in that place, and what else it takes for the place to be drawn. */
function sectionWith({ type, path }: Place, picture: unknown, more: object = {}): Section {
  const drawn = { logoType: 'Image', showForm: false, url: 'https://youtu.be/dQw4w9WgXcQ' }
  const fitting = Object.fromEntries(Object.entries(drawn).filter(([name]) => name in sectionTypes[type].content.shape))
  const content = { ...contentWith(path, picture), ...fitting, ...more }
  return sectionTypes[type].schema.parse({ id: 'it', type, content }) as Section
}

const documentWith = (section: Section, style: PresetStyle): WebsiteSettings => ({
  ...fullSite,
  style,
  sections: [section],
})

/** The frame that a view draws: the one class of it that names a shape. */
function drawnFrame(html: string): Frame | undefined {
  const [, name] = /class="frame (landscape|portrait|square|circle|wide)/.exec(html) ?? []
  return name ? ((name.charAt(0).toUpperCase() + name.slice(1)) as Frame) : undefined
}

/** Every place of a picture in every style, in every frame that its section has. */
const drawings = presetStyles.flatMap((style) =>
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
  it('has the frame that the page draws', async () => {
    const offenders = await offendersAmong(drawings, ({ style, place, frame }) => {
      const section = sectionWith(place, whole, frame)
      const document = documentWith(section, style)
      const shape = pictureShape(document, pathIn(section, place))
      const drawn = drawnFrame(drawSection(section, { document }))
      expect(shape?.ratio).toBe(drawn && frameRatio(drawn))
      expect(shape?.round).toBe(drawn === 'Circle')
    })
    expect(offenders).toEqual([])
  })

  it('is shown as the file cut for it, if and only if one can be cut', async () => {
    const offenders = await offendersAmong(drawings, ({ style, place, frame }) => {
      const section = sectionWith(place, whole, frame)
      const shape = pictureShape(documentWith(section, style), pathIn(section, place))
      const cut = sectionWith(place, cutTo(shape?.ratio ?? 3), frame)
      const html = drawSection(cut, { document: documentWith(cut, style) }).replace(/<dialog.*?<\/dialog>/gs, '')
      expect(html.includes('src="/media/cut"')).toBe(shape?.cuttable)
      expect(html.includes('src="/media/whole"')).toBe(!shape?.cuttable)
      // Without a frame nothing is cut by CSS.
      expect(/ class="fx_/.test(html)).toBe(shape?.cuttable === false)
    })
    expect(offenders).toEqual([])
  })
})

describe('the shape of a picture', () => {
  const section = sectionTypes.Gallery.schema.parse({
    id: 'gallery',
    type: 'Gallery',
    content: { items: [{ id: 'a', image: cutTo(1) }], frame: 'Square' },
  })
  const document = documentWith(section, 'Common')

  it('is wide behind a section', () => {
    expect(pictureShape(document, 'gallery.look.backgroundImage')).toEqual({
      ratio: frameRatio('Wide'),
      round: false,
      cuttable: false,
    })
  })

  it('is square in the browser’s tab', () => {
    expect(pictureShape(document, 'settings.browserIcon')?.ratio).toBe(1)
  })

  it('is asked of pictures only', () => {
    for (const path of ['gallery.heading', 'gallery.items', 'gallery.items.b.image', 'team.members.a.image', ''])
      expect(pictureShape(document, path)).toBeUndefined()
  })

  it('is its own when the whole picture is looked at', () => {
    const [, dialog = ''] = drawSection(section, { document }).split('<dialog')
    expect(dialog).toContain('src="/media/whole"')
    expect(dialog).not.toContain('/media/cut')
  })
})
