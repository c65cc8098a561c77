import { describe, expect, it } from 'vitest'
import { cornerStyles, fontWeights, serviceLayouts, shadows } from '../../../renderer/document/enumerations.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { everyOption, variant, variantCount } from '../../sites-in-browser/option-extremes.ts'
import { fullSite } from '../fixtures/full-site.ts'

const variants = Array.from({ length: variantCount(fullSite) }, (_, turn) => variant(fullSite, turn))
const valueAt = (document: unknown, path: string[]) =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document)

describe('the variants that the pages are looked at in', () => {
  it('are documents', () => {
    for (const document of variants) expect(websiteSettings.safeParse(document).error).toBeUndefined()
  })

  it('have every value of every option between them', () => {
    const options = everyOption(fullSite)
    expect(options.length).toBeGreaterThan(100)
    for (const { path, values } of options) {
      const had = new Set(variants.map((document) => valueAt(document, path)))
      for (const value of values) expect(had.has(value), `${path.join('.')} ${value}`).toBe(true)
    }
  })

  it('know the options that there are, without being told', () => {
    const valuesOf = (end: string) => everyOption(fullSite).find(({ path }) => path.join('.').endsWith(end))?.values
    expect(valuesOf('theme.buttonCorners')).toEqual([...cornerStyles])
    expect(valuesOf('titleFont.weight')).toEqual(Object.keys(fontWeights))
    expect(valuesOf('design.shadow')).toEqual([...shadows])
    expect(valuesOf('design.opacity')).toEqual([0, 0.8])
    expect(valuesOf('design.border.thickness')).toEqual([1, 2, 4, 8])
    expect(valuesOf('content.height')).toEqual([160, 640])
    expect(valuesOf('content.layout')).toEqual([...serviceLayouts])
    expect(valuesOf('content.logoType')).toEqual(['Text', 'Image', 'ImageAndText'])
    expect(valuesOf('content.logoSize')).toEqual([24, 96])
    expect(valuesOf('content.fixed')).toEqual([false, true])
  })
})
