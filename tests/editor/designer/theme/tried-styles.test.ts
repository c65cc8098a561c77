import { expect, it } from 'vitest'
import { tryStyle } from '#editor/designer/theme/tried-styles.ts'
import { looks } from '#renderer/styles/looks.ts'
import { composedSite } from '../../../harness/composed-site.ts'

it('tryStyle restores the corners that a style had before, unless the owner has changed them since', () => {
  const site = { ...composedSite(), style: 'Common' as const }
  const own = { ...site, theme: { ...site.theme, buttonCorners: looks.Fun.buttonCorners } }
  const fun = tryStyle(own, 'Fun')
  expect(tryStyle(fun, 'Common').theme.buttonCorners).toBe(looks.Fun.buttonCorners)
  const again = { ...fun, theme: { ...fun.theme, buttonCorners: 'Square' as const } }
  expect(tryStyle(again, 'Common').theme.buttonCorners).toBe('Square')
})
