import { describe, expect, it } from 'vitest'
import { formatHex, mix, parseOklch } from '../../../renderer/artwork/color/oklch.ts'
import { grounds, huesOf, paintFor } from '../../../renderer/artwork/color/paint.ts'
import { artworkDataUri } from '../../../renderer/artwork/data-uri.ts'
import { drawArtwork, isAbstract } from '../../../renderer/artwork/draw-artwork.ts'
import { planPicture, readKeywords } from '../../../renderer/artwork/keywords.ts'
import { createRandom } from '../../../renderer/artwork/random.ts'
import { type SceneName, scenes } from '../../../renderer/artwork/scenes/scenes.ts'
import { topicNames, topics } from '../../../renderer/artwork/topics/topics.ts'
import { isWide, keptItems } from '../../../renderer/artwork/wide/wide-scene.ts'
import { boxOf, zones } from '../../../renderer/artwork/wide/zones.ts'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { readSvg, sizes, themes } from './read-artwork.ts'

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
    expect(isAbstract({ tags: [], description: '' })).toBe(true)
    expect(isAbstract({ tags: ['zorblax'], description: 'quux' })).toBe(true)
    expect(isAbstract({ tags: ['zorblax'], description: 'a barber at work' })).toBe(false)
    expect(isAbstract({ tags: ['barber'], description: '' })).toBe(false)
  })

  it('of an area is a landscape from above, the same for the same place, whatever its words could be read as', () => {
    const area = (name: string, colors = standard, size = landscape) =>
      drawArtwork({ tags: ['area', name], description: '', seed: 0, area: true }, colors, size)
    expect(area('Totnes')).toBe(area('Totnes'))
    const places = ['Totnes', 'Bath', 'Barber', 'Garden City', 'مدينة', '👩‍👩‍👧‍👦', '</svg><script>']
    expect(new Set(places.map((name) => area(name))).size).toBe(places.length)
    expect(area('Totnes', dark)).not.toBe(area('Totnes'))
    for (const size of sizes)
      for (const name of places) {
        expect(area(name, standard, size).length).toBeLessThanOrEqual(6000)
        expect(area(name, standard, size)).not.toMatch(/script|<text|NaN|undefined|url\(/)
      }
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

  it('takes milliseconds', () => {
    draw(['warm up'])
    const start = performance.now()
    for (let seed = 0; seed < 60; seed += 1) draw(['barber', 'calm room'], seed)
    expect((performance.now() - start) / 60).toBeLessThan(50)
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

const sceneNames = Object.keys(scenes) as SceneName[]
const wide = [
  { width: 1371, height: 600 },
  { width: 1920, height: 600 },
  { width: 1067, height: 600 },
]

/** The things of one wide picture, with the sides of each. */
function thingsIn(words: string, scene: SceneName, seed: number) {
  const random = createRandom(`${words}${seed}`)
  const size = wide[seed % wide.length] ?? { width: 1371, height: 600 }
  const paint = paintFor(huesOf(themes.standard), grounds[seed % grounds.length] ?? 'Mid')
  const { subject } = planPicture(readKeywords(words), random, true)
  const items = keptItems(scene, { ...size, paint, random, spare: false, subject })
  return items.map((item) => {
    const { left, right, top, height } = boxOf(item)
    return {
      name: item.name,
      left: left / size.width,
      right: right / size.width,
      top: top / size.height,
      tall: height / size.height,
    }
  })
}

const cases = topicNames.flatMap((topic) =>
  sceneNames.flatMap((scene) => [1, 2, 3].map((seed) => ({ topic, scene, seed, words: topics[topic].words }))),
)

describe('A wide picture', () => {
  it('is one from a ratio of 7:4 on', () => {
    expect(isWide(1600, 700)).toBe(true)
    expect(isWide(1750, 1000)).toBe(true)
    expect(isWide(1200, 900)).toBe(false)
  })

  it('keeps its things out of the middle, where words stand', () => {
    const inTheWay = cases.flatMap(({ topic, scene, seed, words }) =>
      thingsIn(words, scene, seed)
        .filter(({ left, right, top }) => {
          const inWing = right <= zones.wing + 0.001 || left >= 1 - zones.wing - 0.001
          return !inWing && top < 1 - zones.low - 0.001
        })
        .map(({ name }) => `${topic} ${scene} ${seed}: ${name}`),
    )
    expect(inTheWay).toEqual([])
  })

  it('has nothing taller than a little over half of it', () => {
    const tall = cases.flatMap(({ topic, scene, seed, words }) =>
      thingsIn(words, scene, seed)
        .filter((thing) => thing.tall > zones.tall)
        .map(({ name }) => `${topic} ${scene} ${seed}: ${name}`),
    )
    expect(tall).toEqual([])
  })

  it('has something in both wings and, indoors, something below the words that a phone shows too', () => {
    const bare = cases
      .filter(({ scene }) => ['interior', 'bench', 'stillLife', 'flatLay', 'poster'].includes(scene))
      .filter(({ scene, topic }) => !['bench', 'flatLay'].includes(scene) || (topics[topic].tools ?? []).length > 2)
      .filter(({ scene, seed, words }) => {
        const things = thingsIn(words, scene, seed)
        const left = things.some(({ right }) => right < 0.3)
        const right = things.some(({ left: from }) => from > 0.7)
        const middle = things.some(({ left: from, right: to }) => to > 0.38 && from < 0.62)
        return !(left && right && middle)
      })
      .map(({ topic, scene, seed }) => `${topic} ${scene} ${seed}`)
    expect(bare).toEqual([])
  })

  it('has what says most about the trade at the end, clear of a card at the start', () => {
    const covered = cases.flatMap(({ topic, scene, seed, words }) => {
      const first = thingsIn(words, scene, seed).find(({ top }) => top < 1 - zones.low - 0.001)
      return first && first.left < 0.5 ? [`${topic} ${scene} ${seed}: ${first.name}`] : []
    })
    expect(covered).toEqual([])
  })

  it('shows the thing that was asked for', () => {
    for (const [words, thing] of [
      ['light bulb', 'lightBulb'],
      ['barber chair', 'barberChair'],
      ['kitchen tap', 'tap'],
      ['croissant', 'croissant'],
    ] as const) {
      const scene = thing === 'barberChair' ? 'interior' : 'stillLife'
      for (const seed of [1, 2, 3]) expect(thingsIn(words, scene, seed).map(({ name }) => name)).toContain(thing)
    }
  })

  it.each(['sea', 'pattern', 'abstract shapes', 'green hills', 'street front', 'team portrait', 'workbench', 'tools'])(
    'of %s is small, sound and differs from seed to seed',
    (words) => {
      const drawings = Array.from({ length: 12 }, (_, seed) =>
        drawArtwork({ tags: [words, 'plumber'], description: '', seed }, themes.dark, { width: 1600, height: 700 }),
      )
      for (const drawing of drawings) {
        expect(drawing.length).toBeLessThanOrEqual(6000)
        expect(readSvg(drawing).length).toBeGreaterThan(5)
        expect(drawing).not.toMatch(/NaN|undefined/)
      }
      expect(new Set(drawings).size).toBe(12)
    },
  )
})

describe('A wide picture outdoors', () => {
  it('has something on both sides', () => {
    const bare = cases
      .filter(({ scene }) => scene === 'landscape' || scene === 'street')
      .filter(({ scene, seed, words }) => {
        const things = thingsIn(words, scene, seed)
        return !(things.some(({ right }) => right < 0.3) && things.some(({ left }) => left > 0.7))
      })
      .map(({ topic, scene, seed }) => `${topic} ${scene} ${seed}`)
    expect(bare).toEqual([])
  })

  it('has a car on the road, beside a card at the start', () => {
    const car = thingsIn('car detailing', 'landscape', 1).find(({ name }) => name === 'car')
    expect(car?.left).toBeGreaterThan(0.55)
    expect(car?.top).toBeGreaterThan(1 - zones.low - 0.001)
  })
})

describe('Two words for one thing', () => {
  it.each([
    ['barber scissors comb', ['scissors', 'comb']],
    ['tap pipes wrench toolbox', ['tap', 'pipes', 'wrench', 'toolbox']],
    ['barber chair', ['barberChair']],
    ['light bulb', ['lightBulb']],
    ['fuse box', ['fuseBox']],
    ['chisel mallet', ['screwdriver', 'hammer']],
    ['heat pump', ['heatPump']],
    ['wooden stairs', ['staircase']],
    ['dinner plate', ['bowls']],
    ['bookcase', ['bookcase']],
  ])('%s names %j', (words, named) => {
    expect(readKeywords(words)).toMatchObject({ named, topic: expect.stringMatching(/\w/) })
  })

  it('puts a garden patio outdoors', () => {
    expect(readKeywords('garden patio')).toMatchObject({ topic: 'landscaping', framing: 'landscape' })
  })
})

const lightnessOf = (hex: string) => parseOklch(hex).l

describe('Colours', () => {
  it.each(['#000000', '#ffffff', '#1f5d50', '#ff0000', '#0000ff', '#808080'])(
    '%s survives the way to OKLCH and back',
    (hex) => {
      expect(formatHex(parseOklch(hex))).toBe(hex)
    },
  )

  it('gives up chroma, not lightness, where no screen can show a colour', () => {
    const shown = parseOklch(formatHex({ l: 0.9, c: 0.4, h: 264 }))
    expect(shown.l).toBeCloseTo(0.9, 1)
    expect(shown.c).toBeLessThan(0.1)
  })

  it('mixes opposites to grey', () => {
    expect(mix({ l: 0.5, c: 0.1, h: 30 }, { l: 0.5, c: 0.1, h: 210 }, 0.5).c).toBeCloseTo(0)
  })
})

describe('The paint', () => {
  const cases = Object.entries(themes).flatMap(([name, colors]) =>
    grounds.map((ground) => [name, ground, colors] as const),
  )

  it.each(cases)('of the theme %s keeps things apart from a %s wall', (_name, ground, colors) => {
    const paint = paintFor(huesOf(colors), ground)
    const wall = lightnessOf(paint.wall.base)
    for (const tone of ['main', 'dark', 'pop'] as const) {
      expect(Math.abs(lightnessOf(paint[tone].base) - wall), tone).toBeGreaterThan(0.08)
    }
    for (const { base, shade, tint } of [paint.main, paint.light, paint.wood]) {
      expect(lightnessOf(shade)).toBeLessThan(lightnessOf(base))
      expect(lightnessOf(tint)).toBeGreaterThanOrEqual(lightnessOf(base))
    }
  })

  it('stays grey for a theme in greys', () => {
    const paint = paintFor(huesOf(themes.white), 'Pale')
    expect(parseOklch(paint.main.base).c).toBeLessThan(0.03)
  })

  it("carries the brand's hue", () => {
    const paint = paintFor(huesOf(themes.standard), 'Pale')
    const brand = parseOklch(themes.standard.buttonBackgroundColor)
    expect(Math.abs(parseOklch(paint.main.base).h - brand.h)).toBeLessThan(4)
  })
})
