import { describe, expect, it } from 'vitest'
import { image } from '../../../renderer/document/image.ts'
import { effectClass, effectRule, pictureSources, picturesIn } from '../../../renderer/elements/pictures.ts'
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

  it('is told apart from one that is moved another way', () => {
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

  it('is found wherever it stands in a document', () => {
    expect(picturesIn(fullSite)).toHaveLength(16)
  })
})
