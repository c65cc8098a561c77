import { describe, expect, it } from 'vitest'
import { cutByAddress } from '../../../../../editor/features/pictures/crop/cut-by-address.ts'
import { image } from '../../../../../renderer/document/image.ts'

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

describe('a photo of Unsplash', () => {
  it('is cut where it lies, in every size, and counted as before', () => {
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

  it('shows the part that was moved into the frame', () => {
    expect(rect({ zoom: 2, translateX: 4, translateY: 4 }, 3 / 2)).toBe('0,0,0.5000,0.5000')
    expect(rect({ zoom: 2, translateX: -4, translateY: -4 }, 3 / 2)).toBe('0.5000,0.5000,0.5000,0.5000')
  })

  it('keeps all of a side that is not cut: a share of one would be read as a pixel', () => {
    expect(rect({ translateX: 4 }, 1)).toBe('0,0,0.6667,full')
  })

  it('cannot be turned there', () => {
    expect(cut({ rotation: 90 }, 1)).toBeUndefined()
    expect(cut({ rotation: -3, zoom: 2 }, 1)).toBeUndefined()
  })
})
