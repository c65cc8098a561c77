import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ColorArea } from '../../../../editor/designer/theme/color-area.tsx'
import { ColorPopover } from '../../../../editor/designer/theme/color-popover.tsx'
import { theme } from '../../../../renderer/document/theme.ts'

const { colors } = theme.parse({})
const nothing = () => undefined

describe('what a color is chosen with', () => {
  it('names both sliders and says where they stand', () => {
    const html = renderToStaticMarkup(<ColorArea id="theme.accentColor" value="#336699" onChange={nothing} />)
    const sliders = html.match(/<div[^>]*role="slider"[^>]*>/g) ?? []
    expect(sliders).toHaveLength(2)
    expect(sliders[0]).toMatch(/aria-label="Shade".*aria-valuetext="Colorfulness 67 %, brightness 60 %"/)
    expect(sliders[1]).toMatch(/aria-label="Hue".*aria-valuenow="210"/)
    for (const slider of sliders) expect(slider).toContain('tabindex="0"')
  })

  it('offers the other colors of the website and those of the palettes by name, each once', () => {
    const html = renderToStaticMarkup(
      <MantineProvider>
        <ColorPopover id="theme.accentColor" name="accentColor" colors={colors} onChange={nothing} />
      </MantineProvider>,
    )
    const offered = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? []
    const labels = offered.map((input) => input.match(/aria-label="([^"]+)"/)?.[1])
    for (const name of ['Background', 'Secondary text', 'Button', 'Deep green', 'Terracotta'])
      expect(labels).toContain(name)
    // White words on a white page are one color.
    expect(labels).not.toContain('Button text')
    expect(labels).not.toContain('Tinted background')
  })

  it('has a field for the number, and says how what it touches is read', () => {
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
