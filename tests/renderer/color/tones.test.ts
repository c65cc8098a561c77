import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cookieBannerStyles } from '../../../renderer/behaviors/cookie-banner-styles.ts'
import { blend, contrast, parseHex, type Rgb, toHex } from '../../../renderer/color/rgb.ts'
import {
  pictureColors,
  scrimColor,
  scrimNeed,
  scrimNeedLarge,
  type ToneColors,
  toneColors,
} from '../../../renderer/color/tones.ts'
import { tones } from '../../../renderer/document/section-design.ts'
import type { ThemeColors } from '../../../renderer/document/theme.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const near = color.chain((base) => fc.tuple(fc.constant(base), fc.integer({ min: -6, max: 6 })))
const close = near.map(([base, shift]) => {
  const rgb = parseHex(base).map((channel) => Math.min(Math.max(channel + shift / 255, 0), 1))
  return [
    base,
    `#${rgb
      .map((channel) =>
        Math.round(channel * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`,
  ] as const
})

const anyTheme: fc.Arbitrary<ThemeColors> = fc.record({
  backgroundColor: color,
  primaryTextColor: color,
  secondaryTextColor: color,
  buttonBackgroundColor: color,
  buttonTextColor: color,
  buttonBackgroundHoverColor: color,
  buttonBackgroundPressedColor: color,
  accentColor: color,
})
/** A careless one: texts, buttons and accent hardly differ from the page. */
const flatTheme: fc.Arbitrary<ThemeColors> = fc.tuple(close, anyTheme).map(([[page, other], theme]) => ({
  ...theme,
  backgroundColor: page,
  primaryTextColor: other,
  secondaryTextColor: other,
  buttonBackgroundColor: other,
  buttonTextColor: page,
  accentColor: other,
}))
const theme = fc.oneof(anyTheme, flatTheme)

/** `#abc` as `#aabbcc`. */
const whole = (hex: string) => (hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex)
/** As the page shows it: rounded to what a style sheet says. */
const shown = (rgb: Rgb) => parseHex(whole(toHex(rgb)))
const ratio = (one: Rgb, other: Rgb) => contrast(shown(one), shown(other))

function expectReadable(colors: ToneColors, grounds: Rgb[]) {
  for (const ground of grounds) {
    for (const text of [colors.text, colors.muted, colors.link]) expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(colors.field, ground)).toBeGreaterThanOrEqual(3)
  }
  expect(ratio(colors.buttonText, colors.button)).toBeGreaterThanOrEqual(4.5)
  expect(ratio(colors.hoverText, colors.hover)).toBeGreaterThanOrEqual(4.5)
  expect(ratio(colors.pressedText, colors.pressed)).toBeGreaterThanOrEqual(4.5)
  expect(ratio(colors.accentText, colors.accent)).toBeGreaterThanOrEqual(4.5)
}

describe('whatever colors an owner picks', () => {
  it.each(tones)('all text on %s ground reaches WCAG AA', (tone) => {
    fc.assert(
      fc.property(theme, (picked) => {
        const colors = toneColors(picked, tone)
        expectReadable(colors, [colors.ground, colors.groundEnd, colors.card])
      }),
      { numRuns: 300 },
    )
  })

  it('text on a picture reaches it too, whatever the picture', () => {
    fc.assert(
      fc.property(theme, color, (picked, pixel) => {
        const scrim = scrimColor(picked)
        const colors = pictureColors(picked)
        const darkened = blend(scrim, parseHex(pixel), scrimNeed(picked))
        expectReadable(colors, [colors.card])
        expect(ratio(colors.text, darkened)).toBeGreaterThanOrEqual(4.5)
        const banner = blend(scrim, parseHex(pixel), scrimNeedLarge(picked))
        expect(ratio(colors.text, banner)).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 300 },
    )
  })

  it.each(tones)('text on %s ground is readable all the way along a gradient, and in reverse', (tone) => {
    fc.assert(
      fc.property(theme, fc.double({ min: 0, max: 1, noNaN: true }), (picked, share) => {
        const colors = toneColors(picked, tone)
        const between = blend(shown(colors.groundEnd), shown(colors.ground), share)
        for (const text of [colors.text, colors.muted, colors.link])
          expect(contrast(shown(text), between)).toBeGreaterThanOrEqual(4.45)
        expect(ratio(colors.ground, colors.text)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 300 },
    )
  })

  it('the cookie notice can be read, and its button, on any colour', () => {
    fc.assert(
      fc.property(color, (backgroundColor) => {
        const css = cookieBannerStyles({ enabled: true, primaryText: 'Cookies', buttonText: 'OK', backgroundColor })
        const pairs = [...css.matchAll(/[; ]color: (#\w+); background: (#\w+)/g)]
        expect(pairs).toHaveLength(2)
        for (const [, text = '', ground = ''] of pairs)
          expect(contrast(parseHex(whole(text)), parseHex(whole(ground)))).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 100 },
    )
  })

  it('a button stands out from its background, also while it is hovered and pressed', () => {
    fc.assert(
      fc.property(theme, fc.constantFrom(...tones), (picked, tone) => {
        const { button, ground, hover, pressed, ...texts } = toneColors(picked, tone)
        expect(ratio(button, ground)).toBeGreaterThanOrEqual(1.5)
        // Where the owner's own colour for it drowns, its words still stand out from it.
        expect(ratio(texts.hoverText, hover)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(texts.pressedText, pressed)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 300 },
    )
  })
})

describe('colours that already work', () => {
  const careful: ThemeColors = {
    backgroundColor: '#ffffff',
    primaryTextColor: '#16191d',
    secondaryTextColor: '#4d5560',
    buttonBackgroundColor: '#1f5d50',
    buttonTextColor: '#ffffff',
    buttonBackgroundHoverColor: '#184a40',
    buttonBackgroundPressedColor: '#113830',
    accentColor: '#e2efe9',
  }

  it('are left as they are', () => {
    const { ground, text, muted, button, buttonText, hover } = toneColors(careful, 'Plain')
    expect([ground, text, muted, button, buttonText, hover].map(toHex)).toEqual([
      '#fff',
      '#16191d',
      '#4d5560',
      '#1f5d50',
      '#fff',
      '#184a40',
    ])
  })

  it('make three grounds that differ', () => {
    expect(new Set(tones.map((tone) => toHex(toneColors(careful, tone).ground))).size).toBe(3)
  })
})
