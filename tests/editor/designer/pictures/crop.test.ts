import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratioOfShape, shapeNear } from '#editor/designer/pictures/crop/crop-controls.tsx'
import {
  focusedOn,
  focusMoved,
  foldedEffects,
  placeWords,
  storedEffects,
  turned,
  unfocused,
  untouched,
} from '#editor/designer/pictures/crop/crop-effects.ts'
import { cropPicture, cutByAddress, cutSize } from '#editor/designer/pictures/crop/crop-picture.ts'
import { frameSelector } from '#editor/designer/pictures/crop/page-frames.tsx'
import { image, imageEffects } from '#renderer/document/values/image.ts'
import { type PhotoServiceName, photoHosts } from '#renderer/document/values/photo-services.ts'
import { cropDeclarations, cropScale } from '#renderer/elements/pictures/crop.ts'
import { placeInFrame } from '#renderer/elements/pictures/crop-geometry.ts'
import { effects, size } from '../../../renderer/elements/arbitrary-crop.ts'
import { fullSite } from '../../../renderer/fixtures/full-site.ts'

describe('a picture’s crop settings', () => {
  it('look the same if the whole enlargement is moved into the zoom (property)', () => {
    fc.assert(
      fc.property(effects, (effect) => {
        expect(cropScale(foldedEffects(effect))).toBeCloseTo(cropScale(effect))
        expect(imageEffects.safeParse(foldedEffects(effect)).success).toBe(true)
      }),
    )
    expect(foldedEffects(imageEffects.parse({ width: 0.5, zoom: 1.5 }))).toEqual(untouched)
  })

  it('rotate by quarter turns, all the way around', () => {
    const quarter = (rotation: number) => turned({ ...untouched, rotation }, 90).rotation
    expect([-180, -90, 0, 90, 180].map(quarter)).toEqual([-90, 0, 90, 180, -90])
    expect(turned({ ...untouched, rotation: -170 }, -90).rotation).toBe(100)
    expect(turned({ ...untouched, rotation: -90 }, -90).rotation).toBe(-180)
  })

  it('look the same within the limits of stored documents (property)', () => {
    fc.assert(
      fc.property(effects, size, fc.constantFrom(4 / 3, 3 / 4, 1, 16 / 7), (effect, picture, ratio) => {
        const frame = { width: 1000 * ratio, height: 1000 }
        const expected = placeInFrame(effect, picture, frame)
        fc.pre(Math.max(Math.abs(expected.x) / frame.width, Math.abs(expected.y) / frame.height) <= 4)
        const stored = storedEffects(effect, picture, ratio)
        expect(image.parse({ provider: 'Custom', effects: stored }).effects).toEqual(stored)
        const shown = placeInFrame(stored, picture, frame)
        expect(Math.hypot(shown.x - expected.x, shown.y - expected.y)).toBeLessThan(2)
      }),
    )
  })

  it('reset if they move the picture out of view', () => {
    const left = storedEffects({ ...untouched, translateX: 1, translateY: -1 }, { width: 800, height: 600 }, 4 / 3)
    expect(left).toEqual(untouched)
    expect(cropDeclarations(left)).toBe('')
  })

  it('keep a focal point inside the picture and clear manual offsets', () => {
    const focused = focusedOn({ ...untouched, translateX: 0.4, zoom: 1.5 }, { x: 1.2, y: 0.25 })
    expect(focused).toEqual({ ...untouched, zoom: 1.5, focus: { x: 1, y: 0.25 } })
    expect(focusMoved(focused, { x: -0.02, y: 0.02 }).focus).toEqual({ x: 0.98, y: 0.27 })
    expect(focusMoved(untouched, { x: 0.1, y: 0 })).toBe(untouched)
    expect(unfocused(focused)).toEqual({ ...untouched, zoom: 1.5 })
  })

  it('translate into a position in words', () => {
    expect(placeWords(focusedOn(untouched, { x: 0.8, y: 0.3 }))).toBe('Focal point at 80 % across, 30 % down')
    expect(placeWords(untouched)).toBe('In the middle')
    expect(placeWords({ ...untouched, translateX: 0.124, translateY: -0.3 })).toBe('12 % to the right, 30 % up')
  })
})

const place = {
  size: { width: 600, height: 400 },
  ratio: 1,
  framed: true,
  cuttable: true,
  draftId: 'none',
  signal: new AbortController().signal,
  onProgress: () => undefined,
}
const picture = (provider: PhotoServiceName, effects: object) => ({
  ...image.parse({
    ...{ provider, effects },
    urls: [{ type: 'regular', url: `https://${photoHosts(provider)[0]}/a?w=1080`, width: 1080 }],
  }),
  crop: { ratio: 1, urls: [{ type: 'regular' as const, url: '/media/before' }] },
})

describe('a cropped picture', () => {
  it('never keeps the file of an earlier crop', async () => {
    for (const provider of ['Pexels', 'Openverse'] as const) {
      const cropped = await cropPicture({ ...place, image: picture(provider, { zoom: 1.5 }) })
      expect(cropped).not.toHaveProperty('crop')
      expect(cropped.effects.zoom).toBe(1.5)
    }
  })

  it('needs no file of its own if it is unchanged within a frame', async () => {
    const image = picture('Unsplash', {})
    expect(await cropPicture({ ...place, image })).not.toHaveProperty('crop')
    expect((await cropPicture({ ...place, framed: false, image })).crop?.ratio).toBe(1)
    expect(await cropPicture({ ...place, framed: false, ratio: 1.5, image })).not.toHaveProperty('crop')
  })

  it('gets its crop from Unsplash if its frame has a fixed shape', async () => {
    const image = picture('Unsplash', { zoom: 2 })
    expect((await cropPicture({ ...place, image })).crop?.urls[0]?.url).toContain('rect=')
    expect(await cropPicture({ ...place, cuttable: false, image })).not.toHaveProperty('crop')
    const tilted = picture('Unsplash', { rotation: 4 })
    expect(await cropPicture({ ...place, image: tilted })).not.toHaveProperty('crop')
  })
})

describe('crop sizes', () => {
  const effects = (changes: object = {}) => imageEffects.parse(changes)

  describe('a cropped file', () => {
    it('contains no more pixels than that part of the picture', () => {
      const photo = { width: 1500, height: 1000 }
      expect(cutSize(photo, effects(), 1)).toEqual({ width: 1000, height: 1000 })
      expect(cutSize(photo, effects({ zoom: 2 }), 1)).toEqual({ width: 500, height: 500 })
      expect(cutSize(photo, effects({ rotation: 90 }), 3 / 4)).toEqual({ width: 1000, height: 1333 })
    })

    it('never exceeds the width of a full-width picture', () => {
      expect(cutSize({ width: 5000, height: 5000 }, effects(), 4 / 3)).toEqual({ width: 2000, height: 1500 })
    })

    it('contains at least one pixel', () => {
      expect(cutSize({ width: 1, height: 1 }, effects({ zoom: 2 }), 4)).toEqual({ width: 1, height: 1 })
    })
  })

  describe('a logo’s crop', () => {
    const logo = { width: 600, height: 200 }

    it('keeps the logo’s own shape, rotated with the logo', () => {
      expect(ratioOfShape('Original', logo, 0)).toBe(3)
      expect(ratioOfShape('Original', logo, -90)).toBeCloseTo(1 / 3)
      expect(ratioOfShape('Original', logo, 180)).toBe(3)
      expect(ratioOfShape('Original', logo, 20)).toBe(3)
    })

    it('keeps the selected shape when it is cropped again', () => {
      expect(ratioOfShape('2:1', logo, 90)).toBe(2)
      expect(shapeNear(2.001)).toBe('2:1')
      expect(shapeNear(2.5)).toBe('Original')
      expect(shapeNear(undefined)).toBe('Original')
    })
  })
})

const original = { width: 6000, height: 4000 }
const base = 'https://images.unsplash.com/photo-1?crop=entropy&cs=tinysrgb&fit=max&ixid=M3w&ixlib=rb-4&q=80&w='
const photo = (effects: object) =>
  image.parse({
    provider: 'Unsplash',
    urls: [
      { type: 'small', url: `${base}400`, width: 400, height: 267 },
      { type: 'regular', url: `${base}1080`, width: 1080, height: 720 },
    ],
    effects,
  })
const cut = (effects: object, ratio: number) => cutByAddress(photo(effects), original, ratio)
const rect = (effects: object, ratio: number) => {
  const [first] = cut(effects, ratio) ?? []
  return new URL(first?.url ?? '').searchParams.get('rect')
}

describe('an Unsplash photo', () => {
  it('comes cropped from the server in every size, and views are still reported', () => {
    const [small, regular] = cut({ zoom: 2 }, 4 / 3) ?? []
    expect(small).toMatchObject({ type: 'small', width: 400, height: 300 })
    expect(regular).toMatchObject({ type: 'regular', width: 1080, height: 810 })
    const { searchParams, origin, pathname } = new URL(regular?.url ?? '')
    expect(origin + pathname).toBe('https://images.unsplash.com/photo-1')
    expect(Object.fromEntries(searchParams)).toEqual({
      rect: '0.2778,0.2500,0.4444,0.5000',
      cs: 'tinysrgb',
      fit: 'max',
      ixid: 'M3w',
      ixlib: 'rb-4',
      q: '80',
      w: '1080',
    })
  })

  it('shows the part of it that was moved into the frame', () => {
    expect(rect({ zoom: 2, translateX: 4, translateY: 4 }, 3 / 2)).toBe('0,0,0.5000,0.5000')
    expect(rect({ zoom: 2, translateX: -4, translateY: -4 }, 3 / 2)).toBe('0.5000,0.5000,0.5000,0.5000')
  })

  it('omits the number for a full side, since 1 would mean one pixel', () => {
    expect(rect({ translateX: 4 }, 1)).toBe('0,0,0.6667,full')
  })

  it('never rotates on the server', () => {
    expect(cut({ rotation: 90 }, 1)).toBeUndefined()
    expect(cut({ rotation: -3, zoom: 2 }, 1)).toBeUndefined()
  })
})

it('frameSelector finds a picture’s frame by its input’s path', () => {
  expect(frameSelector(fullSite, 'introduction.image')).toBe(
    ':is([data-section="introduction"], [data-from="introduction"]) [data-field="image"].frame',
  )
  expect(frameSelector(fullSite, 'services.look.backgroundImage')).toBe('[data-section="services"] > .backdrop .frame')
  expect(frameSelector(fullSite, 'nothing.image')).toBeUndefined()
})
