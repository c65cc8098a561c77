import type { ShapeName, Shapes } from '../renderer/shapes/shape-names.ts'
import type { TradeProfile } from './trade.ts'

type Grammar = readonly ShapeName[]

/** Shapes that suggest what an unlisted trade works with. */
const shapesByWord: readonly (readonly [words: RegExp, grammar: Grammar])[] = [
  [/\b(?:lens|optic|optik|eyewear|spectacle|camera|vinyl|records?\b)/, ['rings', 'discs', 'moon', 'halves', 'echoes']],
  [/\b(?:glass|glaz|window|mirror|glas\b|vitri|cristal)/, ['blinds', 'edge', 'shift', 'diagonals', 'halves']],
  [/\b(?:print|screen|poster|sign\b|signs\b|druck|imprim)/, ['halftone', 'shift', 'edge', 'fade', 'checker']],
  [/\b(?:book|bind|paper|calligraph|letterpress|buch|livre|libro)/, ['shift', 'frames', 'blinds', 'edge', 'steps']],
  [/\b(?:survey|land\b|hike|hiking|hill|forest|tree|arbor|garten|jardin)/, ['contours', 'steps', 'dunes', 'edge', 'leaves']],
  [/\b(?:sea\b|boat|kayak|canoe|swim|surf|pool|fish|aquar)/, ['waves', 'ripples', 'dunes', 'scales', 'arcs']],
  [/\b(?:bak|cake|cook|paella|pizza|donut|cheese|fromage|honey|brew|kitchen|food)/, ['discs', 'scallops', 'rosette', 'plaid', 'rings']],
  [/\b(?:sew|knit|cloth|textile|laundr|wool|carpet|rug\b|rugs\b|alteration|polster)/, ['weave', 'plaid', 'herringbone', 'fade', 'scallops']],
  [/\b(?:horse|alpaca|sheep|farrier|vet\b|vets\b|cattery|kennel|pets?\b|hoof)/, ['coat', 'arches', 'waves', 'contours', 'fade']],
  [/\b(?:weld|metal|forge|steel|knife|knives|sharpen|blade|blacksmith)/, ['edge', 'diagonals', 'chevrons', 'shift', 'frames']],
  [/\b(?:wood|timber|furniture|cabinet|floor)/, ['herringbone', 'contours', 'frames', 'steps', 'edge']],
  [/\b(?:boxing|gym\b|martial|judo|karate|dance|dancing)/, ['chevrons', 'coil', 'diagonals', 'halves', 'echoes']],
  [/\b(?:birth|baby|babies|doula|midwi|massage|yoga|foot care|acupunct)/, ['moon', 'arcs', 'ripples', 'dunes', 'arches']],
  [/\b(?:storage|self[- ]store|warehouse|removals?\b)/, ['frames', 'steps', 'checker', 'bricks', 'blinds']],
  [/\b(?:towing|tow\b|courier|delivery|haulage|roadside|taxi|driving)/, ['runs', 'chevrons', 'diagonals', 'checker', 'edge']],
  [/\b(?:piano|guitar|choir|singing|dj\b|band\b|violin)/, ['echoes', 'ripples', 'shift', 'arcs', 'discs']],
  [/\b(?:party|parties|partys|clown|balloon|magic|puppet)/, ['discs', 'rays', 'terrazzo', 'bloom', 'waves']],
  [/\b(?:brick|stone|tiling|tiler|plaster|concrete|paving)/, ['bricks', 'terrazzo', 'chevrons', 'scales', 'steps']],
  [/\b(?:solar|electric|energy|heat pump|lighting)/, ['rays', 'fade', 'halftone', 'shift', 'runs']],
] // biome-ignore format: a table is easier to read with one row per line

/** Grammars without a relation to any trade. */
export const neutralGrammars: readonly Grammar[] = [
  ['edge', 'fade', 'rings', 'steps', 'waves'],
  ['arches', 'discs', 'diagonals', 'halves', 'dunes'],
  ['truchet', 'echoes', 'edge', 'frames', 'ripples'],
  ['shift', 'arcs', 'scales', 'edge', 'chevrons'],
  ['moon', 'weave', 'steps', 'arcs', 'dunes'],
  ['rays', 'checker', 'waves', 'edge', 'rings'],
]

/**
 * The trade's shapes. For unlisted trades, those that match the first known word of `said`, otherwise a choice by
 * `seed`, a nonnegative integer.
 */
export const shapesFor = ({ shapes }: Pick<TradeProfile, 'shapes'>, seed: number, description = ''): Shapes => ({
  grammar:
    shapes.length > 0 ? shapes : (grammarIn(description) ?? neutralGrammars[seed % neutralGrammars.length] ?? []),
  seed,
})

function grammarIn(description: string): Grammar | undefined {
  const text = description.toLowerCase()
  const [first] = shapesByWord
    .map(([words, grammar]) => ({ at: text.search(words), grammar }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at)
  return first?.grammar
}
