import { describe, expect, it } from 'vitest'
import { scrimNeed, scrimNeedLarge } from '../../../renderer/color/tones.ts'
import { alignments, galleryLayouts, imageFrames, shadows } from '../../../renderer/document/enumerations.ts'
import { tones } from '../../../renderer/document/section-design.ts'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { offendersAmong } from '../../harness/offenders.ts'
import { drawSection } from '../draw.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { photo, sectionFixtures } from '../fixtures/sections.ts'
import { classesOf, drawnPage, everyBorder, ownRules, sectionWith } from '../read-page.ts'

const ratios = { Landscape: 4 / 3, Portrait: 3 / 4, Square: 1, Circle: 1 }

describe.each(['Services', 'Gallery', 'Team'] as const)('pictures of %s', (type) => {
  it.each(imageFrames)('use the frame %s', async (frame) => {
    const page = await drawnPage(sectionWith(type, { content: { frame } }))
    const section = page.of(type.toLowerCase())
    const frames = [...section.matchAll(/class="frame (\w+)"><img[^>]*width="(\d+)" height="(\d+)"/g)]
    expect(frames.length).toBeGreaterThanOrEqual(3)
    for (const [, name, width, height] of frames) {
      expect(name).toBe(frame.toLowerCase())
      expect(Number(width) / Number(height)).toBeCloseTo(ratios[frame])
    }
    expect(page.css).toMatch(new RegExp(`\\.${frame.toLowerCase()}\\b[^{]*\\{[^}]*(aspect-ratio|border-radius)`))
  })
})

describe('a gallery with a chosen layout', () => {
  it.each(galleryLayouts)('uses the %s layout', async (layout) => {
    const items = Array.from({ length: 6 }, (_, nth) => ({ id: `p${nth}`, image: photo('', nth), caption: '' }))
    const page = await drawnPage(sectionWith('Gallery', { content: { layout, items } }))
    const list = /<ul class="([^"]*)"([^>]*)>/.exec(page.of('gallery'))
    const classes = { Grid: 'mosaic of-6', Masonry: 'masonry of-6', Carousel: 'strip', BeforeAndAfter: 'pairs' }
    expect(list?.[1]).toBe(classes[layout])
    expect(list?.[2]?.includes('tabindex="0"')).toBe(layout === 'Carousel')
    expect(page.css.includes('::scroll-button')).toBe(layout === 'Carousel')
    expect(page.css.includes('scroll-snap-type:x mandatory')).toBe(['Carousel', 'BeforeAndAfter'].includes(layout))
  })

  it('draws a carousel of five pictures as a grid', async () => {
    const page = await drawnPage(sectionWith('Gallery', { content: { layout: 'Carousel' } }))
    expect(page.of('gallery')).toContain('<ul class="mosaic of-5"')
  })

  const compared = async (pictures: boolean[]) => {
    const image = photo('', 1)
    const items = pictures.map((has, nth) => ({ id: `p${nth}`, image: has ? image : null, caption: `Work ${nth}` }))
    const page = await drawnPage(sectionWith('Gallery', { content: { layout: 'BeforeAndAfter', items } }))
    const [, list = ''] = /<ul class="[^"]*">(.*?)<\/ul>/s.exec(page.of('gallery')) ?? []
    return list.split('<li>').slice(1)
  }

  it('shows a single before or after picture without a label', async () => {
    for (const pictures of [[true], [false, true], [true, false]]) {
      const [pair = '', ...others] = await compared(pictures)
      expect(others).toEqual([])
      expect(pair.match(/class="enlarge"/g)).toHaveLength(1)
      expect(pair).not.toMatch(/class="(compare|which)"/)
    }
  })

  it('keeps pairs together if an earlier picture is missing', async () => {
    const [alone, pair, last] = await compared([true, false, true, true, true])
    expect(alone).not.toContain('class="compare"')
    expect(pair).toMatch(/class="compare".*Work 2.*Work 3/s)
    expect(pair?.match(/class="enlarge"/g)).toHaveLength(2)
    expect(last).not.toContain('class="compare"')
  })

  it('shows each full picture in its own dialog, without a script', async () => {
    const { html } = await drawnPage(fullSite)
    const openers = [
      ...html.matchAll(
        /<button type="button" aria-label="([^"]+)" popovertarget="([^"]+)"><\/button><a href="#([^"]+)" aria-label="\1"><\/a>/gi,
      ),
    ]
    expect(new Set(openers.map(([, label]) => label)).size).toBe(5)
    for (const [, label, id = '', spot = ''] of openers) {
      expect(label).toMatch(/^Enlarge \d\/5: ./)
      const dialog = new RegExp(
        `<div class="spot" id="${spot}" tabindex="-1"><dialog [^>]*id="${id}"[^>]*>(.*?)</dialog>`,
      )
      const [whole, picture] = dialog.exec(html) ?? []
      expect(whole).toContain('popover="auto"')
      expect(picture).toMatch(/<img [^>]*loading="lazy"/)
      expect(html).toMatch(new RegExp(`popovertarget="${id}" popovertargetaction="hide"`, 'i'))
      for (const name of [id, spot]) expect(sectionTypes.Gallery.schema.shape.id.safeParse(name).success).toBe(false)
    }
  })
})

describe('sections in the editor', () => {
  it('show gallery pictures that don’t open a dialog', () => {
    const html = drawSection(sectionFixtures.Gallery, { target: { editing: true } })
    expect(html.match(/<div class="enlarge"><span class="frame/g)).toHaveLength(5)
    expect(html).not.toMatch(/<dialog|<button|<a |popovertarget/i)
  })

  it('omit the player of a video without a link', () => {
    const video = { ...sectionFixtures.Video, content: { ...sectionFixtures.Video.content, url: '' } }
    for (const target of [{ editing: true }, {}]) expect(drawSection(video, { target })).not.toMatch(/player|<iframe/)
    expect(drawSection(sectionFixtures.Video)).toContain('<iframe')
  })
})

/** Uses a style that allows a full picture behind the introduction. */
const pictured: WebsiteSettings = { ...fullSite, style: 'Fun' }

describe('the introduction’s overlay', () => {
  it('defaults to .75 between 0 and .8', () => {
    const { overlay } = sectionTypes.Introduction.content.shape
    expect([overlay.parse(undefined), overlay.meta()?.min, overlay.meta()?.max, overlay.meta()?.step]).toEqual([
      0.75, 0, 0.8, 0.01,
    ])
    expect(overlay.safeParse(0.81).success).toBe(false)
  })

  it.each([0, 0.5, 0.75, 0.8])('draws %f, but never lighter than the text needs', async (overlay) => {
    const page = await drawnPage(sectionWith('Introduction', { content: { layout: 'FullPicture', overlay } }, pictured))
    expect(`${ownRules(page, 'introduction')};`).toContain(
      `--dim:${Math.max(overlay, scrimNeed(fullSite.theme.colors))};`,
    )
  })
})

describe('an image banner', () => {
  it('defaults to 320 px high and an overlay of .2, within limits', () => {
    const { height, overlay } = sectionTypes.ImageBanner.content.shape
    expect([height.parse(undefined), height.meta()?.min, height.meta()?.max]).toEqual([320, 160, 640])
    expect([overlay.parse(undefined), overlay.meta()?.min, overlay.meta()?.max]).toEqual([0.2, 0, 0.8])
    for (const outside of [159, 641]) expect(height.safeParse(outside).success).toBe(false)
  })

  it.each([160, 320, 640])('accepts a height of %i px', async (height) => {
    const page = await drawnPage(sectionWith('ImageBanner', { content: { height } }))
    expect(ownRules(page, 'image-banner')).toContain(`--height:${height}px`)
    expect(page.css).toContain('min-height:var(--height)')
  })

  it.each([0, 0.2, 0.8])('darkens its picture by %f, and more if its heading needs it', async (overlay) => {
    const plain = await drawnPage(
      sectionWith('ImageBanner', { content: { layout: 'FullPicture', overlay, heading: '' } }),
    )
    expect(`${ownRules(plain, 'image-banner')};`).toContain(`--dim:${overlay};`)
    const headed = await drawnPage(sectionWith('ImageBanner', { content: { layout: 'FullPicture', overlay } }))
    const need = scrimNeedLarge(fullSite.theme.colors)
    expect(`${ownRules(headed, 'image-banner')};`).toContain(`--dim:${Math.max(overlay, need)};`)
  })
})

describe('the header', () => {
  it('sticks to the top if its owner wants it, without covering sections that links lead to', async () => {
    const page = await drawnPage(sectionWith('Header', { content: { fixed: true } }))
    expect(classesOf(page, 'header')).toContain('fixed')
    expect(page.css).toContain('.fixed{position:sticky;top:0}')
    expect(page.css).toMatch(/html:has\(\.fixed\)\{scroll-padding-top/)
    expect(classesOf(await drawnPage(fullSite), 'header')).not.toContain('fixed')
  })

  it('shows a text or picture logo, and the text if the picture is missing', async () => {
    const urls = [{ type: 'regular', url: '/media/logo.png' }]
    const logoImage = { provider: 'Custom', urls }
    const logo = async (content: object) =>
      /<p class="logo">.*?<\/p>/.exec((await drawnPage(sectionWith('Header', { content }))).of('header'))?.[0]
    expect(await logo({ logoType: 'Text', logoImage })).not.toContain('<img')
    expect(await logo({ logoType: 'Image', logoImage })).toMatch(
      /<img src="\/media\/logo.png"[^>]*alt="Harbour &amp; Pine"/,
    )
    expect(await logo({ logoType: 'Image', logoImage: null })).toContain('>Harbour &amp; Pine<')
  })

  const wideLogo = {
    provider: 'Custom',
    urls: [{ type: 'regular', url: '/media/logo.png', width: 400, height: 200 }],
  }
  const pair = (change: object = {}) =>
    drawnPage(sectionWith('Header', { content: { logoType: 'ImageAndText', logoImage: wideLogo, ...change } }))

  it('shows a picture next to the name, and names the business once', async () => {
    const header = (await pair()).of('header')
    expect(header).toMatch(
      /<p class="logo pair"><a href="\/"><img [^>]*alt=""[^>]*\/><span>Harbour &amp; Pine<\/span><\/a>/,
    )
    expect((await pair({ logoImage: null })).of('header')).toContain('<p class="logo"><a href="/">Harbour &amp; Pine<')
  })

  it('sizes the logo picture as chosen, at most 64 px high on phones', async () => {
    const { logoSize } = sectionTypes.Header.content.shape
    expect([logoSize.parse(undefined), logoSize.meta()?.min, logoSize.meta()?.max]).toEqual([48, 24, 96])
    const page = await pair({ logoSize: 96 })
    expect(page.of('header')).toMatch(/<img [^>]*width="192" height="96" sizes="24rem"/)
    expect(page.css).toContain('#header .logo img{height:6rem;max-width:min(24rem,30vw)}')
    expect(page.css).toMatch(/@media \(max-width:61\.99rem\)\{#header \.logo img\{height:4rem/)
    expect((await pair({ logoSize: 32 })).css).toContain('#header .logo img{height:2rem;')
    expect((await pair()).css).not.toContain('#header .logo img{height')
  })

  it('leaves room below a taller fixed header for the linked section', async () => {
    const tall = await pair({ logoSize: 80, fixed: true })
    expect(classesOf(tall, 'header')).toContain('tall')
    expect(tall.css).toContain('.fixed.tall ~ main>*{scroll-margin-top:var(--taller)}')
    expect(tall.css).toContain(':root{--taller:2rem}')
    expect((await pair({ fixed: true })).css).not.toContain('--taller')
  })
})

/** A website with a section of the type and required sections. Pictures fill introduction and banners. */
const siteWith = (type: SectionType): WebsiteSettings => {
  const site = onOwnPicture.includes(type)
    ? sectionWith(type, { content: { layout: 'FullPicture' } }, pictured)
    : fullSite
  return { ...site, sections: site.sections.filter((section) => ['Header', type, 'Footer'].includes(section.type)) }
}
const withDesign = (type: SectionType, design: object) => drawnPage(sectionWith(type, { design }, siteWith(type)))
/** Types with text on a picture in these sites. */
const onOwnPicture: readonly SectionType[] = ['Introduction', 'ImageBanner']

const types = sectionTypeNames.map((type) => [type, type] as const)
/** Every section type combined with every option. */
const withEach = <T>(options: readonly T[]) =>
  sectionTypeNames.flatMap((type) =>
    options.map((option) => [`${type}, ${JSON.stringify(option)}`, { type, option }] as const),
  )
const idOf = (type: SectionType) => sectionFixtures[type].id

describe('design options', () => {
  describe('every section type’s design', () => {
    const usual = new Map(sectionTypeNames.map((type) => [type, drawnPage(siteWith(type))]))

    it('follows the chosen alignment if the type offers one, else the default', async () => {
      const offenders = await offendersAmong(withEach(alignments), async ({ type, option: alignment }) => {
        const page = await withDesign(type, { alignment })
        const name = `to-${alignment.toLowerCase()}`
        if (sectionTypes[type].alignments.includes(alignment)) {
          expect(classesOf(page, idOf(type))).toContain(name)
          expect(page.css).toContain(`.${name}`)
        } else {
          expect(page.of(idOf(type))).toBe((await usual.get(type))?.of(idOf(type)))
        }
      })
      expect(offenders).toEqual([])
    })

    it('draws the chosen border on the chosen sides', async () => {
      const offenders = await offendersAmong(withEach(everyBorder), async ({ type, option: [sides, thickness] }) => {
        const page = await withDesign(type, { border: { sides, thickness } })
        const side = { None: '', All: 'border:', Top: 'border-top:', Bottom: 'border-bottom:' }[sides]
        if (sides === 'None') expect(page.html).toBe((await usual.get(type))?.html)
        else expect(ownRules(page, idOf(type)).split(';')).toContain(`${side}${thickness}px solid var(--field)`)
        expect(sides !== 'None' && classesOf(page, idOf(type)).includes('even')).toBe(false)
      })
      expect(offenders).toEqual([])
    })

    it('casts a different shadow for each choice', async () => {
      const offenders = await offendersAmong(types, async (type) => {
        const lifts = await Promise.all(
          shadows.map(async (shadow) => {
            const page = await withDesign(type, { shadow })
            expect(classesOf(page, idOf(type)).includes('lifted')).toBe(shadow !== 'None')
            expect(page.css.includes('box-shadow:var(--lift)')).toBe(shadow !== 'None')
            return /--lift:([^;}]*)/.exec(ownRules(page, idOf(type)))?.[1]
          }),
        )
        expect(lifts[0]).toBeUndefined()
        expect(new Set(lifts).size).toBe(shadows.length)
      })
      expect(offenders).toEqual([])
    })

    it('uses the chosen background tone', async () => {
      const offenders = await offendersAmong(withEach(tones), async ({ type, option: tone }) => {
        const page = await withDesign(type, { tone, backgroundType: 'ColorFill' })
        const expected = onOwnPicture.includes(type) ? 'on-picture' : tone.toLowerCase()
        expect(classesOf(page, idOf(type))).toContain(expected)
      })
      expect(offenders).toEqual([])
    })

    it('fills the background with a gradient', async () => {
      const offenders = await offendersAmong(types, async (type) => {
        const page = await withDesign(type, { fill: 'Gradient' })
        if (onOwnPicture.includes(type))
          expect(page.css).toContain(`#${idOf(type)}>.backdrop::after{background:linear-gradient(`)
        else expect(classesOf(page, idOf(type))).toContain('gradient')
      })
      expect(offenders).toEqual([])
    })

    it('darkens a background picture as much as set, or as its text needs', async () => {
      const need = scrimNeed(fullSite.theme.colors)
      const backgroundImage = photo('A wall', 2)
      const offenders = await offendersAmong(
        withEach(['Color', 'Gradient'] as const),
        async ({ type, option: fill }) => {
          const id = idOf(type)
          for (const opacity of [0, need, 0.8]) {
            const design = { backgroundType: 'Image', backgroundImage, fill, opacity }
            const document = sectionWith(type, { design }, siteWith(type))
            const page = await drawnPage(onOwnPicture.includes(type) ? withoutPicture(document) : document)
            expect(classesOf(page, id)).toContain('on-picture')
            expect(page.of(id)).toMatch(/<div class="backdrop"><span class="frame wide"><img/)
            expect(`${ownRules(page, id)};`).toContain(`--dim:${Math.max(need, opacity)};`)
            expect(page.css.includes(`#${id}>.backdrop::after{background:linear-gradient(`)).toBe(fill === 'Gradient')
          }
        },
      )
      expect(offenders).toEqual([])
    })
  })

  it('keeps its background if the background picture is missing', async () => {
    const nothing = { provider: 'Custom', urls: [] }
    const page = await withDesign('Services', { backgroundType: 'Image', backgroundImage: nothing })
    expect(page.of('services')).toBe((await withDesign('Services', {})).of('services'))
  })
})

function withoutPicture(document: typeof fullSite) {
  return (['Introduction', 'ImageBanner'] as const).reduce(
    (changed, type) => sectionWith(type, { content: { image: null } }, changed),
    document,
  )
}
