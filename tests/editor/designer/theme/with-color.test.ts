import { describe, expect, it } from 'vitest'
import { withColor } from '../../../../editor/designer/theme/with-color.ts'
import { palettes } from '../../../../templates/palettes/palettes.ts'
import { contrastOf } from '../../../templates/contrast.ts'

const [green] = palettes
if (!green) throw new Error('no palettes')
const { colors } = green

describe('a changed color', () => {
  it('changes nothing else', () => {
    expect(withColor(colors, 'accentColor', '#ffeecc')).toEqual({ ...colors, accentColor: '#ffeecc' })
  })

  it('takes the shades of a button with it, as often as it is changed', () => {
    const blue = withColor(withColor(colors, 'buttonBackgroundColor', '#aa2222'), 'buttonBackgroundColor', '#1b4fd1')
    expect(blue.buttonBackgroundHoverColor).not.toBe(colors.buttonBackgroundHoverColor)
    expect(contrastOf(blue.buttonBackgroundHoverColor, blue.buttonBackgroundColor)).toBeGreaterThan(1.1)
    expect(contrastOf(blue.buttonBackgroundPressedColor, blue.buttonBackgroundHoverColor)).toBeGreaterThan(1.1)
    expect(contrastOf(blue.buttonTextColor, blue.buttonBackgroundPressedColor)).toBeGreaterThan(4.5)
  })

  it('leaves a shade that its owner chose', () => {
    const own = withColor(colors, 'buttonBackgroundHoverColor', '#402060')
    expect(withColor(own, 'buttonBackgroundColor', '#1b4fd1').buttonBackgroundHoverColor).toBe('#402060')
  })
})
