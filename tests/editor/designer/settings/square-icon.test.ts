import { describe, expect, it } from 'vitest'
import { isSeeThrough, noteOn, squareIcon, withPhoneIcon } from '../../../../editor/designer/settings/square-icon.ts'
import { image } from '../../../../renderer/document/image.ts'
import { limits } from '../../../../renderer/document/limits.ts'

describe('a file for a browser icon', () => {
  it.each([
    ['an SVG', new File(['<svg/>'], 'icon.svg', { type: 'image/svg+xml' }), 'unsupported_media_type'],
    ['a file of no known type', new File(['x'], 'icon.exe'), 'unsupported_media_type'],
    [
      'a file that is too large',
      new File([new Uint8Array(limits.imageBytes + 1)], 'icon.png', { type: 'image/png' }),
      'picture_too_large',
    ],
  ])('is not %s', async (_name, file, code) => {
    await expect(squareIcon(file)).rejects.toMatchObject({ code })
  })

  it('is spoken of where it is not as it was', () => {
    expect(noteOn(512, 512)).toBeUndefined()
    expect(noteOn(800, 600)).toMatch(/^The picture wasn’t square/)
    expect(noteOn(32, 32)).toMatch(/^It’s only 32 × 32 pixels and may look blurry/)
  })
})

describe('an icon that is transparent somewhere', () => {
  it('is recognized by its pixels', () => {
    expect(isSeeThrough(new Uint8ClampedArray([0, 0, 0, 255, 9, 9, 9, 255]))).toBe(false)
    expect(isSeeThrough(new Uint8ClampedArray([0, 0, 0, 255, 9, 9, 9, 0]))).toBe(true)
  })

  it('has a picture on white for phones, and its own for tabs', () => {
    const icon = (name: string) =>
      image.parse({
        provider: 'Custom',
        urls: [
          { type: 'thumbnail', url: `/media/${name}-32` },
          { type: 'small', url: `/media/${name}-180` },
        ],
      })
    expect(withPhoneIcon(icon('own'), icon('white')).urls.map(({ url }) => url)).toEqual([
      '/media/own-32',
      '/media/white-180',
    ])
  })
})
