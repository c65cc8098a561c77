import { describe, expect, it } from 'vitest'
import { cropPicture } from '../../../../../editor/features/pictures/crop/crop-picture.ts'
import { type Image, image } from '../../../../../renderer/document/image.ts'

const place = {
  size: { width: 600, height: 400 },
  ratio: 1,
  framed: true,
  cuttable: true,
  draftId: 'none',
  signal: new AbortController().signal,
  onProgress: () => undefined,
}
const https = (width: number) => ({ type: 'regular' as const, url: `https://images.example/a?w=${width}`, width })
const picture = (provider: Image['provider'], effects: object, urls = [https(1080)]) => ({
  ...image.parse({ provider, urls, effects }),
  crop: { ratio: 1, urls: [{ type: 'regular' as const, url: '/media/before' }] },
})

describe('a picture that is cropped', () => {
  it('never keeps the old file', async () => {
    for (const provider of ['Pexels', 'Artwork', 'Custom'] as const) {
      const cropped = await cropPicture({ ...place, image: picture(provider, { zoom: 1.5 }) })
      expect(cropped).not.toHaveProperty('crop')
      expect(cropped.effects.zoom).toBe(1.5)
    }
  })

  it('has no file if it is unchanged, in a frame', async () => {
    const image = picture('Unsplash', {})
    expect(await cropPicture({ ...place, image })).not.toHaveProperty('crop')
    expect((await cropPicture({ ...place, framed: false, image })).crop?.ratio).toBe(1)
    expect(await cropPicture({ ...place, framed: false, ratio: 1.5, image })).not.toHaveProperty('crop')
  })

  it('is cut by Unsplash where its frame keeps its shape', async () => {
    const image = picture('Unsplash', { zoom: 2 })
    expect((await cropPicture({ ...place, image })).crop?.urls[0]?.url).toContain('rect=')
    expect(await cropPicture({ ...place, cuttable: false, image })).not.toHaveProperty('crop')
    const tilted = picture('Unsplash', { rotation: 4 })
    expect(await cropPicture({ ...place, image: tilted })).not.toHaveProperty('crop')
  })
})
