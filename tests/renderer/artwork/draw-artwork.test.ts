import { describe, expect, it } from 'vitest'
import { artworkDataUri } from '../../../renderer/artwork/data-uri.ts'
import { drawArtwork, isAbstract } from '../../../renderer/artwork/draw-artwork.ts'
import { topicNames, topics } from '../../../renderer/artwork/topics/topics.ts'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { readSvg } from './read-svg.ts'
import { sizes, themes } from './themes.ts'

const { standard, dark } = themes
const landscape = { width: 1200, height: 900 }
const draw = (tags: readonly string[], seed = 1, colors = standard, size = landscape) =>
  drawArtwork({ tags, description: '', seed }, colors, size)

const keywords = topicNames.flatMap((name) => topics[name].words.split(' '))

describe('A drawing', () => {
  it('is the same for the same words, seed, colours and size', () => {
    expect(draw(['barber', 'trimming hair'], 7)).toBe(draw(['barber', 'trimming hair'], 7))
  })

  it('does not depend on its description while the keywords say something', () => {
    const described = drawArtwork({ tags: ['barber'], description: 'a cup of coffee', seed: 7 }, standard, landscape)
    expect(described).toBe(draw(['barber'], 7))
  })

  it('is drawn from the description where the keywords say nothing', () => {
    const subject = { tags: ['zorblax'], seed: 7 }
    const described = drawArtwork({ ...subject, description: 'a cup of coffee' }, standard, landscape)
    expect(described).not.toBe(drawArtwork({ ...subject, description: '' }, standard, landscape))
  })

  it('of an unknown subject is made of shapes that suit the style', () => {
    const shapes = (style: (typeof presetStyles)[number], seed: number, size = landscape) =>
      drawArtwork({ tags: [], description: '', seed, style }, standard, size)
    const seeds = Array.from({ length: 8 }, (_, seed) => seed)
    for (const size of sizes) {
      const kinds = presetStyles.map((style) => seeds.map((seed) => shapes(style, seed, size)).join(''))
      expect(new Set(kinds).size).toBe(presetStyles.length)
      expect(Math.max(...seeds.map((seed) => shapes('Geometric', seed, size).length))).toBeLessThanOrEqual(6000)
    }
    // Shadows, sunlight and blur belong to rooms and things.
    for (const style of presetStyles) expect(shapes(style, 3)).not.toMatch(/filter|url\(#(beam|cast|drop|soft)/)
  })

  it('is abstract only where neither keywords nor description name anything', () => {
    expect(isAbstract([], '')).toBe(true)
    expect(isAbstract(['zorblax'], 'quux')).toBe(true)
    expect(isAbstract(['zorblax'], 'a barber at work')).toBe(false)
    expect(isAbstract(['barber'], '')).toBe(false)
  })

  it('takes its colours from the theme', () => {
    expect(draw(['barber'], 7, dark)).not.toBe(draw(['barber'], 7))
  })

  it.each([['barber'], ['leaking kitchen tap'], ['portrait woman smiling'], ['zorblax'], ['']])(
    'of %o differs from seed to seed',
    (words) => {
      const drawings = Array.from({ length: 15 }, (_, seed) => draw([words], seed))
      expect(new Set(drawings).size).toBe(drawings.length)
    },
  )

  it('stays below 6 KB for every keyword in every size', { timeout: 60_000 }, () => {
    const large = keywords.flatMap((word, seed) =>
      sizes.flatMap((size) => {
        const { length } = draw([word], seed, standard, size)
        return length > 6000 ? [`${word} ${size.width}x${size.height}: ${length}`] : []
      }),
    )
    expect(large).toEqual([])
  })

  it('stays below 6 KB for every trade with many seeds', { timeout: 60_000 }, () => {
    const lengths = topicNames.flatMap((name) =>
      Array.from({ length: 20 }, (_, seed) => draw([topics[name].words], seed, dark, sizes[seed % 5]).length),
    )
    expect(Math.max(...lengths)).toBeLessThanOrEqual(6000)
  })

  it('takes under 5 ms on average', () => {
    draw(['warm up'])
    const start = performance.now()
    for (let seed = 0; seed < 60; seed += 1) draw(['barber', 'calm room'], seed)
    expect((performance.now() - start) / 60).toBeLessThan(5)
  })
})

const elementNames =
  'svg defs linearGradient radialGradient stop filter feDropShadow feGaussianBlur g path rect circle ellipse'
const attributeNames =
  'xmlns viewBox width height id x y cx cy r rx ry x2 y2 d fill stroke stroke-width stroke-linecap stroke-linejoin ' +
  'stroke-dasharray opacity transform offset stop-color stop-opacity filter dx dy stdDeviation flood-color flood-opacity'

describe('The SVG text', () => {
  const allowedElements = new Set(elementNames.split(' '))
  const allowedAttributes = new Set(attributeNames.split(' '))
  const painted = /^(fill|stroke|stop-color|flood-color|filter)$/
  const isPaint = (value: string, ids: ReadonlySet<string | undefined>) =>
    value === 'none' || /^#[0-9a-f]{6}$/.test(value) || ids.has(value.match(/^url\(#([a-z]+)\)$/)?.[1])

  const faultsIn = (svg: string): string[] => {
    const elements = readSvg(svg)
    const ids = new Set(elements.map(({ attributes }) => attributes.id))
    return elements.flatMap(({ name, attributes }) => [
      ...(allowedElements.has(name) ? [] : [`<${name}>`]),
      ...Object.entries(attributes)
        .filter(([key, value]) => !allowedAttributes.has(key) || (painted.test(key) && !isPaint(value, ids)))
        .map(([key, value]) => `${key}="${value}"`),
      ...Object.values(attributes).filter((value) => /NaN|undefined|Infinity/.test(value)),
    ])
  }

  it.each(Object.entries(themes))(
    'holds only shapes and valid colours, with the theme %s',
    { timeout: 60_000 },
    (_name, colors) => {
      const faults = keywords.flatMap((word, index) =>
        faultsIn(draw([word], index, colors, sizes[index % sizes.length])),
      )
      expect(faults).toEqual([])
    },
  )

  it('names its namespace and its ratio', () => {
    const [root] = readSvg(draw(['spa'], 1, standard, { width: 1600, height: 700 }))
    expect(root?.attributes).toMatchObject({
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 1371 600',
      width: '1600',
    })
  })

  it('does not carry the keywords', () => {
    expect(draw(['"><script>alert(1)</script> barber'])).not.toContain('script')
  })

  it('comes back unharmed from its data address, which needs no escaping in an attribute or in url("…")', () => {
    const svg = draw(['spa'])
    const address = artworkDataUri(svg)
    expect(address).not.toMatch(/["<>#\s](?<! )/)
    expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(svg.replaceAll('"', "'"))
  })
})
