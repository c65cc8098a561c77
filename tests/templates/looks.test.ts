import { describe, expect, it } from 'vitest'
import { drawnColors } from '../../renderer/color/dark-colors.ts'
import { difference } from '../../renderer/color/oklab.ts'
import type { Rgb } from '../../renderer/color/rgb.ts'
import { type ToneColors, toneColors } from '../../renderer/color/tones.ts'
import { type Business, business } from '../../renderer/document/business.ts'
import { sameJson } from '../../renderer/document/compare/same-json.ts'
import { presetStyles } from '../../renderer/document/enumerations.ts'
import { tones } from '../../renderer/document/section-design.ts'
import {
  type Theme,
  type ThemeColors,
  theme,
  themeColors,
  theme as themeSchema,
} from '../../renderer/document/theme.ts'
import { bodyCuts, titleCuts } from '../../renderer/fonts/faces.ts'
import { weightsOf } from '../../renderer/fonts/weights.ts'
import { fontPairs, pairsOf } from '../../renderer/styles/font-pairs.ts'
import type { OpeningLook } from '../../templates/compose/brief.ts'
import { businessFromAnswers } from '../../templates/compose/compose.ts'
import { themeHex } from '../../templates/palettes/paint.ts'
import { offeredPalettes, palettes, shadeOf, shades } from '../../templates/palettes/palettes.ts'
import { composeLooks } from '../../templates/suggestions/looks.ts'
import { moods, type Surprise, surprise } from '../../templates/surprise.ts'
import { trades } from '../../templates/trade-list.ts'
import { unlisted } from '../../templates/unlisted.ts'
import { offendersAmong } from '../harness/offenders.ts'
import { contrastOf } from './contrast.ts'

/** Checks every text and background of a palette for WCAG AA, in light and dark mode. */
function expectEasyColors(colors: ThemeColors) {
  const { night = colors } = drawnColors({ ...themeSchema.parse({}), colors, darkMode: 'FollowsDevice' })
  for (const shown of [colors, night]) for (const tone of tones) expectEasyTone(toneColors(shown, tone))
  const { buttonBackgroundColor: rest, buttonBackgroundHoverColor: hover } = colors
  for (const ground of [rest, hover, colors.buttonBackgroundPressedColor])
    expect(contrastOf(colors.buttonTextColor, ground)).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(colors.primaryTextColor, colors.backgroundColor)).toBeGreaterThanOrEqual(7)
  expect(contrastOf(rest, colors.backgroundColor)).toBeGreaterThanOrEqual(3)
  expect(contrastOf(rest, hover)).toBeGreaterThan(1.1)
  expect(contrastOf(hover, colors.buttonBackgroundPressedColor)).toBeGreaterThan(1.1)
}

function expectEasyTone(tone: ToneColors) {
  const ratio = (one: Rgb, other: Rgb) => contrastOf(themeHex(one), themeHex(other))
  for (const ground of [tone.ground, tone.groundEnd, tone.card]) {
    for (const text of [tone.text, tone.muted, tone.link]) expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
    for (const large of [tone.second, tone.field, tone.button]) expect(ratio(large, ground)).toBeGreaterThanOrEqual(3)
  }
  const labels = [
    [tone.buttonText, tone.button],
    [tone.hoverText, tone.hover],
    [tone.pressedText, tone.pressed],
    [tone.accentText, tone.accent],
  ] as const
  for (const [text, ground] of labels) expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
}

describe('the palettes', () => {
  it('number at least four per style, in every shade, each with its own id, name and mood', () => {
    for (const style of presetStyles) {
      const own = palettes.filter((palette) => palette.style === style)
      expect(own.length).toBeGreaterThanOrEqual(4)
      expect(new Set(own.map(({ colors }) => shadeOf(colors))).size).toBe(shades.length)
    }
    for (const key of ['id', 'name', 'mood'] as const)
      expect(new Set(palettes.map((palette) => palette[key])).size).toBe(palettes.length)
  })

  it('use ids that fit in the stored answers', () => {
    for (const { id } of palettes) expect(id).toMatch(/^[a-z][a-z-]{1,31}$/)
  })

  it('form valid themes that are easy to read on every background', async () => {
    expect(
      await offendersAmong(
        palettes.map(({ name, colors }) => [name, colors] as const),
        (colors) => {
          expect(themeColors.parse(colors)).toEqual(colors)
          expectEasyColors(colors)
        },
      ),
    ).toEqual([])
  })

  it('contain two hues that differ from the page and from each other, in light and dark mode', async () => {
    expect(
      await offendersAmong(
        palettes.map(({ name, colors }) => [name, colors] as const),
        (colors) => {
          const { night = colors } = drawnColors({ ...themeSchema.parse({}), colors, darkMode: 'FollowsDevice' })
          for (const shown of [colors, night]) {
            const [paper, first, other] = (['Plain', 'Bold', 'Accent'] as const).map(
              (tone) => toneColors(shown, tone).ground,
            )
            if (!paper || !first || !other) throw new Error('no grounds')
            expect(difference(first, other)).toBeGreaterThan(0.15)
            expect(difference(paper, other)).toBeGreaterThan(0.1)
            expect(difference(paper, first)).toBeGreaterThan(0.1)
          }
        },
      ),
    ).toEqual([])
  })

  it('produce a readable page even if the owner changes them to white on white', () => {
    const names = Object.keys(themeColors.shape) as (keyof ThemeColors)[]
    const white = themeColors.parse(Object.fromEntries(names.map((name) => [name, '#ffffff'])))
    for (const tone of tones) expectEasyTone(toneColors(white, tone))
    expect(new Set(tones.map((tone) => themeHex(toneColors(white, tone).ground))).size).toBeGreaterThan(3)
  })
})

describe('the font pairs', () => {
  it('number eight, each with its own id, name and mood', () => {
    expect(fontPairs).toHaveLength(8)
    for (const key of ['id', 'name', 'mood'] as const) expect(new Set(fontPairs.map((pair) => pair[key])).size).toBe(8)
  })

  it('contain only fonts that a theme can use', () => {
    for (const { id, titleFont, bodyFont } of fontPairs)
      expect(theme.parse({ titleFont, bodyFont }), id).toMatchObject({ titleFont, bodyFont })
  })

  it('set text in regular weight', () => {
    for (const { bodyFont } of fontPairs) expect(bodyFont.weight).toBe('Regular')
  })

  it('cover every style, with different heading fonts from style to style', () => {
    expect(new Set(fontPairs.map(({ style }) => style))).toEqual(new Set(presetStyles))
    expect(new Set(fontPairs.map(({ titleFont }) => titleFont.family)).size).toBe(fontPairs.length)
  })

  it('use only weights that their fonts include', () => {
    for (const { titleFont, bodyFont } of fontPairs) {
      expect(weightsOf(titleCuts[titleFont.family])).toContain(titleFont.weight)
      expect(weightsOf(bodyCuts[bodyFont.family])).toContain(bodyFont.weight)
    }
  })
})

const first = { style: 'Common' as const, theme: themeSchema.parse({}) }

/** A chain of looks, each suggested after the previous one. */
function looksFrom(count: number): { look: Surprise; before: Pick<Surprise, 'style'> & { theme: Theme } }[] {
  let before: Pick<Surprise, 'style'> & { theme: Theme } = first
  return Array.from({ length: count }, (_, seed) => {
    const look = surprise(seed, before)
    const step = { look, before }
    before = { style: look.style, theme: { ...before.theme, ...look.theme } }
    return step
  })
}
const steps = looksFrom(600)

describe('surprising looks', () => {
  describe('a surprise look', () => {
    it('forms a valid theme in fonts of its style', () => {
      for (const { look, before } of steps) {
        const whole = { ...before.theme, ...look.theme }
        expect(themeSchema.parse(whole)).toEqual(whole)
        expect(pairsOf(look.style).map(({ titleFont }) => titleFont)).toContainEqual(look.theme.titleFont)
      }
    })

    it('remains readable, whatever the random seed', () => {
      for (const { look } of steps) expectEasyColors(look.theme.colors)
    })

    it('differs from the previous look in style, colors and fonts', () => {
      for (const { look, before } of steps) {
        expect(look.style).not.toBe(before.style)
        expect(sameJson(look.theme.colors, before.theme.colors)).toBe(false)
        const { titleFont, bodyFont } = look.theme
        expect([titleFont, bodyFont]).not.toEqual([before.theme.titleFont, before.theme.bodyFont])
      }
    })

    it('repeats for the same seed after the same look', () => {
      expect(surprise(42, first)).toEqual(surprise(42, first))
    })

    it('draws on every style and font pair, and on both the wizard’s palettes and new ones', () => {
      expect(new Set(steps.map(({ look }) => look.style)).size).toBe(presetStyles.length)
      expect(new Set(steps.map(({ look }) => look.theme.titleFont.family)).size).toBe(fontPairs.length)
      expect(new Set(steps.map(({ look }) => look.paletteName)).size).toBeGreaterThan(25)
    })

    it('uses its style’s corners and heading sizes', () => {
      for (const { look } of steps) {
        const { buttonCorners, imageCorners, headingSize } = look.theme
        expect(moods[look.style].corners).toContainEqual([buttonCorners, imageCorners])
        expect(moods[look.style].headingSizes).toContain(headingSize)
      }
    })
  })
})

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).toSorted()
const looksOf = (businessActivities: string, businessName = 'Alder', trade?: string) =>
  looksFor(businessFromAnswers({ businessName, businessActivities, trade }), { businessName, trade })
const looksFor = (
  business: Business,
  described: { businessName?: string; trade?: string; neighbor?: OpeningLook; recentPalettes?: string[] } = {},
) => composeLooks({ businessName: 'Alder', business, language: 'en', ...described })
const firstStyle = ({ fontPairs: [first] }: ReturnType<typeof composeLooks>) =>
  fontPairs.find(({ id }) => id === first)?.style

const everyTrade = [...trades, unlisted].map((trade) => [trade.slug || 'unlisted', trade] as const)

describe('suggested looks', () => {
  describe('a trade’s suggested looks', () => {
    it('include every palette and font pair once', async () => {
      expect(
        await offendersAmong(everyTrade, (trade) => {
          const looks = looksOf(trade.searchTerms.slice(0, 3).join(', '))
          expect(looks.fontPairs.toSorted()).toEqual(ids(fontPairs))
          expect(looks.palettes.toSorted()).toEqual(ids(palettes))
        }),
      ).toEqual([])
    })

    it('start with the trade’s styles and palettes if no fact suggests others', async () => {
      expect(
        await offendersAmong(everyTrade, (trade) => {
          for (let nth = 1; nth <= 20; nth += 1) {
            const { fontPairs: fonts, palettes: colors } = looksOf('Open every day', `Nr ${nth}`, trade.slug)
            const styles = fonts.map((id) => fontPairs.find((pair) => pair.id === id)?.style)
            const own = trade.styles.flatMap((style) => (style ? pairsOf(style).map(() => style) : []))
            expect(styles.slice(0, own.length)).toEqual(own)
            const offered = colors.slice(0, offeredPalettes).map((id) => palettes.find((palette) => palette.id === id))
            expect(offered.filter((palette) => palette?.style === trade.styles[0]).length).toBeGreaterThan(3)
          }
        }),
      ).toEqual([])
    })
  })

  describe('the first suggestion', () => {
    it('varies among businesses of a trade', () => {
      const looks = Array.from({ length: 20 }, (_, nth) => looksOf('Plumber', `Nr ${nth}`))
      expect(new Set(looks.map(({ palettes: [first] }) => first)).size).toBeGreaterThan(1)
      expect(looksOf('Plumber')).toEqual(looksOf('Plumber'))
    })

    it.each([
      ['Wedding flowers', 'blush-plum'],
      ['Tattoo parlor', 'marquee'],
      ['Organic vegetable farm', 'deep-green'],
    ])('fits the owner’s description: %j', (activities, id) => {
      expect(looksOf(activities).palettes.slice(0, 2)).toContain(id)
    })
  })

  it('start with the trade’s style whose opening fits the facts', () => {
    const people = ['Luis', 'Rosa', 'Cody'].map((name, nth) => ({ id: `person-${nth}`, name, role: 'Boilers' }))
    const familyFirm = (slug: string) => business.parse({ trade: { slug, name: '' }, since: { year: 1987 }, people })
    expect(firstStyle(looksFor(familyFirm('plumber')))).toBe('Geometric')
    expect(firstStyle(looksFor(familyFirm('therapist')))).toBe('Elegant')
  })

  it('start with a palette that differs from that of the trade’s latest website in town', () => {
    const plumber = businessFromAnswers({ businessName: 'Alder', businessActivities: 'Plumber in Leeds' })
    const [palette = ''] = looksFor(plumber).palettes
    const [other] = looksFor(plumber, { neighbor: { opening: 'Number', palette } }).palettes
    expect(other).not.toBe(palette)
  })

  it('start with a palette of the style that none of the trade’s recent websites has', () => {
    const plumber = businessFromAnswers({ businessName: 'Alder', businessActivities: 'Plumber in Leeds' })
    const ranked = looksFor(plumber).palettes
    const recentPalettes = ranked.slice(0, 4)
    expect(looksFor(plumber, { recentPalettes }).palettes[0]).toBe(ranked[4])
  })

  it('start with the likely trade’s for a short description, unless it mentions another trade', () => {
    const spa = trades.find(({ slug }) => slug === 'spa')
    expect(firstStyle(looksOf('Open every day', ''))).not.toBe(spa?.styles[0])
    expect(firstStyle(looksOf('Open every day', '', 'spa'))).toBe(spa?.styles[0])
    expect(looksOf('Plumber in Leeds', '', 'spa')).toEqual(looksOf('Plumber in Leeds', ''))
  })
})
