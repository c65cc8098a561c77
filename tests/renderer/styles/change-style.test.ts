import { describe, expect, it } from 'vitest'
import { changeTheme, replaceSection } from '../../../renderer/document/edits.ts'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { changeStyle } from '../../../renderer/styles/change-style.ts'
import { looks } from '../../../renderer/styles/looks.ts'
import { composedSite } from '../../harness/composed-site.ts'

const site = (style: WebsiteSettings['style']) =>
  composedSite({ style, sections: ['Introduction', 'Services', 'Gallery', 'Team', 'Contact'] })

const frameOf = ({ sections }: WebsiteSettings, type: 'Services' | 'Gallery' | 'Team') => {
  const section = sections.find((candidate) => candidate.type === type)
  return section && 'frame' in section.content ? section.content.frame : undefined
}

describe('another style', () => {
  it.each(presetStyles.flatMap((from) => presetStyles.map((to) => [from, to] as const)))(
    'of an untouched website is as if it had begun with it: %s to %s',
    (from, to) => {
      const changed = changeStyle(site(from), to)
      expect(websiteSettings.parse(changed)).toEqual(changed)
      expect(changed.theme).toEqual(site(to).theme)
      for (const type of ['Services', 'Gallery', 'Team'] as const)
        expect(frameOf(changed, type)).toBe(frameOf(site(to), type))
    },
  )

  it('leaves what the owner changed', () => {
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
    expect(frameOf(changed, 'Gallery')).toBe(looks.Elegant.galleryFrame)
  })

  it('touches nothing else', () => {
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

  it('that is the same one is the same document', () => {
    const before = site('Fun')
    expect(changeStyle(before, 'Fun')).toBe(before)
  })
})
