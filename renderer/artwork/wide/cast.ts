import { library, type MotifName } from '../motif-library.ts'
import { hanging } from '../motifs/hanging.ts'
import type { Stage } from '../scene.ts'
import type { SceneName } from '../scenes/scenes.ts'
import { placeOf } from '../words.ts'
import { end, hungWing, type Item, largePiece, lowRow, type Side, standingWing, start } from './zones.ts'

/** Who plays what in a wide picture: things in their places, the most telling first. */
type Cast = Item[]

const greenery = ['snakePlant', 'pottedPlant', 'branches', 'vase'] as const
const roomCompany: readonly MotifName[] = ['floorLamp', 'snakePlant', 'pottedPlant', 'sideTable']

/** Things that are fixed to a wall. */
const fittings: ReadonlySet<MotifName> = new Set<MotifName>([
  'airUnit',
  'thermostat',
  'fuseBox',
  'lightSwitch',
  'socket',
])

/** Where things stand: in the wings, and nearer in the middle. */
const feet = { wing: 0.84, low: 0.885 } as const

const aspect = (name: MotifName) => library[name].height / library[name].width
/** What stands up in a wing. */
export const tall = (name: MotifName) => !hanging.has(name) && library[name].height >= 128 && aspect(name) > 0.62
const flat = (name: MotifName) =>
  !hanging.has(name) && placeOf(name) === 'table' && (library[name].height <= 134 || aspect(name) <= 0.95)
/** Tools that lie well: long and narrow. */
const long = (name: MotifName) => hanging.has(name) && Math.abs(Math.log(aspect(name))) > 0.55

export function castFor(scene: SceneName, stage: Stage): Cast {
  if (scene === 'interior') return inRoom(stage)
  if (scene === 'bench') return atBench(stage)
  if (scene === 'flatLay') return laidOut(stage)
  return onLedge(stage)
}

/** Deals `items` in turns: the first wing, the other wing, the middle. */
function inTurn(wing: Item[], middle: Item[], other: Item[]): Item[] {
  const order = [
    wing[0],
    other[0],
    middle[0],
    middle[1],
    middle[2],
    wing[1],
    other[1],
    middle[3],
    middle[4],
    wing[2],
    other[2],
  ]
  return order.filter((item) => item !== undefined)
}

/** Named things first, the rest as the topic's shuffled lists have them; greenery where there is too little. */
function onLedge(stage: Stage): Cast {
  const { random, subject, height: h } = stage
  const standing = [...subject.table.filter(tall), ...random.shuffle(greenery)]
  const wings = [...new Set(standing)].slice(0, 6)
  const [a, b, c, d, e] = wings
  const chosen = [a, c, e].filter((name) => name !== undefined)
  const others = [b, d].filter((name) => name !== undefined)
  return inTurn(
    standingWing(chosen, end, h * feet.wing, stage),
    middleRow(stage, wings),
    standingWing(others, start, h * feet.wing, stage),
  )
}

/** What is low enough to lie along the bottom: things of the trade, then its tools. */
function middleRow(stage: Stage, taken: readonly MotifName[]): Item[] {
  const { subject, height: h, random } = stage
  const low = subject.table.filter((name) => flat(name) && !taken.includes(name))
  const lying = subject.tools.filter((name) => !taken.includes(name) && long(name))
  const first = subject.named.filter((name) => (flat(name) || long(name)) && !taken.includes(name))
  const mixed = random.chance(0.5)
    ? [...low.slice(0, 2), ...lying.slice(0, 1), ...low.slice(2), ...lying]
    : [...lying.slice(0, 1), ...low, ...lying]
  const row = [...new Set([...first, ...mixed])]
  const filled = row.length > 2 ? row : [...new Set<MotifName>([...row, 'bookStack', 'bowls', 'cup'])]
  return lowRow(filled.slice(0, 4), h * feet.low, stage)
}

/** A piece of furniture at the end, smaller company at the start. */
function inRoom(stage: Stage): Cast {
  const { subject, height: h, random } = stage
  const piece = subject.room[0] ?? 'sofa'
  const foot = h * 0.88
  const beside = random.shuffle(roomCompany.filter((name) => name !== piece))
  const asked = subject.named.filter((name) => tall(name) && placeOf(name) === 'table')
  const second = subject.room.find((name) => name !== piece && library[name].width < 290)
  const fitting = subject.tools.find((name) => fittings.has(name))
  const fixed = fitting ? hungWing([fitting], start, h * 0.27, h * 0.19, stage, 'hanging') : []
  const company =
    asked.length === 0 && second && random.chance(0.7)
      ? [largePiece(second, start, foot, stage)]
      : standingWing([...asked, ...beside].slice(0, Math.max(1, Math.min(2, asked.length))), start, foot, stage)
  const row = middleRow(stage, fitting ? [fitting] : [])
  return inTurn([largePiece(piece, end, foot, stage), ...fixed], row.slice(0, 3), company)
}

/** Tools hung in both wings, things of the trade on the bench below them. */
function atBench(stage: Stage): Cast {
  const { subject, height: h } = stage
  const tools = subject.tools.slice(0, 3)
  const upright = subject.table.filter(tall).slice(0, 2)
  const below = subject.table.filter(flat).slice(0, 1)
  const [wing, other] = tools.length > 0 ? [end, start] : [start, end]
  const hung = hungWing(tools, wing, h * 0.2, h * 0.37, stage, 'hanging')
  const row = middleRow(stage, [...tools, ...upright, ...below])
  const stands = standingWing(upright, other, h * feet.wing, stage)
  const first = [...hung.slice(0, 1), ...row.slice(0, 1), ...stands.slice(0, 1)]
  const then = [...standingWing(below, wing, h * feet.wing, stage), ...row.slice(1, 2), ...hung.slice(1, 2)]
  return [...first, ...then, ...row.slice(2), ...hung.slice(2), ...stands.slice(1)]
}

/** Tools side by side as they lie, seen from above. */
function laidOut(stage: Stage): Cast {
  const { subject, height: h } = stage
  const lying = (names: readonly MotifName[], at: Side) => hungWing(names, at, h * 0.21, h * 0.5, stage, 'lying')
  const [a, b, c, d] = subject.tools
  const wing = [a, c].filter((name) => name !== undefined)
  const other = [b, d].filter((name) => name !== undefined)
  return inTurn(lying(wing, end), middleRow(stage, [...wing, ...other]), lying(other, start))
}
