import { describe, expect, it } from 'vitest'
import { fontFamilies, theme } from '../../../renderer/document/theme.ts'
import { faces, fontFiles } from '../../../renderer/fonts/faces.ts'
import { fontRules, fontStack } from '../../../renderer/fonts/font-rules.ts'

const pair = theme.parse({
  titleFont: { family: 'Fraunces', weight: 'Bold' },
  bodyFont: { family: 'Work Sans', weight: 'Regular' },
})
const filesIn = (rules: string) => [...rules.matchAll(/\/_\/fonts\/([^)]+)\)/g)].map((match) => match[1])

describe('the fonts that a page asks for', () => {
  it('are one small file for each family where the text is English', () => {
    expect(filesIn(fontRules(pair, 'Kitchens – “made” to be lived in…'))).toEqual([
      'fraunces-1.woff2',
      'work-sans-1.woff2',
    ])
  })

  it('are the western ones where a letter has an accent', () => {
    expect(filesIn(fontRules(pair, 'Café'))).toEqual(['fraunces-west-1.woff2', 'work-sans-west-1.woff2'])
  })

  it('have the other European letters beside them where one is used', () => {
    expect(filesIn(fontRules(pair, 'Łódź'))).toEqual([
      'fraunces-west-1.woff2',
      'fraunces-ext-1.woff2',
      'work-sans-west-1.woff2',
      'work-sans-ext-1.woff2',
    ])
  })

  it('are asked for once where one family does both', () => {
    const one = theme.parse({
      titleFont: { family: 'Inter', weight: 'Bold' },
      bodyFont: { family: 'Inter', weight: 'Light' },
    })
    expect(filesIn(fontRules(one, 'Kitchens'))).toEqual(['inter-1.woff2'])
  })

  it.each(fontFamilies)('exist for %s, with a fallback that takes the same room', (family) => {
    const rules = fontRules(
      theme.parse({ titleFont: { family, weight: 'Bold' }, bodyFont: { family, weight: 'Regular' } }),
      'Łódź',
    )
    expect(filesIn(rules).every((file) => file !== undefined && fontFiles.has(file))).toBe(true)
    expect(rules).toContain(`size-adjust:${faces[family].fallback.size}%`)
    expect(rules).toContain('font-display:swap')
    expect(fontStack(family)).toMatch(new RegExp(`^"${family}","${family} fallback",`))
  })
})
