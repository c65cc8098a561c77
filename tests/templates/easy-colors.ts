import { expect } from 'vitest'
import type { ThemeColors } from '../../renderer/document/theme.ts'
import { contrastOf } from './contrast.ts'

/** Every pair that a palette is judged by: WCAG AA for whatever is read, a button that stands out, states that differ. */
export function expectEasyColors(colors: ThemeColors) {
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
