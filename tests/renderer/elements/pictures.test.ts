import { describe, expect, it } from 'vitest'
import { image } from '../../../renderer/document/image.ts'
import {
  cutFor,
  effectClass,
  effectRule,
  enlargedSizes,
  pictureSources,
  picturesIn,
} from '../../../renderer/elements/pictures.ts'
import { fullSite } from '../fixtures/full-site.ts'

const photo = (effects = {}) =>
  image.parse({
    provider: 'Unsplash',
    urls: [
      { type: 'full', url: 'https://images.example/a?w=2000&fit=crop,max', width: 2000 },
      { type: 'small', url: 'https://images.example/a?w=400' },
      { type: 'regular', url: 'https://images.example/a?w=1080' },
      { type: 'raw', url: 'https://images.example/a' },
    ],
    effects,
  })

describe('a picture', () => {
  it('is offered in every size but the raw one, smallest first', () => {
    expect(pictureSources(photo())).toEqual({
      src: 'https://images.example/a?w=1080',
      srcSet:
        'https://images.example/a?w=400 400w, https://images.example/a?w=1080 1080w, https://images.example/a?w=2000&fit=crop%2Cmax 2000w',
    })
  })

  it('without an address has no source', () => {
    expect(pictureSources(image.parse({ provider: 'Custom' }))).toBeUndefined()
  })

  it('left as it is needs no rule; a moved one has one', () => {
    expect(effectClass(photo())).toBeUndefined()
    const moved = photo({ translateX: -0.125, zoom: 1.5 })
    expect(effectRule(moved)).toBe(`.frame>.${effectClass(moved)}{transform:translate(-12.5cqw,0px) scale(1.5)}`)
    expect(effectClass(moved)).toMatch(/^[a-z][\w-]*$/)
  })

  it('differs from one with another position', () => {
    const effects = [
      { zoom: 1.5 },
      { zoom: 1.05 },
      { rotation: 15 },
      { rotation: -15 },
      { translateX: 0.1 },
      { translateY: 0.1 },
    ]
    expect(new Set(effects.map((effect) => effectClass(photo(effect)))).size).toBe(effects.length)
  })

  it('is found anywhere in a document', () => {
    expect(picturesIn(fullSite)).toHaveLength(16)
  })
})

describe('a picture that was cut to a file', () => {
  const crop = (ratio: number) => ({ ratio, urls: [{ type: 'regular' as const, url: '/media/cut/regular' }] })
  const cut = (ratio: number) => ({ ...photo({ zoom: 1.5 }), crop: crop(ratio) })

  it('is shown as that file in a frame of its shape', () => {
    expect(cutFor(cut(4 / 3), { frame: 'Landscape' })).toEqual(crop(4 / 3))
    expect(cutFor(cut(1.34), { frame: 'Landscape' })).toEqual(crop(1.34))
    expect(cutFor(cut(1), { frame: 'Circle' })).toEqual(crop(1))
  })

  it('is not in any other, nor in one whose shape does not stay', () => {
    expect(cutFor(cut(1.36), { frame: 'Landscape' })).toBeUndefined()
    expect(cutFor(cut(16 / 7), { frame: 'Wide' })).toBeUndefined()
    expect(cutFor(cut(1), { frame: 'Square', loose: true })).toBeUndefined()
    expect(cutFor({ ...cut(1), crop: { ratio: 1, urls: [] } }, { frame: 'Square' })).toBeUndefined()
  })

  it('is that file wherever there is no frame', () => {
    expect(pictureSources(cut(3))?.src).toBe('/media/cut/regular')
    expect(pictureSources({ ...cut(3), crop: { ratio: 3, urls: [] } })).toEqual(pictureSources(photo()))
  })
})

describe('a picture that is enlarged in its frame', () => {
  it('asks for a file as many times as wide', () => {
    expect(enlargedSizes('92vw', photo({ zoom: 1.5 }))).toBe('calc(1.5*92vw)')
    expect(enlargedSizes('(min-width:48rem) min(30rem,41vw),82vw', photo({ zoom: 2 }))).toBe(
      '(min-width:48rem) calc(2*min(30rem,41vw)),calc(2*82vw)',
    )
  })

  it('says nothing new where it is not', () => {
    expect(enlargedSizes('92vw', photo({ rotation: 90, translateX: 0.5 }))).toBeUndefined()
  })
})
