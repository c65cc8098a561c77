import { statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { fontWeights, presetStyles } from '../../renderer/document/enumerations.ts'
import { fontFamilies, type Theme, theme } from '../../renderer/document/theme.ts'
import { faces, fontFiles } from '../../renderer/fonts/faces.ts'
import { fontRules, fontStack, mainFontsIn } from '../../renderer/fonts/font-rules.ts'
import { documentReach, reachOf } from '../../renderer/fonts/reach.ts'
import { previewStyles } from '../../renderer/site/site-styles.ts'
import { changeStyle } from '../../renderer/styles/change-style.ts'
import { fontPairs } from '../../templates/font-pairs.ts'
import { settingsWith, withContent } from './changed-site.ts'
import { fullSite } from './fixtures/full-site.ts'

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

  it.each(presetStyles)(
    'change no column of %s when they arrive: widths are in em, since ch is as wide as the font in use',
    (style) => {
      const { shared, own } = previewStyles(changeStyle(fullSite, style))
      expect(shared + own).not.toMatch(/[\d.](ch|ex|cap|ic)\b/)
    },
  )

  it('are fetched ahead where most of the text needs them: not the letters beyond western Europe', () => {
    const ahead = ['/_/fonts/fraunces-700-west-1.woff2', '/_/fonts/work-sans-text-west-1.woff2']
    expect(mainFontsIn(fontRules(pair, reachOf('Café')))).toEqual(ahead)
    expect(mainFontsIn(fontRules(pair, reachOf('Łódź')))).toEqual(ahead)
    expect(mainFontsIn('a{background:url(/_/fonts/fraunces-600-west-1.woff2)}')).toEqual([])
  })

  it('go as far as the one text of a website that goes furthest, wherever it stands', () => {
    expect(documentReach(fullSite)).toBe('western')
    expect(documentReach(settingsWith({ pageTitle: 'Łódź' }))).toBe('extended')
    expect(documentReach(withContent('QuoteBanner', { primary: 'Źrebię' }))).toBe('extended')
    expect(documentReach({ businessName: 'Oak', sections: [{ heading: 'Kitchens' }] })).toBe('basic')
  })
})

type Builder = { buildFonts: (folder: string) => Promise<void> }

// By its path, since the scripts are compiled apart from the tests.
const { buildFonts }: Builder = await import(join(import.meta.dirname, '../../scripts/build/build-fonts.ts'))

const folder = join(import.meta.dirname, '../../.cache/tests/fonts')

const weights = Object.keys(fontWeights) as (keyof typeof fontWeights)[]
const texts = {
  English: 'Kitchens made to be lived in',
  western: 'Café à l’Étoile, Straße, señor',
  Polish: 'Łódź, źrebię',
}

/** Bytes of every font that a page of this theme and text can load. */
function weightIn(chosen: Theme, text: string): number {
  const names = new Set(
    [...fontRules(chosen, reachOf(text)).matchAll(/\/_\/fonts\/([^)]+)\)/g)].map(([, name]) => name ?? ''),
  )
  return [...names].reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

describe('what the fonts of a page weigh', () => {
  // What was made before is kept; the first time ever takes some seconds.
  beforeAll(() => buildFonts(folder), 240_000)

  it.each(fontPairs)('$name: at most 60 KB for both, with the letters of western Europe too', (pair) => {
    const chosen = theme.parse(pair)
    expect(weightIn(chosen, texts.English)).toBeLessThanOrEqual(32 * 1024)
    expect(weightIn(chosen, texts.western)).toBeLessThanOrEqual(44 * 1024)
    expect(weightIn(chosen, texts.Polish)).toBeLessThanOrEqual(64 * 1024)
  })

  it('is at most 60 KB for each pair in any weights', () => {
    for (const { titleFont, bodyFont } of fontPairs) {
      for (const title of weights) {
        for (const body of weights) {
          const chosen = theme.parse({
            titleFont: { family: titleFont.family, weight: title },
            bodyFont: { family: bodyFont.family, weight: body },
          })
          expect(weightIn(chosen, texts.western)).toBeLessThanOrEqual(60 * 1024)
        }
      }
    }
  })

  it('is at most 60 KB for any two families whose text is set in a weight for reading', () => {
    for (const title of fontFamilies) {
      for (const body of fontFamilies) {
        const chosen = theme.parse({
          titleFont: { family: title, weight: 'ExtraBold' },
          bodyFont: { family: body, weight: 'Regular' },
        })
        expect(weightIn(chosen, texts.western)).toBeLessThanOrEqual(60 * 1024)
      }
    }
  })
})
