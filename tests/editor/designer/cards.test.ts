import { describe, expect, it, vi } from 'vitest'
import { drawPictures } from '#editor/designer/cards/draw-pictures.ts'
import { fitText } from '#editor/designer/cards/fit-text.ts'
import { identityOf } from '#editor/designer/cards/identity.ts'
import { joinHashes, needsIcon, pictureHashes, splitHashes } from '#editor/designer/cards/picture-hashes.ts'
import { changeSettings, changeTheme, setSectionHidden } from '#renderer/document/edits/edits.ts'
import { type PresetStyle, presetStyles } from '#renderer/document/enumerations.ts'
import type { Tone } from '#renderer/document/section-design.ts'
import { drawnPictures } from '#renderer/document/settings.ts'
import { image } from '#renderer/document/values/image.ts'
import { withContent, withoutPictures } from '../../renderer/changed-site.ts'
import { fullSite } from '../../renderer/fixtures/full-site.ts'
import { storedIcon } from '../../renderer/page/drawn-site.ts'

const signal = new AbortController().signal
const paint = (isWhole = true) => ({
  cardFile: async () => ({ file: new Blob(['card']), isWhole }),
  iconFile: async () => ({ file: new Blob(['icon']), isWhole: true }),
})
const storeOf = (refused?: string) =>
  vi.fn(async ({ kind }: { kind: string; description?: string }) => {
    if (kind === refused) throw new Error('no room')
    return { image: image.parse({ provider: 'Custom', urls: [{ type: 'regular', url: `/media/${kind}` }] }) }
  })
const drawn = (document = fullSite, upload = storeOf(), brush = paint()) =>
  drawPictures(document, 'draft-1', signal, { upload, paint: brush })
const kindsOf = (upload: ReturnType<typeof storeOf>) => upload.mock.calls.map(([{ kind }]) => kind)

describe('drawing a website’s icon and social card', () => {
  it('stores both, with a text that identifies what they were drawn from', async () => {
    const pictures = await drawn()
    expect(pictures).toMatchObject({
      of: joinHashes(pictureHashes(fullSite)),
      icon: { urls: [{ url: '/media/icon' }] },
      card: { urls: [{ url: '/media/card' }] },
    })
  })

  it('stores only pictures that changed', async () => {
    const first = changeSettings(fullSite, { drawn: await drawn() })
    const upload = storeOf()
    await drawn({ ...first, business: { ...first.business, location: 'Leeds' } }, upload)
    expect(kindsOf(upload)).toEqual(['card'])
    const again = storeOf()
    expect(await drawn(first, again)).toEqual(first.settings.drawn)
    expect(again).not.toHaveBeenCalled()
  })

  it('keeps the map, which is drawn on publication', async () => {
    const map = { of: '12/50.43000/-3.68000', image: image.parse(storedIcon('map')) }
    const pictures = await drawn(changeSettings(fullSite, { drawn: drawnPictures.parse({ map }) }))
    expect([pictures.map, pictures.card !== null]).toEqual([map, true])
  })

  it('skips the icon if the owner uploaded an icon', async () => {
    const upload = storeOf()
    const { icon } = await drawn(changeSettings(fullSite, { browserIcon: image.parse(storedIcon('own')) }), upload)
    expect([icon, kindsOf(upload)]).toEqual([null, ['card']])
  })

  it('skips pictures that can’t be stored, and retries next time', async () => {
    const pictures = await drawn(fullSite, storeOf('card'))
    expect([pictures.icon !== null, pictures.card]).toEqual([true, null])
    const upload = storeOf()
    await drawn(changeSettings(fullSite, { drawn: pictures }), upload)
    expect(kindsOf(upload)).toEqual(['card'])
  })

  it('skips pictures that can’t be drawn', async () => {
    const broken = { ...paint(), iconFile: () => Promise.reject(new Error('no canvas')) }
    const { of, icon, card } = await drawn(fullSite, storeOf(), broken)
    expect([of, icon, card !== null]).toEqual([`.${pictureHashes(fullSite).card}`, null, true])
  })

  it('draws a card without its photo for now, and retries next time', async () => {
    const pictures = await drawn(fullSite, storeOf(), paint(false))
    expect(pictures.card).not.toBeNull()
    const upload = storeOf()
    await drawn(changeSettings(fullSite, { drawn: pictures }), upload)
    expect(kindsOf(upload)).toEqual(['card'])
  })
})

const before = pictureHashes(fullSite)
const changedBy = (document: typeof fullSite) => {
  const after = pictureHashes(document)
  return { icon: after.icon !== before.icon, card: after.card !== before.card }
}
const changeDesign = (tone: Tone) => ({
  ...fullSite,
  sections: fullSite.sections.map((section) =>
    section.type === 'Introduction' ? { ...section, design: { ...section.design, tone } } : section,
  ),
})
const callable = (number: string) => ({
  ...fullSite,
  business: {
    ...fullSite.business,
    phones: [{ id: 'phone', source: 'typed' as const, kind: 'Phone' as const, number }],
  },
})
const colors = { ...fullSite.theme.colors, buttonBackgroundColor: '#102030' }

describe('a social card’s alt text', () => {
  const descriptionOf = async (document: typeof fullSite) => {
    const upload = storeOf()
    await drawn(document, upload)
    return upload.mock.calls.find(([{ kind }]) => kind === 'card')?.[0].description ?? ''
  }
  const styled = (style: PresetStyle) => ({ ...callable('0113 496 0000'), style })

  it.each(presetStyles)('contains the business, headline and place once each in %s', async (style) => {
    const { name, line, place } = identityOf(styled(style))
    const altText = await descriptionOf(styled(style))
    for (const text of [name, line, place]) expect(altText.split(text)).toHaveLength(2)
  })

  it('includes the phone number if the style’s card shows it', async () => {
    expect(await descriptionOf(styled('Common'))).toContain('0113 496 0000')
    expect(await descriptionOf(styled('Elegant'))).not.toContain('0113 496 0000')
  })

  it('uses the name if there is no headline', async () => {
    const site = withContent('Introduction', { heading: '' })
    expect(await descriptionOf({ ...site, style: 'Elegant' })).toContain(identityOf(site).name)
  })
})

describe('the source text of a website’s drawn pictures', () => {
  it.each([
    ['the name', { ...fullSite, businessName: 'Zinc & Pine' }, { icon: true, card: true }],
    ['a name with the same letter', { ...fullSite, businessName: 'Harbour' }, { icon: false, card: true }],
    ['a color', changeTheme(fullSite, { colors }), { icon: true, card: true }],
    ['the style', { ...fullSite, style: 'Fun' as const }, { icon: true, card: true }],
    [
      'the body font',
      changeTheme(fullSite, { bodyFont: { family: 'DM Sans', weight: 'Medium' } }),
      { icon: false, card: true },
    ],
    ['the shapes', changeTheme(fullSite, { shapes: { grammar: ['coil'], seed: 7 } }), { icon: true, card: true }],
    ['the introduction’s background', changeDesign('Accent'), { icon: true, card: true }],
    ['the phone number', callable('0113 496 0000'), { icon: false, card: true }],
    ['the place', { ...fullSite, business: { ...fullSite.business, location: 'Leeds' } }, { icon: false, card: true }],
    ['the heading', withContent('Introduction', { heading: 'Other words' }), { icon: false, card: true }],
    ['the first picture', withContent('Introduction', { image: null }), { icon: false, card: true }],
    [
      'an uploaded icon',
      changeSettings(fullSite, { browserIcon: image.parse(storedIcon('own')) }),
      { icon: true, card: false },
    ],
    ['text further down', withContent('Services', { heading: 'Other words' }), { icon: false, card: false }],
    ['the page title', changeSettings(fullSite, { pageTitle: 'Other' }), { icon: false, card: false }],
    [
      'the drawn pictures',
      changeSettings(fullSite, { drawn: drawnPictures.parse({ of: 'x.y' }) }),
      { icon: false, card: false },
    ],
  ])('changes after %s', (_name, document, changed) => {
    expect(changedBy(document)).toEqual(changed)
  })

  it('fits its limit and parses back to the same hashes', () => {
    const source = joinHashes(before)
    expect(drawnPictures.parse({ of: source }).of).toBe(source)
    expect(splitHashes(source)).toEqual(before)
    expect(splitHashes('')).toEqual({ icon: '', card: '' })
  })

  it('omits the icon if the owner uploaded one', () => {
    expect(needsIcon(before)).toBe(true)
    expect(needsIcon(pictureHashes(changeSettings(fullSite, { browserIcon: image.parse(storedIcon('own')) })))).toBe(
      false,
    )
  })

  it('excludes hidden sections and punctuation', () => {
    const introduction = fullSite.sections.find(({ type }) => type === 'Introduction')
    const hidden = setSectionHidden(withoutPictures(fullSite), introduction?.id ?? '', true)
    expect(identityOf(hidden)).toMatchObject({ line: '', picture: null })
    expect(identityOf({ ...fullSite, businessName: ' “Élan” ' }).letter).toBe('É')
  })
})

/** Measures every letter as half as wide as it is tall. */
const measure = (text: string, size: number) => text.length * size * 0.5
const room = { width: 400, lines: 3, largest: 80, smallest: 40 }

describe('text fitted to a box', () => {
  it('gets its largest size if there is enough room', () => {
    expect(fitText('Elm Row', room, measure)).toEqual({ lines: ['Elm Row'], size: 80 })
  })

  it('breaks between words into even lines', () => {
    expect(fitText('Ames and Brightwell', room, measure).lines).toEqual(['Ames and', 'Brightwell'])
    const { lines } = fitText('one two three four', { ...room, largest: 64 }, measure)
    expect(lines).toEqual(['one two', 'three four'])
  })

  it('gets smaller rather than exceed its number of lines or its width', () => {
    const name = 'The Old Hammersmith & Riverside Joinery'
    const { lines, size } = fitText(name, room, measure)
    expect(size).toBeLessThan(80)
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(Math.max(...lines.map((line) => measure(line, size)))).toBeLessThanOrEqual(400)
    expect(lines.join(' ')).toBe(name)
  })

  it('loses its last words only as a last resort', () => {
    const { lines, size } = fitText('windows and doors '.repeat(8), room, measure)
    expect([lines.length, size]).toEqual([3, 40])
    expect(lines.at(-1)).toMatch(/…$/)
    expect(Math.max(...lines.map((line) => measure(line, size)))).toBeLessThanOrEqual(400)
  })

  it('never breaks inside a long word', () => {
    const { lines, size } = fitText('Wohlfahrtsschifffahrtsgesellschaft Ems', room, measure)
    expect(lines).toEqual(['Wohlfahrtsschifffahrtsgesellschaft', 'Ems'])
    expect(measure('Wohlfahrtsschifffahrtsgesellschaft', size)).toBeLessThanOrEqual(400)
  })

  it('gets smaller rather than exceed its height', () => {
    const name = 'The Old Hammersmith Riverside'
    const { lines, size } = fitText(name, { ...room, height: 120, leading: 1.1 }, measure)
    expect((lines.length - 1) * size * 1.1 + size).toBeLessThanOrEqual(120)
    expect(lines.join(' ')).toBe(name)
  })

  it('breaks anywhere in a language without spaces', () => {
    expect(fitText('日本語の文章には空白がありません', room, measure).lines.length).toBeGreaterThan(1)
  })

  it('takes no lines if it is blank', () => {
    expect(fitText(' ', room, measure).lines).toEqual([])
  })
})
