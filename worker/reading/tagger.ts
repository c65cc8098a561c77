import { featuresOf } from './features.ts'
import { type Label, labelNames, mayFollow, states, statesBefore } from './labels.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A linear-chain conditional random field: how strongly each feature suggests each state, and each state the next. */
export type Model = {
  /** By feature: one weight per state. */
  weightsOf: (feature: string) => Float32Array | undefined
  /** `transitions[before * states.length + after]`. */
  transitions: Float32Array
}

/** A mark in a text. `probability` is for exactly these words with this label. */
export type Mark = { label: Label; start: number; end: number; text: string; probability: number }

const size = states.length

/** The most likely marks of a text (Viterbi), each with its probability (forward-backward). */
export function tag(text: string, language: string, model: Model): Mark[] {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return []
  const scores = scoresOf(featuresOf(tokens, language), model)
  const lattice = latticeOf(scores, model.transitions)
  return spansOf(bestPath(scores, model.transitions)).map(({ state, from, to }) => ({
    label: labelNames[(state - 1) / 2] as Label,
    ...wordsOf(text, tokens, from, to),
    probability: spanProbability(lattice, { state, from, to }),
  }))
}

/** The scores for a text, as one vector: `scores[token * states.length + state]`. */
function scoresOf(features: readonly (readonly string[])[], { weightsOf }: Model): Float64Array {
  const scores = new Float64Array(features.length * size)
  for (const [token, own] of features.entries())
    for (const feature of own) {
      const weights = weightsOf(feature)
      if (weights) addTo(scores, token * size, weights, 0)
    }
  return scores
}

/** Adds a feature's weights to a token's scores. */
export function addTo(scores: Float64Array, start: number, weights: Float32Array, from: number): void {
  for (let state = 0; state < size; state += 1)
    scores[start + state] = at(scores, start + state) + at(weights, from + state)
}

const at = (list: ArrayLike<number>, index: number): number => list[index] as number

function bestPath(scores: Float64Array, transitions: Float32Array): number[] {
  const count = scores.length / size
  const best = new Float64Array(scores.length).fill(-Infinity)
  const from = new Int16Array(scores.length)
  for (let state = 0; state < size; state += 1) if (mayFollow(0, state)) best[state] = at(scores, state)
  for (let token = 1; token < count; token += 1) {
    const earlier = (token - 1) * size
    for (let after = 0; after < size; after += 1) {
      const before = statesBefore[after] as readonly number[]
      let top = -Infinity
      let chosen = 0
      for (let nth = 0; nth < before.length; nth += 1) {
        const state = at(before, nth)
        const score = at(best, earlier + state) + at(transitions, state * size + after)
        if (score > top) {
          top = score
          chosen = state
        }
      }
      best[token * size + after] = top + at(scores, token * size + after)
      from[token * size + after] = chosen
    }
  }
  let state = 0
  const last = (count - 1) * size
  for (let other = 1; other < size; other += 1) if (at(best, last + other) > at(best, last + state)) state = other
  const path = [state]
  for (let token = count - 1; token > 0; token -= 1) {
    state = at(from, token * size + state)
    path.push(state)
  }
  return path.reverse()
}

/** The runs in a path: `state` begins at token `from` and ends before `to`. */
function spansOf(path: readonly number[]): { state: number; from: number; to: number }[] {
  return path.flatMap((state, from) => {
    if (state % 2 === 0) return []
    let to = from + 1
    while (path[to] === state + 1) to += 1
    return [{ state, from, to }]
  })
}

function wordsOf(text: string, tokens: readonly Token[], from: number, to: number) {
  const start = tokens[from]?.start ?? 0
  const end = tokens[to - 1]?.end ?? start
  return { start, end, text: text.slice(start, end) }
}

export type Lattice = {
  /** `exp` of the scores, divided by each token's largest. */
  emissions: Float64Array
  moves: Float64Array
  forward: Float64Array
  backward: Float64Array
  /** The divisor of each token's forward vector. */
  scales: Float64Array
  logTotal: number
}

/** The sums over all paths, rescaled at each token so that they don't overflow or underflow. */
export function latticeOf(scores: Float64Array, transitions: Float32Array): Lattice {
  const count = scores.length / size
  const moves = new Float64Array(size * size)
  for (let place = 0; place < moves.length; place += 1) moves[place] = Math.exp(at(transitions, place))
  const emissions = new Float64Array(scores.length)
  const forward = new Float64Array(scores.length)
  const backward = new Float64Array(scores.length)
  const scales = new Float64Array(count)
  let logTotal = 0
  for (let token = 0; token < count; token += 1) {
    const start = token * size
    let top = at(scores, start)
    for (let state = 1; state < size; state += 1) top = Math.max(top, at(scores, start + state))
    let scale = 0
    for (let after = 0; after < size; after += 1) {
      emissions[start + after] = Math.exp(at(scores, start + after) - top)
      const sum = token === 0 ? (mayFollow(0, after) ? 1 : 0) : sumBefore(forward, start - size, moves, after)
      forward[start + after] = sum * at(emissions, start + after)
      scale += at(forward, start + after)
    }
    for (let state = start; state < start + size; state += 1) forward[state] = at(forward, state) / scale
    scales[token] = scale
    logTotal += Math.log(scale) + top
  }
  backward.fill(1, scores.length - size)
  for (let start = scores.length - size; start > 0; start -= size)
    for (let after = 0; after < size; after += 1) {
      const value = (at(emissions, start + after) * at(backward, start + after)) / at(scales, start / size)
      const before = statesBefore[after] as readonly number[]
      for (let nth = 0; nth < before.length; nth += 1) {
        const place = start - size + at(before, nth)
        backward[place] = at(backward, place) + at(moves, at(before, nth) * size + after) * value
      }
    }
  return { emissions, moves, forward, backward, scales, logTotal }
}

function sumBefore(forward: Float64Array, earlier: number, moves: Float64Array, after: number): number {
  const before = statesBefore[after] as readonly number[]
  let sum = 0
  for (let nth = 0; nth < before.length; nth += 1)
    sum += at(forward, earlier + at(before, nth)) * at(moves, at(before, nth) * size + after)
  return sum
}

function spanProbability(
  { emissions, moves, forward, backward, scales }: Lattice,
  { state, from, to }: { state: number; from: number; to: number },
): number {
  let value = at(forward, from * size + state)
  let last = state
  for (let token = from + 1; token < to; token += 1) {
    value *= (at(moves, last * size + state + 1) * at(emissions, token * size + state + 1)) / at(scales, token)
    last = state + 1
  }
  if (to === scales.length) return value
  let sum = 0
  for (let after = 0; after < size; after += 1)
    if (after !== state + 1 && mayFollow(last, after))
      sum += at(moves, last * size + after) * at(emissions, to * size + after) * at(backward, to * size + after)
  return (value * sum) / at(scales, to)
}
