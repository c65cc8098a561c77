import { describe, expect, it } from 'vitest'
import { checkContrast } from '../../../../../editor/features/publish/checklist/check-contrast.ts'
import { changeTheme } from '../../../../../renderer/document/edits.ts'
import type { ThemeColors } from '../../../../../renderer/document/theme.ts'
import { palettes } from '../../../../../templates/palettes/palettes.ts'
import { fullSite } from '../../../../renderer/fixtures/full-site.ts'
import { found } from './checked-site.ts'

const withColors = (colors: Partial<ThemeColors>) =>
  changeTheme(fullSite, { colors: { ...fullSite.theme.colors, ...colors } })
const on = (colors: Partial<ThemeColors>) => found(checkContrast, withColors(colors))

describe('colors that are hard to read', () => {
  it('are not in any of the palettes', () => {
    for (const { id, colors } of palettes) expect(found(checkContrast, withColors(colors)), id).toEqual([])
  })

  it('need attention, with the correction that the page makes', () => {
    expect(on({ primaryTextColor: '#b8b8b8' })).toEqual([
      'theme.primaryTextColor: Text would be hard to read (contrast 1.7, where 4.5 is needed), so the page shows it darker.',
    ])
    expect(on({ secondaryTextColor: '#aaaaaa' })[0]).toMatch(/^theme.secondaryTextColor: Secondary text .* darker\.$/)
    expect(on({ backgroundColor: '#101010', primaryTextColor: '#333333', secondaryTextColor: '#eeeeee' })[0]).toMatch(
      /^theme.primaryTextColor: Text .* lighter\.$/,
    )
  })

  it('need attention on a hovered or pressed button', () => {
    expect(on({ buttonTextColor: '#2f6d60' })[0]).toMatch(/^theme.buttonTextColor: Button text would be hard to read/)
    expect(on({ buttonBackgroundHoverColor: '#eeeeee' })[0]).toMatch(/^theme.buttonBackgroundHoverColor: /)
    expect(on({ buttonBackgroundPressedColor: '#eeeeee' })[0]).toMatch(/^theme.buttonBackgroundPressedColor: /)
  })

  it('include a button that blends into the page', () => {
    const drowned = on({ buttonBackgroundColor: '#fafafa', buttonTextColor: '#111111' })
    expect(drowned.filter((line) => line.startsWith('theme.buttonBackgroundColor: '))).toHaveLength(1)
  })
})
