import { definitions, referredTo } from '../definitions.ts'
import { library } from '../motif-library.ts'
import { drawPerson, personOf } from '../people/person.ts'
import type { Stage } from '../scene.ts'
import { backdrop } from '../scenes/backdrop.ts'
import type { SceneName } from '../scenes/scenes.ts'
import { place } from '../shapes.ts'
import { castFor, tall } from './cast.ts'
import { frieze } from './frieze.ts'
import { cloth, ledge, roomFloor } from './ground.ts'
import { lampOver, lightFor } from './light.ts'
import { hills, quietStreet, stillSea, type View, vehicles } from './outdoors.ts'
import { wideShapes } from './wide-shapes.ts'
import { acrossFrom, closedUp, depths, drawItem, end, type Item, start } from './zones.ts'

/** In characters, with its gradients: what a wide picture may come to. */
const room = 5700

/** From here on a picture is as wide as a banner and carries words in its middle. */
export const isWide = (width: number, height: number) => width / height >= 1.75

/** Draws a picture that words stand on: light in the middle, things at the sides and along the bottom. */
export function wideScene(scene: SceneName, stage: Stage): string {
  const { behind, items, front } = fitted(scene, stage)
  const things = items.toSorted((a, b) => a.depth - b.depth).map((item) => drawItem(item, stage.paint))
  return behind + things.join('') + front
}

/** The things of such a picture as they are drawn. */
export const keptItems = (scene: SceneName, stage: Stage): readonly Item[] => fitted(scene, stage).items

/** A view with as many of its things as there is room for, the most telling first; the row below closes up. */
function fitted(scene: SceneName, stage: Stage): View {
  const view = viewOf(scene, stage)
  const behind = backdrop(stage) + view.behind
  const kept: Item[] = []
  let length = behind.length + view.front.length
  let ids = referredTo(behind + view.front)
  for (const item of view.items) {
    const thing = drawItem(item, stage.paint)
    const all = new Set([...ids, ...referredTo(thing)])
    if (length + thing.length + definitions(all, stage.paint).length > room) continue
    kept.push(item)
    length += thing.length
    ids = all
  }
  const low = kept.filter(({ depth }) => depth === depths.low)
  const rest = kept.filter(({ depth }) => depth !== depths.low)
  return { behind, items: [...rest, ...closedUp(low, stage.width)], front: view.front }
}

function viewOf(scene: SceneName, stage: Stage): View {
  const road = vehicles.some((name) => name === stage.subject.lead)
  if (scene === 'landscape' && !road) return hills(stage)
  if (scene === 'landscape' || scene === 'street') return quietStreet(stage)
  if (scene === 'sea') return stillSea(stage)
  if (scene === 'pattern') return { behind: frieze(stage), items: [], front: '' }
  if (scene === 'abstract') return { behind: wideShapes(stage), items: [], front: '' }
  // What stands is not seen from above: tools hang on the wall behind it.
  return indoors(scene === 'flatLay' && stage.subject.named.some(tall) ? 'bench' : scene, stage)
}

function indoors(scene: SceneName, stage: Stage): View {
  const { width: w, height: h, random } = stage
  const items = castFor(scene, stage)
  const light = lightFor(stage)(stage, h * 0.8)
  if (scene === 'flatLay') return { behind: light + cloth(stage), items, front: '' }
  if (scene === 'interior') {
    const [lead] = items
    const fixed = items.some(({ pose }) => pose === 'hanging')
    const plain = lead && !fixed && library[lead.name].draw(stage.paint).length < 700
    const lamp = plain && random.chance(0.7) ? lampOver(acrossFrom(start, w, w * 0.18), h * 0.26, stage) : ''
    return { behind: light + lamp + roomFloor(stage), items, front: '' }
  }
  const table = ledge(stage, scene === 'bench')
  if (scene === 'portrait') return { behind: light + people(stage) + table, items: lowOnly(items), front: '' }
  return { behind: light + table, items, front: '' }
}

const lowOnly = (items: readonly Item[]) => items.filter(({ depth }) => depth === depths.low)

/** One or two people behind the ledge, in the wings. */
function people(stage: Stage): string {
  const { width: w, height: h, paint, random, subject } = stage
  return Array.from({ length: Math.min(2, subject.person.count) }, (_, i) => {
    const person = drawPerson(personOf(subject.person, paint, random, i), paint, false)
    return place(person, {
      x: acrossFrom(i ? start : end, w, w * 0.155),
      y: h * 0.8 + 4,
      scale: (h * 0.54) / 470,
      mirror: i === 0,
    })
  }).join('')
}
