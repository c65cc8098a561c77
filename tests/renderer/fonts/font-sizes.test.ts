import { statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { fontWeights } from '../../../renderer/document/enumerations.ts'
import { fontFamilies, type Theme, theme } from '../../../renderer/document/theme.ts'
import { fontRules } from '../../../renderer/fonts/font-rules.ts'
import { reachOf } from '../../../renderer/fonts/reach.ts'
import { fontPairs } from '../../../templates/font-pairs.ts'

type Builder = { buildFonts: (folder: string) => Promise<void> }

// By its path, since the scripts are compiled apart from the tests.
const { buildFonts }: Builder = await import(join(import.meta.dirname, '../../../scripts/build/build-fonts.ts'))
const folder = join(import.meta.dirname, '../../../.cache/tests/fonts')
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

// What was made before is kept; the first time ever takes some seconds.
beforeAll(() => buildFonts(folder), 240_000)

describe('what the fonts of a page weigh', () => {
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
