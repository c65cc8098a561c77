import { describe, expect, it } from 'vitest'
import { scrimNeed, scrimNeedLarge } from '../../renderer/color/tones.ts'
import { presetStyles } from '../../renderer/document/enumerations.ts'
import { rangeFloors } from '../../renderer/range-floors.ts'
import { withContent } from './changed-site.ts'
import { fullSite } from './fixtures/full-site.ts'
import { drawnPage, sectionWith } from './options/drawn-page.ts'

const floorsOf = (site: typeof fullSite, id: string) => {
  const section = site.sections.find((one) => one.id === id)
  return section ? rangeFloors(section, site) : {}
}
const { colors } = fullSite.theme

describe('the least a picture is darkened', () => {
  it('is what the introduction’s text needs where it stands on the picture', () => {
    const site = { ...fullSite, style: 'Common' as const }
    expect(floorsOf(site, 'introduction')['introduction.overlay']).toBe(scrimNeed(colors))
    expect(floorsOf({ ...fullSite, style: 'Geometric' }, 'introduction')['introduction.overlay']).toBe(0)
  })

  it('is what a banner’s heading needs, and zero without a heading or where the heading has a solid block', () => {
    for (const style of presetStyles) {
      const need = style === 'Geometric' ? 0 : scrimNeedLarge(colors)
      expect(floorsOf({ ...fullSite, style }, 'image-banner')['image-banner.overlay']).toBe(need)
    }
    const silent = withContent('ImageBanner', { heading: '' })
    expect(floorsOf(silent, 'image-banner')['image-banner.overlay']).toBe(0)
  })

  it('leaves no bright edges around a dark middle when the owner sets less', async () => {
    const page = await drawnPage({ ...sectionWith('Introduction', { content: { overlay: 0 } }), style: 'Common' })
    const [, dim, side] = page.css.match(/#introduction\{--dim:([\d.]+);--far:[\d.]+;--side:([\d.]+)\}/) ?? []
    expect(Number(dim)).toBe(scrimNeed(colors))
    expect(Number(side)).toBeGreaterThan(Number(dim) * 0.65)
  })
})
