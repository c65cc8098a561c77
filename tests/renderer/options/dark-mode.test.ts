import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnColors, isDark } from '../../../renderer/color/dark-colors.ts'
import { difference, toOklab } from '../../../renderer/color/oklab.ts'
import { contrast, parseHex, type Rgb, toHex } from '../../../renderer/color/rgb.ts'
import { type ToneColors, toneColors } from '../../../renderer/color/tones.ts'
import { changeTheme } from '../../../renderer/document/edits/edits.ts'
import { darkModes } from '../../../renderer/document/enumerations.ts'
import { tones } from '../../../renderer/document/section-design.ts'
import { type ThemeColors, themeColors } from '../../../renderer/document/theme.ts'
import { parseDocument } from '../../../renderer/document/versions.ts'
import { palettes, palettesIn } from '../../../templates/palettes/palettes.ts'
import { withoutPictures } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { drawnPage, sectionWith, themeWith } from '../read-page.ts'

const { theme } = fullSite
const darkOf = (colors: ThemeColors) => drawnColors({ ...theme, colors, darkMode: 'On' }).colors

const whole = (hex: string) => (hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex)
const ratio = (one: Rgb, other: Rgb) => contrast(parseHex(whole(toHex(one))), parseHex(whole(toHex(other))))

/** Pairs of text and background, or form field edge and surroundings, with too little contrast. */
function unreadable(colors: ToneColors): string[] {
  const grounds = [colors.ground, colors.groundEnd, colors.card]
  const pairs = [
    ...grounds.flatMap((ground) =>
      [colors.text, colors.muted, colors.link].map((text) => [text, ground, 4.5] as const),
    ),
    ...grounds.map((ground) => [colors.field, ground, 3] as const),
    [colors.buttonText, colors.button, 4.5],
    [colors.hoverText, colors.hover, 4.5],
    [colors.pressedText, colors.pressed, 4.5],
    [colors.accentText, colors.accent, 4.5],
    ...grounds.map((ground) => [colors.second, ground, 3] as const),
  ] as const
  return pairs
    .filter(([one, other, least]) => ratio(one, other) < least)
    .map(([one, other]) => `${toHex(one)} on ${toHex(other)}`)
}

describe('dark mode', () => {
  it.each(palettes.flatMap(({ id, colors }) => darkModes.map((mode) => [id, mode, colors] as const)))(
    'keeps every text of %s readable on every background, with dark mode %s',
    (_, darkMode, colors) => {
      const { colors: drawn, night = drawn } = drawnColors({ ...theme, colors, darkMode })
      for (const tone of tones)
        for (const shown of [drawn, night]) expect(unreadable(toneColors(shown, tone))).toEqual([])
    },
  )

  it('keeps every text readable, whatever colors the owner picked (property)', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
    const names = Object.keys(themeColors.shape) as (keyof ThemeColors)[]
    const anyColors = fc.record(Object.fromEntries(names.map((name) => [name, color]))) as fc.Arbitrary<ThemeColors>
    fc.assert(
      fc.property(anyColors, fc.constantFrom(...tones), (colors, tone) => {
        const dark = darkOf(colors)
        expect(themeColors.parse(dark)).toEqual(dark)
        expect(isDark(parseHex(dark.backgroundColor))).toBe(true)
        expect(unreadable(toneColors(dark, tone))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it.each(palettesIn.Light.map(({ id, colors }) => [id, colors] as const))(
    'keeps %s’s brand recognizable, with distinct hover and pressed states',
    (_, colors) => {
      const dark = darkOf(colors)
      const { button, hover, pressed, ground } = toneColors(dark, 'Plain')
      expect(ratio(button, ground)).toBeGreaterThanOrEqual(3)
      expect(difference(button, hover)).toBeGreaterThan(0.02)
      expect(difference(hover, pressed)).toBeGreaterThan(0.02)
      const hue = (hex: string) => {
        const [, a, b] = toOklab(parseHex(hex))
        return { chroma: Math.hypot(a, b), angle: Math.atan2(b, a) }
      }
      const [before, after] = [hue(colors.buttonBackgroundColor), hue(dark.buttonBackgroundColor)]
      if (before.chroma > 0.04) expect(Math.cos(before.angle - after.angle)).toBeGreaterThan(0.97)
    },
  )

  it('leaves dark colors unchanged', () => {
    const colors = palettes.find(({ id }) => id === 'after-dark')?.colors
    if (!colors) throw new Error('no dark palette')
    for (const darkMode of darkModes) expect(drawnColors({ ...theme, colors, darkMode })).toEqual({ colors })
  })

  it('follows the device by default, and adds nothing to the page when off', async () => {
    const { darkMode: _, ...former } = theme
    expect(parseDocument({ ...structuredClone(fullSite), theme: former }).theme.darkMode).toBe('FollowsDevice')
    const { html } = await drawnPage(themeWith({ darkMode: 'Off' }))
    expect(html).not.toMatch(/prefers-color-scheme|color-scheme:|<picture/)
  })

  it('includes colors and a browser bar for both schemes when it follows the device', async () => {
    const { html, css } = await drawnPage(themeWith({ darkMode: 'FollowsDevice' }))
    const dark = darkOf(theme.colors)
    expect(css).toMatch(
      /@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark\}:root\{[^}]*\}:root,\.plain\{/,
    )
    const [light, night] = ['light', 'dark'].map((scheme) => `media="(prefers-color-scheme:${scheme})"`)
    expect(html).toContain(`<meta name="theme-color" content="${theme.colors.backgroundColor}" ${light}/>`)
    expect(html).toContain(`<meta name="theme-color" content="${dark.backgroundColor}" ${night}/>`)
  })

  it('equals a theme with the dark colors when on', async () => {
    // Text on photos and two-tone colors derive from the owner's colors.
    const plain = withoutPictures(fullSite)
    const dark = await drawnPage(changeTheme(plain, { darkMode: 'On' }))
    const picked = await drawnPage(changeTheme(plain, { colors: darkOf(theme.colors) }))
    expect(dark.css).toContain(':root{color-scheme:dark}')
    expect(dark.css).toBe(picked.css)
    for (const id of ['introduction', 'services']) expect(dark.of(id)).toBe(picked.of(id))
  })

  it('puts a light background behind a logo unless the logo is on the brand color', async () => {
    const urls = [{ type: 'regular', url: '/media/logo.png', width: 200, height: 80 }]
    const logo = { logoType: 'Image', logoImage: { provider: 'Custom', urls } }
    const pageIn = (darkMode: (typeof darkModes)[number], tone: string) =>
      drawnPage(changeTheme(sectionWith('Header', { content: logo, design: { tone } }), { darkMode }))
    const chip = /\.logo img\{padding:[^}]*background:#fff\}/
    expect((await pageIn('On', 'Plain')).css).toMatch(chip)
    expect((await pageIn('FollowsDevice', 'Plain')).css).toMatch(chip)
    expect((await pageIn('Off', 'Plain')).css).not.toMatch(chip)
    expect((await pageIn('On', 'Bold')).css).not.toMatch(/\.logo img\{padding/)
  })

  it('applies only on screens, not in print', async () => {
    const { css } = await drawnPage(themeWith({ darkMode: 'On' }))
    expect(css).toContain('@media screen{:root{color-scheme:dark}}')
  })
})
