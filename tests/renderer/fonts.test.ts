import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { presetStyles } from '../../renderer/document/enumerations.ts'
import { bodyFamilies, type Theme, theme, titleFamilies } from '../../renderer/document/theme.ts'
import { bodyCuts, titleCuts } from '../../renderer/fonts/faces.ts'
import { fontFiles, weightsIn } from '../../renderer/fonts/font-files.ts'
import { fontRules, fontStack, italicFontsIn, mainFontsIn } from '../../renderer/fonts/font-rules.ts'
import { documentReach, reachOf } from '../../renderer/fonts/reach.ts'
import { previewStyles } from '../../renderer/site/site-styles.ts'
import { changeStyle } from '../../renderer/styles/change-style.ts'
import { fontPairs, pairOf } from '../../renderer/styles/font-pairs.ts'
import { settingsWith, withContent } from './changed-site.ts'
import { fullSite } from './fixtures/full-site.ts'

const pair = pairOf('Elegant')
const filesIn = (rules: string) => [...rules.matchAll(/\/_\/fonts\/([^)]+)\)/g)].map((match) => match[1])

describe('a page’s fonts', () => {
  it('load one small file per family for English text, and headings in one weight, upright and italic', () => {
    expect(filesIn(fontRules(pair, reachOf('Kitchens – “made” to be lived in…')))).toEqual([
      'fraunces-300-display-1.woff2',
      'fraunces-300-display-italic-1.woff2',
      'work-sans-text-1.woff2',
    ])
  })

  it('include the western file if a letter has an accent', () => {
    expect(filesIn(fontRules(pairOf('Fun'), reachOf('Café')))).toEqual([
      'fredoka-600-display-west-1.woff2',
      'nunito-text-west-1.woff2',
    ])
  })

  it('add the extended file for other European letters', () => {
    expect(filesIn(fontRules(pairOf('Fun'), reachOf('Łódź')))).toEqual([
      'fredoka-600-display-west-1.woff2',
      'fredoka-600-display-ext-1.woff2',
      'nunito-text-west-1.woff2',
      'nunito-text-ext-1.woff2',
    ])
  })

  it('load once if headings and text share a file', () => {
    expect(filesIn(fontRules(pairOf('CommonAlt'), reachOf('Kitchens')))).toEqual(['instrument-sans-text-1.woff2'])
  })

  it('use the nearest available weight', () => {
    const heavy = theme.parse({ ...pair, titleFont: { family: 'Newsreader', weight: 'ExtraBold' } })
    expect(filesIn(fontRules(heavy, reachOf('Kitchens')))).toContain('newsreader-500-display-1.woff2')
  })

  it('declare weight ranges that prevent synthetic bold, split if a family sets both headings and text', () => {
    const elegant = fontRules(pair, reachOf('Kitchens'))
    expect(elegant).toContain('font-family:"Fraunces";font-weight:100 900;')
    expect(elegant).toContain('font-family:"Work Sans";font-weight:400 700;')
    const poster = fontRules(pairOf('Geometric'), reachOf('Kitchens'))
    expect(poster).toContain('font-family:"Archivo";font-weight:800 900;')
    expect(poster).toContain('font-family:"Archivo";font-weight:400 700;')
  })

  it('declare a width range only for a family with variable width', () => {
    expect(fontRules(pairOf('Geometric'), reachOf('Kitchens')).match(/font-stretch:62% 125%/g)).toHaveLength(1)
    for (const style of ['Common', 'CommonAlt', 'Elegant', 'Fun'] as const)
      expect(fontRules(pairOf(style), reachOf('Kitchens'))).not.toContain('font-stretch')
  })

  it.each([
    ...titleFamilies.map(
      (family) => [family, { ...pair, titleFont: { family, weight: 'Bold' } }, titleCuts[family]] as const,
    ),
    ...bodyFamilies.map(
      (family) => [family, { ...pair, bodyFont: { family, weight: 'Regular' } }, bodyCuts[family]] as const,
    ),
  ])('exist for %s, with a fallback of the same width', (family, fonts, cut) => {
    const rules = fontRules(theme.parse(fonts), reachOf('Łódź'))
    expect(filesIn(rules).every((file) => file !== undefined && fontFiles.has(file))).toBe(true)
    expect(cut.sizes).toHaveLength(weightsIn(cut).length)
    expect(cut.sizes.some((size) => rules.includes(`size-adjust:${size}%`))).toBe(true)
    expect(rules).toContain('font-display:swap')
    expect(fontStack(cut)).toMatch(new RegExp(`^"${family}","${family} fallback",`))
  })

  it.each(presetStyles)('keep every width of %s when the font arrives, because widths are in em', (style) => {
    const { shared, own } = previewStyles(changeStyle(fullSite, style))
    expect(shared + own).not.toMatch(/[\d.](ch|ex|cap|ic)\b/)
  })

  it('preload the files that most text needs, without italics and letters beyond western Europe', () => {
    const ahead = ['/_/fonts/fraunces-300-display-west-1.woff2', '/_/fonts/work-sans-text-west-1.woff2']
    expect(mainFontsIn(fontRules(pair, reachOf('Café')))).toEqual(ahead)
    expect(mainFontsIn(fontRules(pair, reachOf('Łódź')))).toEqual(ahead)
    expect(italicFontsIn(fontRules(pair, reachOf('Café')))).toEqual([
      '/_/fonts/fraunces-300-display-italic-west-1.woff2',
    ])
    expect(mainFontsIn('a{background:url(/_/fonts/fraunces-300-display-west-1.woff2)}')).toEqual([])
  })

  it('cover the website’s most demanding text, wherever it is', () => {
    expect(documentReach(fullSite)).toBe('western')
    expect(documentReach(settingsWith({ pageTitle: 'Łódź' }))).toBe('extended')
    expect(documentReach(withContent('QuoteBanner', { primary: 'Źrebię' }))).toBe('extended')
    expect(documentReach({ businessName: 'Oak', sections: [{ heading: 'Kitchens' }] })).toBe('basic')
  })
})

type Scripts = {
  buildFonts: (folder: string) => Promise<void>
  glyphWidthsText: () => Promise<string>
}

// By path, because scripts compile separately from the tests.
const script = (name: string): Promise<Scripts> => import(join(import.meta.dirname, '../../scripts/build', name))
const { buildFonts } = await script('build-fonts.ts')
const { glyphWidthsText } = await script('write-glyph-widths.ts')

const folder = join(import.meta.dirname, '../../.cache/tests/fonts')

const texts = {
  English: 'Kitchens made to be lived in',
  western: 'Café à l’Étoile, Straße, señor',
  Polish: 'Łódź, źrebię',
}

/** Bytes of every font that a page of this theme and text can load, with one italic word. */
function weightIn(chosen: Theme, text: string): number {
  const names = new Set(filesIn(fontRules(chosen, reachOf(text))).map((name) => name ?? ''))
  return [...names].reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

describe('a page’s font bytes', () => {
  // The first build takes some seconds; later ones are cached.
  beforeAll(() => buildFonts(folder), 240_000)

  it.each(fontPairs)('$name: total at most 60 KB for basic and 80 KB for western European letters', (pair) => {
    const chosen = theme.parse(pair)
    expect(weightIn(chosen, texts.English)).toBeLessThanOrEqual(60 * 1024)
    expect(weightIn(chosen, texts.western)).toBeLessThanOrEqual(80 * 1024)
    expect(weightIn(chosen, texts.Polish)).toBeLessThanOrEqual(120 * 1024)
  })

  it('stay within 60 KB without italics, for each pair and heading weight, including western European letters', () => {
    for (const pair of fontPairs) {
      for (const weight of ['Light', 'Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold'] as const) {
        const rules = fontRules(
          theme.parse({ ...pair, titleFont: { ...pair.titleFont, weight } }),
          reachOf(texts.western),
        )
        const bytes = mainFontsIn(rules).map((path) => statSync(join(folder, path.replace('/_/fonts/', ''))).size)
        expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024)
      }
    }
  })
})

describe('glyph widths', () => {
  it('match the font files', async () => {
    const file = join(import.meta.dirname, '../../renderer/fonts/glyph-widths.ts')
    expect(readFileSync(file, 'utf8')).toBe(await glyphWidthsText())
  })
})
