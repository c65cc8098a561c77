import { describe, expect, it } from 'vitest'
import { readHex } from '../../../../editor/designer/theme/read-hex.ts'

describe('a color number', () => {
  it.each([
    ['#1f5d46', '#1f5d46'],
    ['1F5D46', '#1f5d46'],
    ['#abc', '#aabbcc'],
    ['abc', '#aabbcc'],
    ['  # 1f 5d 46 ', '#1f5d46'],
    ['1f5d46;\n', '#1f5d46'],
  ])('is read from %j', (text, color) => {
    expect(readHex(text)).toBe(color)
  })

  it.each(['', '#', 'ab', 'abcd', '#12345', '#1234567', 'green', '#ggg'])('is not read from %j', (text) => {
    expect(readHex(text)).toBeUndefined()
  })
})
