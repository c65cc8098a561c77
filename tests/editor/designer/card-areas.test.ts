import { describe, expect, it } from 'vitest'
import { areasOf, partsOf } from '#editor/designer/cards/areas.ts'
import type { Box } from '#editor/designer/cards/brush.ts'
import { cardSize } from '#editor/designer/cards/card-canvas.ts'
import { cardTokens } from '#editor/designer/cards/card-tokens.ts'
import { cardWords } from '#editor/designer/cards/card-words.ts'
import { identityOf } from '#editor/designer/cards/identity.ts'
import { type PresetStyle, presetStyles } from '#renderer/document/enumerations.ts'
import { fullSite } from '../../renderer/fixtures/full-site.ts'

const picture = { name: 'coil', seed: 1 } as const
const known = { ...identityOf(fullSite), phone: '0113 496 0000', facts: [{ label: 'Since', text: '1998' }] }
const unknown = { ...known, line: '', place: '', phone: '', facts: [], picture: null }

/** The areas of a card in one style. The seed arranges its shapes. */
const areas = (style: PresetStyle, seed: number, identity: typeof known | typeof unknown, isPictured: boolean) => {
  const own = { ...identity, style, shapes: { ...identity.shapes, seed }, picture: isPictured ? known.picture : null }
  const tokens = cardTokens[style]
  const canvas = { ...cardSize, identity: own, ...(isPictured && { picture }) }
  return areasOf(canvas, tokens, cardWords(own, tokens))
}

const isInside = ({ x, y, width, height }: Box) =>
  x >= 0 && y >= 0 && x + width <= cardSize.width && y + height <= cardSize.height
const touch = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const seeds = [0, 1, 2, 3, 4]
const cases = presetStyles.flatMap((style) =>
  seeds.flatMap((seed) => [true, false].map((isPictured) => ({ style, seed, isPictured }))),
)

describe('the layout of a social card', () => {
  it.each(cases)(
    'keeps its areas separate and inside the card: $style $seed $isPictured',
    ({ style, seed, isPictured }) => {
      for (const identity of [known, unknown]) {
        const { headline, art, notes } = areas(style, seed, identity, isPictured)
        const isBehind = cardTokens[style].art === 'light' && !isPictured
        const apart = [headline, ...(art && !isBehind ? [art] : []), ...(notes ? [notes] : [])]
        expect(apart.every(isInside)).toBe(true)
        expect(apart.filter((one) => apart.some((other) => other !== one && touch(one, other)))).toEqual([])
        expect(headline.width * headline.height).toBeGreaterThan(cardSize.width * cardSize.height * 0.24)
      }
    },
  )

  it('includes an area for notes only if notes exist', () => {
    expect(areas('Common', 0, unknown, false).notes).toBeUndefined()
    expect(areas('Common', 0, known, false).notes).toBeDefined()
  })

  it('shows a picture in every style', () => {
    for (const style of presetStyles) expect(areas(style, 0, unknown, true).art).toBeDefined()
  })

  it('divides an area into equal parts', () => {
    const parts = partsOf({ x: 10, y: 0, width: 300, height: 100 }, 3)
    expect(parts.map(({ x, width }) => [x, width])).toEqual([
      [10, 100],
      [110, 100],
      [210, 100],
    ])
  })
})
