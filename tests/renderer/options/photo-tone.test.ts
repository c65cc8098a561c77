import { describe, expect, it } from 'vitest'
import { contrast, parseHex } from '../../../renderer/color/rgb.ts'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { parseDocument } from '../../../renderer/document/versions.ts'
import { shapeNames } from '../../../renderer/shapes/shape.ts'
import { changeStyle } from '../../../renderer/styles/change-style.ts'
import { palettesIn } from '../../../templates/palettes/palettes.ts'
import { composedSite } from '../../harness/composed-site.ts'
import { withoutPictures } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { drawnPage, rootValue, sectionWith } from '../read-page.ts'

const photo = { provider: 'Custom', urls: [{ type: 'regular', url: '/media/p.jpg' }] }

/** Renders a page with a full-width photo in its introduction, in a style without openings. */
const pageIn = (photoTone: string, colors = fullSite.theme.colors, image: object = photo) => {
  const plain = withoutPictures(fullSite)
  const site = sectionWith('Introduction', { content: { layout: 'FullPicture', image } }, plain)
  return drawnPage({ ...site, style: 'Fun', theme: { ...site.theme, colors, photoTone } } as typeof site)
}
const blended = 'mix-blend-mode:lighten'

describe('full-width photos', () => {
  it('keep their colors in every style until the owner chooses two tones', () => {
    for (const style of presetStyles) expect(composedSite({ style }).theme.photoTone).toBe('Natural')
  })

  it('keep their colors on a website made before the option existed', () => {
    const { photoTone: _, ...former } = fullSite.theme
    const read = parseDocument({ ...structuredClone(fullSite), style: 'Geometric', theme: former })
    expect(read.theme.photoTone).toBe('Natural')
  })

  it('keep the owner’s choice when the style changes', () => {
    const site = composedSite({ style: 'Geometric' })
    expect(changeStyle(site, 'Elegant').theme.photoTone).toBe('Natural')
    const own = { ...site, theme: { ...site.theme, photoTone: 'TwoTone' as const } }
    expect(changeStyle(own, 'Elegant').theme.photoTone).toBe('TwoTone')
  })

  it.each(palettesIn.Light.map(({ id, colors }) => [id, colors] as const))(
    'use two distant tones of %s, with the same scrim under text',
    async (_, colors) => {
      const [two, natural] = [await pageIn('TwoTone', colors), await pageIn('Natural', colors)]
      const toneOf = (name: string) => parseHex(whole(rootValue(two, name) ?? ''))
      expect(contrast(toneOf('--deep'), toneOf('--pale'))).toBeGreaterThan(7)
      expect(two.css).toContain(blended)
      expect(natural.css).not.toContain(blended)
      const dim = ({ css }: { css: string }) => /--dim:([\d.]+)/.exec(css)?.[1]
      expect(dim(two)).toBe(dim(natural))
    },
  )

  it('add no CSS on a page of patterns, and patterns remain unchanged', async () => {
    const pattern = { provider: 'Pattern', pattern: shapeNames[0], seed: 3 }
    const { css, of } = await pageIn('TwoTone', undefined, pattern)
    expect(css).not.toContain(blended)
    expect(of('introduction')).toContain('class="frame wide pattern"')
    expect((await pageIn('TwoTone')).of('introduction')).toContain('class="frame wide"')
  })
})

const whole = (hex: string) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
