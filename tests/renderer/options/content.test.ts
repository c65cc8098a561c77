import { describe, expect, it } from 'vitest'
import { scrimNeed, scrimNeedLarge } from '../../../renderer/color/tones.ts'
import { galleryLayouts, imageFrames } from '../../../renderer/document/enumerations.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import { drawSection } from '../draw.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { sectionFixtures } from '../fixtures/sections.ts'
import { classesOf, drawnPage, ownRules, sectionWith } from './drawn-page.ts'

const ratios = { Landscape: 4 / 3, Portrait: 3 / 4, Square: 1, Circle: 1 }

describe.each(['Services', 'Gallery', 'Team'] as const)('pictures of %s', (type) => {
  it.each(imageFrames)('in the frame %s', async (frame) => {
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

describe('a gallery', () => {
  it.each(galleryLayouts)('laid out as a %s', async (layout) => {
    const page = await drawnPage(sectionWith('Gallery', { content: { layout } }))
    const list = /<ul class="([^"]*)"([^>]*)>/.exec(page.of('gallery'))
    expect(list?.[1]).toBe(layout === 'Carousel' ? 'strip' : 'mosaic of-5')
    expect(list?.[2]?.includes('tabindex="0"')).toBe(layout === 'Carousel')
    expect(page.css.includes('::scroll-button')).toBe(layout === 'Carousel')
    expect(page.css.includes('scroll-snap-type:x mandatory')).toBe(layout === 'Carousel')
  })

  it('shows each picture whole in a separate dialog, without a script', async () => {
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

describe('in the editor', () => {
  it('a picture of the gallery is there to be clicked, and opens nothing', () => {
    const html = drawSection(sectionFixtures.Gallery, { target: { editing: true } })
    expect(html.match(/<div class="enlarge"><span class="frame/g)).toHaveLength(5)
    expect(html).not.toMatch(/<dialog|<button|<a |popovertarget/i)
  })

  it('a video without a link says what is missing, and a visitor sees none of it', () => {
    const video = { ...sectionFixtures.Video, content: { ...sectionFixtures.Video.content, url: '' } }
    const html = drawSection(video, { target: { editing: true } })
    expect(html).toMatch(/class="player[^>]*>.*data-field="url">Add the link/s)
    expect(html).not.toContain('<iframe')
    expect(drawSection(video)).not.toMatch(/class="player|Add the link/)
  })
})

describe('the introduction’s overlay', () => {
  it('is .75 to begin with and goes from 0 to .8', () => {
    const { overlay } = sectionTypes.Introduction.content.shape
    expect([overlay.parse(undefined), overlay.meta()?.min, overlay.meta()?.max, overlay.meta()?.step]).toEqual([
      0.75, 0, 0.8, 0.01,
    ])
    expect(overlay.safeParse(0.81).success).toBe(false)
  })

  it.each([0, 0.5, 0.75, 0.8])('of %f is drawn, but never lighter than the text needs', async (overlay) => {
    const page = await drawnPage(sectionWith('Introduction', { content: { overlay } }))
    expect(ownRules(page, 'introduction')).toContain(`--dim:${Math.max(overlay, scrimNeed(fullSite.theme.colors))};`)
  })
})

describe('an image banner', () => {
  it('is 320 px high to begin with, from 160 to 640, under an overlay of .2, from 0 to .8', () => {
    const { height, overlay } = sectionTypes.ImageBanner.content.shape
    expect([height.parse(undefined), height.meta()?.min, height.meta()?.max]).toEqual([320, 160, 640])
    expect([overlay.parse(undefined), overlay.meta()?.min, overlay.meta()?.max]).toEqual([0.2, 0, 0.8])
    for (const outside of [159, 641]) expect(height.safeParse(outside).success).toBe(false)
  })

  it.each([160, 320, 640])('is drawn %i px high', async (height) => {
    const page = await drawnPage(sectionWith('ImageBanner', { content: { height } }))
    expect(ownRules(page, 'image-banner')).toContain(`--height:${height}px`)
    expect(page.css).toContain('min-height:var(--height)')
  })

  it.each([0, 0.2, 0.8])('is darkened by %f, behind a heading at least as that needs', async (overlay) => {
    const plain = await drawnPage(sectionWith('ImageBanner', { content: { overlay, heading: '' } }))
    expect(ownRules(plain, 'image-banner')).toContain(`--dim:${overlay};`)
    const headed = await drawnPage(sectionWith('ImageBanner', { content: { overlay } }))
    const need = scrimNeedLarge(fullSite.theme.colors)
    expect(ownRules(headed, 'image-banner')).toContain(`--dim:${Math.max(overlay, need)};`)
  })
})

describe('the header', () => {
  it('stays in sight where its owner wants it, and sections stop under it', async () => {
    const page = await drawnPage(sectionWith('Header', { content: { fixed: true } }))
    expect(classesOf(page, 'header')).toContain('fixed')
    expect(page.css).toContain('.fixed{position:sticky;top:0}')
    expect(page.css).toMatch(/html:has\(\.fixed\)\{scroll-padding-top/)
    expect(classesOf(await drawnPage(fullSite), 'header')).not.toContain('fixed')
  })

  it('shows a logo as text or as a picture, and the text where there is no picture', async () => {
    const urls = [{ type: 'regular', url: 'https://images.example/logo.png' }]
    const logoImage = { provider: 'Custom', urls }
    const logo = async (content: object) =>
      /<p class="logo">.*?<\/p>/.exec((await drawnPage(sectionWith('Header', { content }))).of('header'))?.[0]
    expect(await logo({ logoType: 'Text', logoImage })).not.toContain('<img')
    expect(await logo({ logoType: 'Image', logoImage })).toMatch(
      /<img src="https:\/\/images.example\/logo.png"[^>]*alt="Harbour &amp; Pine"/,
    )
    expect(await logo({ logoType: 'Image', logoImage: null })).toContain('>Harbour &amp; Pine<')
  })

  const wideLogo = {
    provider: 'Custom',
    urls: [{ type: 'regular', url: 'https://images.example/logo.png', width: 400, height: 200 }],
  }
  const pair = (change: object = {}) =>
    drawnPage(sectionWith('Header', { content: { logoType: 'ImageAndText', logoImage: wideLogo, ...change } }))

  it('shows a picture and the name beside it, and names the business once', async () => {
    const header = (await pair()).of('header')
    expect(header).toMatch(
      /<p class="logo pair"><a href="\/"><img [^>]*alt=""[^>]*\/><span>Harbour &amp; Pine<\/span><\/a>/,
    )
    expect((await pair({ logoImage: null })).of('header')).toContain('<p class="logo"><a href="/">Harbour &amp; Pine<')
  })

  it('sizes the logo’s picture as its owner chose, at most 64 px high on phones', async () => {
    const { logoSize } = sectionTypes.Header.content.shape
    expect([logoSize.parse(undefined), logoSize.meta()?.min, logoSize.meta()?.max]).toEqual([48, 24, 96])
    const page = await pair({ logoSize: 96 })
    expect(page.of('header')).toMatch(/<img [^>]*width="192" height="96" sizes="24rem"/)
    expect(page.css).toContain('#header .logo img{height:6rem;max-width:min(24rem,30vw)}')
    expect(page.css).toMatch(/@media \(max-width:61\.99rem\)\{#header \.logo img\{height:4rem/)
    expect((await pair({ logoSize: 32 })).css).toContain('#header .logo img{height:2rem;')
    expect((await pair()).css).not.toContain('#header .logo img')
  })

  it('makes room below a taller fixed header for the section that a link leads to', async () => {
    const tall = await pair({ logoSize: 80, fixed: true })
    expect(classesOf(tall, 'header')).toContain('tall')
    expect(tall.css).toContain('.fixed.tall ~ main>*{scroll-margin-top:var(--taller)}')
    expect(tall.css).toContain(':root{--taller:2rem}')
    expect((await pair({ fixed: true })).css).not.toContain('--taller')
  })
})
