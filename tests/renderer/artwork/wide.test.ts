import { describe, expect, it } from 'vitest'
import { grounds, huesOf, paintFor } from '../../../renderer/artwork/color/paint.ts'
import { drawArtwork } from '../../../renderer/artwork/draw-artwork.ts'
import { planPicture, readKeywords } from '../../../renderer/artwork/keywords.ts'
import { createRandom } from '../../../renderer/artwork/random.ts'
import { type SceneName, scenes } from '../../../renderer/artwork/scenes/scenes.ts'
import { topicNames, topics } from '../../../renderer/artwork/topics/topics.ts'
import { isWide, keptItems } from '../../../renderer/artwork/wide/wide-scene.ts'
import { boxOf, zones } from '../../../renderer/artwork/wide/zones.ts'
import { readSvg } from './read-svg.ts'
import { themes } from './themes.ts'

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

  it('has a car in the middle of the road, below the words', () => {
    const car = thingsIn('car detailing', 'landscape', 1).find(({ name }) => name === 'car')
    expect(car?.left).toBeGreaterThan(0.38)
    expect(car?.right).toBeLessThan(0.62)
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
    expect(readKeywords(words)).toMatchObject({ named })
    expect(readKeywords(words).topic).toBeDefined()
  })

  it('puts a garden patio outdoors', () => {
    expect(readKeywords('garden patio')).toMatchObject({ topic: 'landscaping', framing: 'landscape' })
  })
})
