import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cookieBannerStyles } from '../../renderer/behaviors/cookie-banner-styles.ts'
import { chroma, hueOf, toOklab } from '../../renderer/color/oklab.ts'
import { blend, contrast, parseHex, type Rgb, toHex } from '../../renderer/color/rgb.ts'
import {
  pictureColors,
  scrimColor,
  scrimNeed,
  scrimNeedLarge,
  type ToneColors,
  toneColors,
} from '../../renderer/color/tones.ts'
import { changeTheme, replaceSection } from '../../renderer/document/edits/edits.ts'
import { cornerStyles, fontSizes, fontWeights, presetStyles } from '../../renderer/document/enumerations.ts'
import { tones } from '../../renderer/document/section-design.ts'
import { bodyFamilies, type ThemeColors, titleFamilies } from '../../renderer/document/theme.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { bodyCuts, type Cut, titleCuts } from '../../renderer/fonts/faces.ts'
import { changeStyle } from '../../renderer/styles/change-style.ts'
import { looks } from '../../renderer/styles/looks.ts'
import { palettes } from '../../templates/palettes/palettes.ts'
import { composedSite } from '../harness/composed-site.ts'
import { fullSite } from './fixtures/full-site.ts'
import { drawnPage, everyBorder, rootValue, themeWith } from './read-page.ts'

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
/** A theme with low contrast between texts, buttons, accent and page. */
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
/** Rounds a color as in the style sheet. */
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

describe('a dark background’s shade', () => {
  const elegant = palettes.filter(({ style }) => style === 'Elegant')
  it.each(elegant.map(({ id, colors }) => [id, colors] as const))(
    'looks clear and deep, not brown or olive: %s',
    (_, colors) => {
      const { shade } = toneColors(colors, 'Ink')
      const hue = hueOf(shade) ?? 0
      expect(hue < 30 || hue > 140).toBe(true)
      expect(chroma(shade)).toBeGreaterThan(0.02)
      expect(toOklab(shade)[0]).toBeLessThan(0.3)
    },
  )

  it('remains gray in a gray palette', () => {
    const grays = { backgroundColor: '#ffffff', primaryTextColor: '#111111', secondaryTextColor: '#444444' }
    const two = { buttonBackgroundColor: '#333333', accentColor: '#cccccc' }
    const { colors } = themeWith({ colors: { ...fullSite.theme.colors, ...grays, ...two } }).theme
    const { shade } = toneColors(colors, 'Ink')
    expect(chroma(shade)).toBeLessThan(0.01)
  })
})

describe('with any colors an owner picks (property)', () => {
  it.each(tones)('all text on a %s background has WCAG AA contrast', (tone) => {
    fc.assert(
      fc.property(theme, (picked) => {
        const colors = toneColors(picked, tone)
        expectReadable(colors, [colors.ground, colors.groundEnd, colors.card])
      }),
      { numRuns: 300 },
    )
  })

  it.each(tones)('text in the lit and shaded parts of a %s background has WCAG AA contrast', (tone) => {
    fc.assert(
      fc.property(theme, (picked) => {
        const { text, muted, sky, glow, shade } = toneColors(picked, tone)
        for (const lit of [sky, glow, shade]) expect(ratio(text, lit)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(muted, shade)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 300 },
    )
  })

  it('text on any picture has WCAG AA contrast', () => {
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

  it.each(tones)('text along a gradient on a %s background has WCAG AA contrast, in both directions', (tone) => {
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

  it('the cookie banner and its button have WCAG AA contrast', () => {
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

  it('a button stands out from its background, even hovered and pressed', () => {
    fc.assert(
      fc.property(theme, fc.constantFrom(...tones), (picked, tone) => {
        const { button, ground, hover, pressed, ...texts } = toneColors(picked, tone)
        expect(ratio(button, ground)).toBeGreaterThanOrEqual(1.5)
        // Even with a button color close to the background, its text stands out.
        expect(ratio(texts.hoverText, hover)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(texts.pressedText, pressed)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 300 },
    )
  })
})

describe('well-chosen colors', () => {
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

  it('remain unchanged', () => {
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

  it('give every tone a different background', () => {
    expect(new Set(tones.map((tone) => toHex(toneColors(careful, tone).ground))).size).toBe(tones.length)
  })
})

const site = (style: WebsiteSettings['style']) =>
  composedSite({ style, sections: ['Introduction', 'Services', 'Gallery', 'Team', 'Contact'] })

const frameOf = ({ sections }: WebsiteSettings, type: 'Services' | 'Gallery' | 'Team') => {
  const section = sections.find((candidate) => candidate.type === type)
  return section && 'frame' in section.content ? section.content.frame : undefined
}

describe('changing the style', () => {
  it.each(presetStyles.flatMap((from) => presetStyles.map((to) => [from, to] as const)))(
    'turns an untouched website into a website started in that style: %s to %s',
    (from, to) => {
      const changed = changeStyle(site(from), to)
      expect(websiteSettings.parse(changed)).toEqual(changed)
      expect(changed.theme).toEqual(site(to).theme)
      for (const type of ['Services', 'Gallery', 'Team'] as const)
        expect(frameOf(changed, type)).toBe(frameOf(site(to), type))
    },
  )

  it('keeps what the owner changed', () => {
    const services = site('Common').sections.find(({ type }) => type === 'Services')
    if (services?.type !== 'Services') throw new Error('no services')
    const own = changeTheme(
      replaceSection(site('Common'), { ...services, content: { ...services.content, frame: 'Circle' } }),
      { buttonCorners: 'Oval' },
    )
    const changed = changeStyle(own, 'Elegant')
    expect(changed.style).toBe('Elegant')
    expect(changed.theme.buttonCorners).toBe('Oval')
    expect(frameOf(changed, 'Services')).toBe('Circle')
    expect(changed.theme.imageCorners).toBe(looks.Elegant.imageCorners)
    expect(frameOf(changed, 'Team')).toBe(looks.Elegant.teamFrame)
  })

  it('changes nothing else', () => {
    const before = site('Common')
    const { style: _, theme, sections, ...rest } = changeStyle(before, 'Fun')
    expect({ ...before, ...rest }).toEqual(before)
    expect(theme.colors).toBe(before.theme.colors)
    for (const [index, section] of sections.entries()) {
      if (['Services', 'Gallery', 'Team'].includes(section.type))
        expect(section.design).toBe(before.sections[index]?.design)
      else expect(section).toBe(before.sections[index])
    }
  })

  it('returns the same document if it equals the current style', () => {
    const before = site('Fun')
    expect(changeStyle(before, 'Fun')).toBe(before)
  })
})

const valuesOf = async (changes: readonly object[], name: string) =>
  Promise.all(changes.map(async (change) => rootValue(await drawnPage(themeWith(change)), name)))
const remOf = (value?: string) =>
  Number(/([\d.]+)rem\)?(?:,var\(--cap\)\))?$/.exec(value ?? '')?.[1] ?? (value === '0px' ? 0 : Number.NaN))
const isRising = (values: number[]) => values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))

describe('the theme', () => {
  it('rounds buttons in four steps', async () => {
    const corners = await valuesOf(
      cornerStyles.map((buttonCorners) => ({ buttonCorners })),
      '--button-corner',
    )
    expect(isRising(corners.map(remOf))).toBe(true)
    expect((await drawnPage(fullSite)).css).toMatch(/\.button\{[^}]*border-radius:var\(--button-corner\)/)
  })

  it.each(['--picture-corner', '--corner'])('rounds pictures and cards in four steps (%s)', async (name) => {
    const corners = await valuesOf(
      cornerStyles.map((imageCorners) => ({ imageCorners })),
      name,
    )
    expect(isRising(corners.map(remOf))).toBe(true)
  })

  it.each(['--s3', '--s4', '--s5'])('sets headings in three sizes (%s), and body text in one size', async (name) => {
    const sizes = await valuesOf(
      fontSizes.map((headingSize) => ({ headingSize })),
      name,
    )
    expect(isRising(sizes.map(remOf))).toBe(true)
    const body = await valuesOf(
      fontSizes.map((headingSize) => ({ headingSize })),
      '--s0',
    )
    expect(new Set(body).size).toBe(1)
  })

  const weights = Object.keys(fontWeights) as (keyof typeof fontWeights)[]
  const nearest = ({ weights: [lightest, heaviest] }: Cut, weight: keyof typeof fontWeights) =>
    String(Math.min(Math.max(fontWeights[weight], lightest), heaviest))

  it.each(titleFamilies)('sets headings in %s in each available weight', async (family) => {
    for (const weight of weights) {
      const page = await drawnPage(themeWith({ titleFont: { family, weight } }))
      expect(rootValue(page, '--title-weight')).toBe(nearest(titleCuts[family], weight))
    }
  })

  it.each(bodyFamilies)('sets text in %s in each available weight', async (family) => {
    for (const weight of weights) {
      const page = await drawnPage(themeWith({ bodyFont: { family, weight } }))
      expect(rootValue(page, '--body-weight')).toBe(nearest(bodyCuts[family], weight))
    }
  })

  it.each(everyBorder)('draws a line at every section: %s of %i px', async (sides, thickness) => {
    const { css, html } = await drawnPage(themeWith({ bottomBorder: { sides, thickness } }))
    const side = { None: '', All: 'border:', Top: 'border-top:', Bottom: 'border-bottom:' }[sides]
    const rule = /\.section\.section\{([^}]*)\}/.exec(css)?.[1]
    expect(rule).toBe(sides === 'None' ? undefined : `${side}${thickness}px solid var(--field)`)
    // Neighbors with the same background share their space only without a line between them.
    expect(/class="[^"]*\beven\b/.test(html)).toBe(sides === 'None')
  })

  it('draws each style differently', async () => {
    const pages = await Promise.all(presetStyles.map(async (style) => (await drawnPage({ ...fullSite, style })).css))
    expect(new Set(pages).size).toBe(presetStyles.length)
  })
})
