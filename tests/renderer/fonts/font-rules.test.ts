import { describe, expect, it } from 'vitest'
import { fontFamilies, theme } from '../../../renderer/document/theme.ts'
import { faces, fontFiles } from '../../../renderer/fonts/faces.ts'
import { fontRules, fontStack } from '../../../renderer/fonts/font-rules.ts'
import { documentReach, reachOf } from '../../../renderer/fonts/reach.ts'
import { settingsWith, withContent } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'

const pair = theme.parse({
  titleFont: { family: 'Fraunces', weight: 'Bold' },
  bodyFont: { family: 'Work Sans', weight: 'Regular' },
})
const filesIn = (rules: string) => [...rules.matchAll(/\/_\/fonts\/([^)]+)\)/g)].map((match) => match[1])

describe('the fonts that a page asks for', () => {
  it('are one small file for each family where the text is English: headings in their one weight', () => {
    expect(filesIn(fontRules(pair, reachOf('Kitchens – “made” to be lived in…')))).toEqual([
      'fraunces-700-1.woff2',
      'work-sans-text-1.woff2',
    ])
  })

  it('are the western ones where a letter has an accent', () => {
    expect(filesIn(fontRules(pair, reachOf('Café')))).toEqual([
      'fraunces-700-west-1.woff2',
      'work-sans-text-west-1.woff2',
    ])
  })

  it('have the other European letters beside them where one is used', () => {
    expect(filesIn(fontRules(pair, reachOf('Łódź')))).toEqual([
      'fraunces-700-west-1.woff2',
      'fraunces-700-ext-1.woff2',
      'work-sans-text-west-1.woff2',
      'work-sans-text-ext-1.woff2',
    ])
  })

  it('are asked for once where one family does both, with every weight that the page needs', () => {
    const one = (title: string, body: string) =>
      theme.parse({ titleFont: { family: 'Inter', weight: title }, bodyFont: { family: 'Inter', weight: body } })
    expect(filesIn(fontRules(one('Bold', 'Regular'), reachOf('Kitchens')))).toEqual(['inter-text-1.woff2'])
    expect(filesIn(fontRules(one('ExtraBold', 'Regular'), reachOf('Kitchens')))).toEqual(['inter-1.woff2'])
    expect(filesIn(fontRules(one('Bold', 'Light'), reachOf('Kitchens')))).toEqual(['inter-1.woff2'])
  })

  it('have the nearest weight where the family lacks the one asked for', () => {
    const light = theme.parse({ ...pair, titleFont: { family: 'Playfair Display', weight: 'Light' } })
    expect(filesIn(fontRules(light, reachOf('Kitchens')))).toContain('playfair-display-400-1.woff2')
  })

  it('are never thickened by the browser: a file of one weight stands for all', () => {
    expect(fontRules(pair, reachOf('Kitchens'))).toContain('font-family:"Fraunces";font-weight:300 800;')
    expect(fontRules(pair, reachOf('Kitchens'))).toContain('font-family:"Work Sans";font-weight:400 700;')
  })

  it.each(fontFamilies)('exist for %s, with a fallback that takes the same room', (family) => {
    const rules = fontRules(
      theme.parse({ titleFont: { family, weight: 'Bold' }, bodyFont: { family, weight: 'Regular' } }),
      reachOf('Łódź'),
    )
    expect(filesIn(rules).every((file) => file !== undefined && fontFiles.has(file))).toBe(true)
    const { sizes } = faces[family].fallback
    for (const size of [sizes[1], sizes[3], sizes[4]]) expect(rules).toContain(`size-adjust:${size}%`)
    expect(rules).toContain('font-display:swap')
    expect(fontStack(family)).toMatch(new RegExp(`^"${family}","${family} fallback",`))
  })

  it('go as far as the one text of a website that goes furthest, wherever it stands', () => {
    expect(documentReach(fullSite)).toBe('western')
    expect(documentReach(settingsWith({ pageTitle: 'Łódź' }))).toBe('extended')
    expect(documentReach(withContent('QuoteBanner', { primary: 'Źrebię' }))).toBe('extended')
    expect(documentReach({ businessName: 'Oak', sections: [{ heading: 'Kitchens' }] })).toBe('basic')
  })
})
