import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { parseSamplePath, samplePath, styleSlug } from '../../../worker/pages/sample-paths.ts'
import { isReservedHandle } from '../../../worker/platform/addresses/reserved-handles.ts'

describe("a sample's path", () => {
  it('has the style in small letters and hyphens', () => {
    expect(presetStyles.map(styleSlug)).toEqual(['common', 'common-alt', 'geometric', 'elegant', 'fun'])
    expect(samplePath('CommonAlt', 'barber-shop')).toBe('/samples/common-alt/barber-shop')
  })

  it.each(presetStyles)('is read as it was made, in %s', (style) => {
    const path = samplePath(style, 'spa')
    expect(parseSamplePath(path)).toEqual({ style, industry: 'spa', file: '' })
    expect(parseSamplePath(`${path}/`)).toEqual({ style, industry: 'spa', file: '' })
    expect(parseSamplePath(`${path}/art/hot-stones-1a.svg`)).toEqual({
      style,
      industry: 'spa',
      file: 'art/hot-stones-1a.svg',
    })
  })

  it.each([
    '/samples',
    '/samples/',
    '/samples/elegant',
    '/samples/elegant/',
    '/samples/Elegant/spa',
    '/samples/baroque/spa',
    '/sample/elegant/spa',
    '/samples/elegant/spa/%61rt',
    '/samples//elegant/spa',
  ])('is invalid: %s', (path) => {
    expect(parseSamplePath(path)).toBeUndefined()
  })

  it('begins with a name that nobody can have as a handle', () => {
    expect(isReservedHandle('samples')).toBe(true)
  })
})
