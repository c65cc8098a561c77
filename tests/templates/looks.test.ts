import { describe, expect, it } from 'vitest'
import { sameJson } from '../../renderer/document/compare/same-json.ts'
import { fontWeights, presetStyles } from '../../renderer/document/enumerations.ts'
import {
  type Theme,
  type ThemeColors,
  theme,
  themeColors,
  theme as themeSchema,
} from '../../renderer/document/theme.ts'
import { faces } from '../../renderer/fonts/faces.ts'
import { fontPairs } from '../../templates/font-pairs.ts'
import { palettes, palettesIn, shadeOf, shades } from '../../templates/palettes.ts'
import { composeLooks } from '../../templates/suggestions/looks.ts'
import { moods, type Surprise, surprise } from '../../templates/surprise.ts'
import { trades } from '../../templates/trade-list.ts'
import { unlisted } from '../../templates/unlisted.ts'
import { offendersAmong } from '../harness/offenders.ts'
import { contrastOf } from './contrast.ts'

/** Every pair that a palette is judged by: WCAG AA for whatever is read, a button that stands out, states that differ. */
function expectEasyColors(colors: ThemeColors) {
  for (const ground of [colors.backgroundColor, colors.accentColor]) {
    expect(contrastOf(colors.primaryTextColor, ground)).toBeGreaterThanOrEqual(7)
    expect(contrastOf(colors.secondaryTextColor, ground)).toBeGreaterThanOrEqual(4.5)
  }
  const {
    buttonBackgroundColor: rest,
    buttonBackgroundHoverColor: hover,
    buttonBackgroundPressedColor: pressed,
  } = colors
  for (const ground of [rest, hover, pressed])
    expect(contrastOf(colors.buttonTextColor, ground)).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(rest, colors.backgroundColor)).toBeGreaterThanOrEqual(3)
  expect(contrastOf(rest, hover)).toBeGreaterThan(1.1)
  expect(contrastOf(hover, pressed)).toBeGreaterThan(1.1)
}

describe('the palettes', () => {
  it('are eight, each with its own id, name and mood', () => {
    expect(palettes).toHaveLength(8)
    for (const key of ['id', 'name', 'mood'] as const)
      expect(new Set(palettes.map((palette) => palette[key])).size).toBe(8)
  })

  it('have ids that the answers can carry', () => {
    for (const { id } of palettes) expect(id).toMatch(/^[a-z][a-z-]{1,31}$/)
  })

  it('have every color of a theme, easy to read on the page, on a tint and on a button', async () => {
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

  it('differ in the color of page, button or tint, any two of them', () => {
    const looks = palettes.map(({ colors }) => [colors.buttonBackgroundColor, colors.accentColor].join())
    expect(new Set(looks).size).toBe(palettes.length)
  })
})

describe.each(shades)('the palettes on a %s page', (shade) => {
  const offered = palettesIn[shade]

  it('are as many as the wizard’s, each under its own id', () => {
    expect(offered).toHaveLength(palettes.length)
    expect(new Set(offered.map(({ id }) => id)).size).toBe(palettes.length)
  })

  it('are valid themes of that shade that are easy to read', async () => {
    const offenders = await offendersAmong(
      offered.map(({ name, colors }) => [name, colors] as const),
      (colors) => {
        expect(shadeOf(colors)).toBe(shade)
        expect(themeColors.parse(colors)).toEqual(colors)
        expectEasyColors(colors)
      },
    )
    expect(offenders).toEqual([])
  })

  it('keep the wizard’s palettes of that shade unchanged and in place, and rename every other', () => {
    const own = palettes.filter(({ colors }) => shadeOf(colors) === shade)
    expect(own.length).toBeGreaterThan(0)
    expect(offered.filter(({ id }) => palettes.some((palette) => palette.id === id))).toEqual(own)
    expect(offered.map(({ id }) => id)).toEqual(
      palettes.map(({ id, colors }) => (shadeOf(colors) === shade ? id : `${id}-${shade.toLowerCase()}`)),
    )
  })
})

describe('the font pairs', () => {
  it('are eight, each with its own id, name and mood', () => {
    expect(fontPairs).toHaveLength(8)
    for (const key of ['id', 'name', 'mood'] as const) expect(new Set(fontPairs.map((pair) => pair[key])).size).toBe(8)
  })

  it('use only fonts that a theme accepts', () => {
    for (const { id, titleFont, bodyFont } of fontPairs)
      expect(theme.parse({ titleFont, bodyFont }), id).toMatchObject({ titleFont, bodyFont })
  })

  it('set text in a weight for reading', () => {
    for (const { bodyFont } of fontPairs) expect(bodyFont.weight).toBe('Regular')
  })

  it('never ask Playfair Display for a weight it has not got', () => {
    const playfair = fontPairs.filter(({ titleFont }) => titleFont.family === 'Playfair Display')
    expect(playfair).toHaveLength(1)
    for (const { titleFont } of playfair) expect(titleFont.weight).not.toBe('Light')
  })
})

const first = { style: 'Common' as const, theme: themeSchema.parse({}) }

/** So many looks, each after the one before it. */
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
  describe('a surprise', () => {
    it('is a theme that a document accepts, in weights that its fonts have', () => {
      for (const { look, before } of steps) {
        const whole = { ...before.theme, ...look.theme }
        expect(themeSchema.parse(whole)).toEqual(whole)
        for (const { family, weight } of [look.theme.titleFont, look.theme.bodyFont]) {
          const [lightest, heaviest] = faces[family].weights
          expect(fontWeights[weight]).toBeGreaterThanOrEqual(lightest)
          expect(fontWeights[weight]).toBeLessThanOrEqual(heaviest)
        }
      }
    })

    it('can be read, whatever the seed', () => {
      for (const { look } of steps) expectEasyColors(look.theme.colors)
    })

    it('differs from the look before in style, colors and fonts', () => {
      for (const { look, before } of steps) {
        expect(look.style).not.toBe(before.style)
        expect(sameJson(look.theme.colors, before.theme.colors)).toBe(false)
        const { titleFont, bodyFont } = look.theme
        expect([titleFont, bodyFont]).not.toEqual([before.theme.titleFont, before.theme.bodyFont])
      }
    })

    it('is the same for the same seed after the same look', () => {
      expect(surprise(42, first)).toEqual(surprise(42, first))
    })

    it('comes to every style and every font pair, to palettes of the wizard and to new ones', () => {
      expect(new Set(steps.map(({ look }) => look.style)).size).toBe(presetStyles.length)
      expect(new Set(steps.map(({ look }) => look.theme.titleFont.family)).size).toBe(fontPairs.length)
      expect(new Set(steps.map(({ look }) => look.paletteName)).size).toBeGreaterThan(25)
    })

    it('keeps to what goes with the style', () => {
      for (const { look } of steps) {
        const { buttonCorners, imageCorners, headingSize } = look.theme
        expect(moods[look.style].corners).toContainEqual([buttonCorners, imageCorners])
        expect(moods[look.style].headingSizes).toContain(headingSize)
      }
    })
  })

  it('knows every font pair that a mood names', () => {
    const ids = fontPairs.map(({ id }) => id)
    for (const { fonts } of Object.values(moods)) for (const id of fonts) expect(ids).toContain(id)
  })
})

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).toSorted()
const looksOf = (businessActivities: string, businessName = 'Alder') =>
  composeLooks({ businessName, businessActivities })

const everyTrade = [...trades, unlisted].map((trade) => [trade.slug || 'unlisted', trade] as const)

describe('suggested looks', () => {
  describe('the looks for a trade', () => {
    it('list every palette and font pair once', async () => {
      expect(
        await offendersAmong(everyTrade, (trade) => {
          const looks = looksOf(trade.searchTerms.slice(0, 3).join(', '))
          expect(looks.fontPairs.toSorted()).toEqual(ids(fontPairs))
          expect(looks.palettes.toSorted()).toEqual(ids(palettes))
        }),
      ).toEqual([])
    })

    it('begin with the trade’s own style, fonts and palettes', async () => {
      expect(
        await offendersAmong(everyTrade, (trade) => {
          const looks = looksOf(trade.searchTerms.slice(0, 3).join(', '))
          expect(looks.style).toBe(trade.style)
          for (let nth = 1; nth <= 20; nth += 1) {
            const { fontPairs: fonts, palettes: colors } = looksOf(
              trade.searchTerms.slice(0, 3).join(', '),
              `Nr ${nth}`,
            )
            expect(trade.fontPairs).toContain(fonts[0])
            expect(trade.palettes).toContain(colors[0])
          }
        }),
      ).toEqual([])
    })
  })

  describe('what comes first', () => {
    it('is not the same for every business of a trade', () => {
      const looks = Array.from({ length: 20 }, (_, nth) => looksOf('Plumber', `Nr ${nth}`))
      expect(new Set(looks.map(({ palettes: [first] }) => first)).size).toBeGreaterThan(1)
      expect(looksOf('Plumber')).toEqual(looksOf('Plumber'))
    })

    it.each([
      ['Dog grooming', 'fontPairs', 'lively'],
      ['Wedding flowers', 'palettes', 'blush-plum'],
      ['Tattoo parlor', 'palettes', 'after-dark'],
      ['Organic vegetable farm', 'palettes', 'deep-green'],
    ] as const)('follows what the owner says: %j', (activities, of, id) => {
      expect(looksOf(activities)[of].slice(0, 2)).toContain(id)
    })
  })

  it('starts with the likely trade for a short description, but not if it names another', () => {
    const business = { businessName: '', businessActivities: 'Open every day' }
    const spa = trades.find(({ slug }) => slug === 'spa')
    expect(composeLooks(business).style).not.toBe(spa?.style)
    expect(composeLooks({ ...business, trade: 'spa' }).style).toBe(spa?.style)
    expect(spa?.palettes).toContain(composeLooks({ ...business, trade: 'spa' }).palettes[0])
    const plumber = { businessName: '', businessActivities: 'Plumber in Leeds' }
    expect(composeLooks({ ...plumber, trade: 'spa' })).toEqual(composeLooks(plumber))
  })
})
