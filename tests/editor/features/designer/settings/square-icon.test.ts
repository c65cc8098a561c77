import { describe, expect, it } from 'vitest'
import { noteOn, squareIcon } from '../../../../../editor/features/designer/settings/square-icon.ts'
import { limits } from '../../../../../renderer/document/limits.ts'

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
    expect(noteOn(32, 32)).toMatch(/^It has 32 × 32 pixels and looks soft/)
  })
})
