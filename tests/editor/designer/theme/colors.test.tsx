import { MantineProvider } from '@mantine/core'
import fc from 'fast-check'
import { createStore } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dragStartedAtAtom, editAtom } from '#editor/designer/document/edits.ts'
import { undoAtom } from '#editor/designer/document/history.ts'
import { documentAtom, openDraftAtom, timelineAtom } from '#editor/designer/document/session.ts'
import { ColorArea } from '#editor/designer/theme/colors/color-area.tsx'
import { ColorPopover } from '#editor/designer/theme/colors/color-popover.tsx'
import { parseTypedHex } from '#editor/designer/theme/colors/parse-hex.ts'
import { type Reading, readings } from '#editor/designer/theme/colors/readings.ts'
import { withColor } from '#editor/designer/theme/colors/with-color.ts'
import { parseHex } from '#renderer/color/rgb.ts'
import { toneColors } from '#renderer/color/tones.ts'
import { changeTheme } from '#renderer/document/edits/edits.ts'
import { type ThemeColors, theme, themeColors } from '#renderer/document/theme.ts'
import { palettes, palettesIn, shades } from '#templates/palettes/palettes.ts'
import { contrastOf } from '../../../templates/contrast.ts'
import { draftOf, websiteOf } from '../../website.ts'

describe('the color picker', () => {
  const { colors } = theme.parse({})

  const nothing = () => undefined

  it('names both sliders and announces their values', () => {
    const html = renderToStaticMarkup(<ColorArea id="theme.accentColor" value="#336699" onChange={nothing} />)
    const sliders = html.match(/<div[^>]*role="slider"[^>]*>/g) ?? []
    expect(sliders).toHaveLength(2)
    expect(sliders[0]).toMatch(/aria-label="Shade".*aria-valuetext="Colorfulness 67 %, brightness 60 %"/)
    expect(sliders[1]).toMatch(/aria-label="Hue".*aria-valuenow="210"/)
    for (const slider of sliders) expect(slider).toContain('tabindex="0"')
  })

  it('offers the website’s other colors and the palettes’ colors by name, without duplicates', () => {
    const html = renderToStaticMarkup(
      <MantineProvider>
        <ColorPopover id="theme.accentColor" name="accentColor" colors={colors} onChange={nothing} />
      </MantineProvider>,
    )
    const offered = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? []
    const labels = offered.map((input) => input.match(/aria-label="([^"]+)"/)?.[1])
    for (const name of ['Background', 'Secondary text', 'Button', 'Deep green', 'Terracotta'])
      expect(labels).toContain(name)
    // White text on a white page makes a single color.
    expect(labels).not.toContain('Button text')
    expect(labels).not.toContain('Tinted background')
  })

  it('includes a field for the hex code and rates the contrast of affected text', () => {
    const html = renderToStaticMarkup(
      <MantineProvider>
        <ColorPopover
          id="theme.backgroundColor"
          name="backgroundColor"
          colors={{ ...colors, backgroundColor: '#8a8f96' }}
          onChange={nothing}
        />
      </MantineProvider>,
    )
    expect(html).toMatch(/<input[^>]*aria-label="Background: color code"[^>]*value="#8a8f96"/)
    expect(html).toContain('Secondary text is very hard to read. Shown ')
  })
})

describe('parseTypedHex', () => {
  it.each([
    ['#1f5d46', '#1f5d46'],
    ['1F5D46', '#1f5d46'],
    ['#abc', '#aabbcc'],
    ['abc', '#aabbcc'],
    ['  # 1f 5d 46 ', '#1f5d46'],
    ['1f5d46;\n', '#1f5d46'],
  ])('reads %j as a color', (text, color) => {
    expect(parseTypedHex(text)).toBe(color)
  })

  it.each(['', '#', 'ab', 'abcd', '#12345', '#1234567', 'green', '#ggg'])('rejects %j', (text) => {
    expect(parseTypedHex(text)).toBeUndefined()
  })
})

const plain = theme.parse({}).colors
const reading = (colors: ThemeColors, id: keyof ThemeColors): Reading => {
  const found = readings(colors).find((one) => one.id === id)
  if (!found) throw new Error(`there is no reading of ${id}`)
  return found
}
const quiet = (secondaryTextColor: string) => reading({ ...plain, secondaryTextColor }, 'secondaryTextColor')

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const names = Object.keys(themeColors.shape) as (keyof ThemeColors)[]
const anyColors = fc.record(Object.fromEntries(names.map((name) => [name, color]))) as fc.Arbitrary<ThemeColors>

describe('color contrast ratings', () => {
  it('range from “easy to read” to “almost invisible”', () => {
    expect(quiet('#4d5560').sentence).toBe('Secondary text is easy to read.')
    expect(quiet('#7d8590').sentence).toBe('Secondary text is hard to read in small text.')
    expect(quiet('#a5acb5').sentence).toBe('Secondary text is very hard to read.')
    expect(quiet('#f4f5f6').sentence).toBe('Secondary text is almost invisible.')
  })

  it('mention the displayed color if it differs from the chosen one', () => {
    expect(quiet('#4d5560').visitorNote).toBeUndefined()
    expect(quiet('#7d8590').visitorNote).toBe('Shown a little darker so that everyone can read it.')
    expect(quiet('#f4f5f6').visitorNote).toBe('Shown much darker so that everyone can read it.')
    const dim = { ...plain, buttonTextColor: '#5f8f84' }
    expect(reading(dim, 'buttonTextColor').visitorNote).toBe('Shown lighter so that everyone can read it.')
  })

  it('cover a button’s hover and pressed states', () => {
    const pale = { ...plain, buttonBackgroundHoverColor: '#e0e0e0', buttonTextColor: '#ffffff' }
    expect(reading(pale, 'buttonTextColor').easy).toBe(true)
    expect(reading(pale, 'buttonBackgroundHoverColor').sentence).toBe(
      'Button text is hard to read in small text on hover.',
    )
    expect(reading(pale, 'buttonBackgroundPressedColor').easy).toBe(true)
  })

  it('report a button that blends into the background, and skip text that isn’t drawn', () => {
    const hidden = { ...plain, buttonBackgroundColor: '#fafafa' }
    expect(reading(hidden, 'buttonBackgroundColor').visitorNote).toContain('in your text color')
    expect(readings(hidden).map(({ id }) => id)).not.toContain('buttonTextColor')
  })

  it('reach “easy to read” for every offered palette', () => {
    const offered = shades.flatMap((shade) => palettesIn[shade].map(({ name, colors }) => ({ name, shade, colors })))
    const hard = offered.flatMap(({ name, shade, colors }) =>
      readings(colors)
        .filter(({ easy, visitorNote: story }) => !easy || story !== undefined)
        .map(({ id }) => `${name} (${shade}): ${id}`),
    )
    expect(hard).toEqual([])
  })

  it('match the page for any colors (property)', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const tone = toneColors(colors, 'Plain')
        for (const { id, easy, visitorNote: story } of readings(colors)) {
          expect(easy).toBe(story === undefined)
          if (id === 'primaryTextColor' && easy) expect(tone.text).toEqual(parseHex(colors.primaryTextColor))
        }
      }),
    )
  })
})

describe('the suggested contrast fix', () => {
  it('appears only if it is needed', () => {
    for (const { easy, fixedColors: eased } of readings(plain)) expect([easy, eased]).toEqual([true, undefined])
  })

  it('makes any two colors easy to read and the theme valid (property)', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        for (const { id, easy, fixedColors: eased } of readings(colors)) {
          if (!eased) {
            const room = Math.max(...['#000000', '#ffffff'].map((end) => contrastOf(end, colors.backgroundColor)))
            expect(easy || room < 4.8).toBe(true)
            continue
          }
          const next = eased()
          expect(themeColors.parse(next)).toEqual(next)
          expect(readings(next).find((one) => one.id === id)?.easy ?? true).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('changes a color only as much as necessary', () => {
    const { fixedColors: eased } = quiet('#7d8590')
    const ratio = contrastOf(eased?.().secondaryTextColor ?? '', plain.backgroundColor)
    expect(ratio).toBeGreaterThan(4.5)
    expect(ratio).toBeLessThan(6.5)
  })
})

describe('changing a color', () => {
  const [green] = palettes

  if (!green) throw new Error('no palettes')

  const { colors } = green

  it('doesn’t change other colors', () => {
    expect(withColor(colors, 'accentColor', '#ffeecc')).toEqual({ ...colors, accentColor: '#ffeecc' })
  })

  it('updates a button’s hover and pressed shades every time', () => {
    const blue = withColor(withColor(colors, 'buttonBackgroundColor', '#aa2222'), 'buttonBackgroundColor', '#1b4fd1')
    expect(blue.buttonBackgroundHoverColor).not.toBe(colors.buttonBackgroundHoverColor)
    expect(contrastOf(blue.buttonBackgroundHoverColor, blue.buttonBackgroundColor)).toBeGreaterThan(1.1)
    expect(contrastOf(blue.buttonBackgroundPressedColor, blue.buttonBackgroundHoverColor)).toBeGreaterThan(1.1)
    expect(contrastOf(blue.buttonTextColor, blue.buttonBackgroundPressedColor)).toBeGreaterThan(4.5)
  })

  it('doesn’t change a shade that the owner chose', () => {
    const own = withColor(colors, 'buttonBackgroundHoverColor', '#402060')
    expect(withColor(own, 'buttonBackgroundColor', '#1b4fd1').buttonBackgroundHoverColor).toBe('#402060')
  })
})

describe('a drag in the color picker', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function open() {
    const store = createStore()
    store.set(openDraftAtom, draftOf(websiteOf()))
    const colors = () => store.get(documentAtom)?.theme.colors
    const paint = (value: string) =>
      store.set(
        editAtom,
        (site) => changeTheme(site, { colors: withColor(site.theme.colors, 'accentColor', value) }),
        'theme.accentColor',
      )
    return { store, colors, paint, steps: () => store.get(timelineAtom)?.past.length }
  }

  it('forms one step, even with a pause in the middle', () => {
    const { store, colors, paint, steps } = open()
    const before = colors()
    store.set(dragStartedAtAtom, Date.now())
    paint('#aa0000')
    vi.advanceTimersByTime(5_000)
    paint('#00aa00')
    store.set(dragStartedAtAtom, null)
    expect(steps()).toBe(1)
    expect(colors()?.accentColor).toBe('#00aa00')
    store.set(undoAtom)
    expect(colors()).toEqual(before)
  })

  it('ends on release, so that a later change is a new step', () => {
    const { store, paint, steps } = open()
    store.set(dragStartedAtAtom, Date.now())
    paint('#aa0000')
    store.set(dragStartedAtAtom, null)
    vi.advanceTimersByTime(5_000)
    paint('#00aa00')
    expect(steps()).toBe(2)
  })
})
