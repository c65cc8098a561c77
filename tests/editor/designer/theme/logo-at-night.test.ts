import { describe, expect, it } from 'vitest'
import { averageContrast, logoAtNight } from '#editor/designer/theme/logo-at-night.ts'
import { parseHex } from '#renderer/color/rgb.ts'
import { changeTheme } from '#renderer/document/edits/edits.ts'
import { websiteSettings } from '#renderer/document/website-settings.ts'
import { composedSite } from '../../../harness/composed-site.ts'

const urls = [{ type: 'regular', url: '/media/logo.png', width: 200, height: 80 }]

const siteWithLogo = (tone = 'Plain') => {
  const site = composedSite()
  const logo = { logoType: 'Image', logoImage: { provider: 'Custom', urls, description: 'An oak' } }
  return websiteSettings.parse({
    ...site,
    sections: site.sections.map((section) =>
      section.type === 'Header' ? { ...section, content: { ...section.content, ...logo }, design: { tone } } : section,
    ),
  })
}

describe('the dark-mode preview of a logo', () => {
  it('shows the owner’s picture if a light page has a dark mode', () => {
    expect(logoAtNight(siteWithLogo())?.address).toBe('/media/logo.png')
    expect(logoAtNight(changeTheme(siteWithLogo(), { darkMode: 'On' }))?.address).toBe('/media/logo.png')
  })

  it.each([
    ['a page that is never dark', changeTheme(siteWithLogo(), { darkMode: 'Off' })],
    ['a header that is dark in light mode too', siteWithLogo('Ink')],
    ['a text logo', composedSite()],
  ])('isn’t shown for %s', (_, site) => {
    expect(logoAtNight(site)).toBeUndefined()
  })
})

describe('a picture’s average contrast', () => {
  const ground = parseHex('#1c1413')
  const pixels = (...rgba: number[]) => new Uint8ClampedArray(rgba)

  it('gives opaque pixels more weight', () => {
    expect(averageContrast(pixels(20, 20, 20, 255, 255, 255, 255, 0), ground)).toBeLessThan(1.1)
    expect(averageContrast(pixels(20, 20, 20, 255, 255, 255, 255, 255), ground)).toBeGreaterThan(5)
  })

  it('equals 1, the lowest, if the picture is fully transparent', () => {
    expect(averageContrast(pixels(255, 255, 255, 0), ground)).toBe(1)
  })
})
