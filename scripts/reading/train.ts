import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { featuresOf } from '../../worker/reading/features.ts'
import { labelNames, states, statesBefore } from '../../worker/reading/labels.ts'
import { addTo, latticeOf } from '../../worker/reading/tagger.ts'
import { tokensOf } from '../../worker/reading/tokens.ts'
import { type Example, hashOfExamples, readExamples } from './annotations.ts'
import { packExamples } from './pack-examples.ts'
import { packModel, type Trained } from './pack-model.ts'

const size = states.length
const settings = { rounds: 6, averaged: 4, rate: 0.1, decay: 2e-3, fewest: 4 }
/** Features of two words, or of a word further off: there are many, and few of them say something of other texts. */
const farther = /^(?:-1w|w\+1|-2-1|\+1\+2|cw|-2|\+2):/

type Sentence = { features: Int32Array[]; path: Uint8Array }

/** A deterministic order: the same examples give the same weights. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const result = [...items]
  let state = seed
  for (let index = result.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = state % (index + 1)
    ;[result[index], result[other]] = [result[other] as T, result[index] as T]
  }
  return result
}

function pathOf({ text, marks }: Example): Uint8Array {
  const tokens = tokensOf(text)
  const path = new Uint8Array(tokens.length)
  for (const { label, start, end } of marks) {
    const begins = 1 + 2 * labelNames.indexOf(label)
    let isFirst = true
    tokens.forEach((token, index) => {
      if (token.start < start || token.end > end) return
      path[index] = isFirst ? begins : begins + 1
      isFirst = false
    })
  }
  return path
}

/** Fits the weights by stochastic gradient descent on the likelihood of the marks (AdaGrad). */
export function train(
  examples: readonly Example[],
  log: (line: string) => void = () => {},
  { rounds, averaged, rate, decay, fewest: min } = settings,
): Trained {
  // In how many texts: the first word of a clause is a feature of all its tokens.
  const counts = new Map<string, number>()
  const texts = examples.map((example) => featuresOf(tokensOf(example.text), example.language))
  for (const text of texts) for (const name of new Set(text.flat())) counts.set(name, (counts.get(name) ?? 0) + 1)
  const features = new Map<string, number>()
  for (const [name, count] of counts)
    if (count >= (farther.test(name) ? 3 * min : min)) features.set(name, features.size)
  const sentences: Sentence[] = texts.map((text, index) => ({
    features: text.map((token) => Int32Array.from(token.flatMap((name) => features.get(name) ?? []))),
    path: pathOf(examples[index] as Example),
  }))
  const weights = new Float32Array(features.size * size)
  const squares = new Float32Array(features.size * size).fill(1e-6)
  const transitions = new Float32Array(size * size)
  const moved = new Float32Array(size * size).fill(1e-6)
  // The last rounds each lean to their last texts; their mean doesn't.
  const mean = { weights: new Float32Array(weights.length), transitions: new Float32Array(transitions.length) }
  for (let round = 0; round < rounds; round += 1) {
    let likelihood = 0
    for (const sentence of shuffled(sentences, round + 1)) {
      likelihood += step(sentence, { weights, squares, transitions, moved, rate, decay })
    }
    log(`round ${round + 1}: ${(likelihood / sentences.length).toFixed(3)}`)
    if (round >= rounds - averaged) {
      addPart(mean.weights, weights, averaged)
      addPart(mean.transitions, transitions, averaged)
    }
  }
  return { features, ...mean }
}

function addPart(sums: Float32Array, values: Float32Array, parts: number): void {
  for (let place = 0; place < sums.length; place += 1)
    sums[place] = (sums[place] as number) + (values[place] as number) / parts
}

type State = {
  weights: Float32Array
  squares: Float32Array
  transitions: Float32Array
  moved: Float32Array
  rate: number
  decay: number
}

function step({ features, path }: Sentence, state: State): number {
  const { weights, squares, transitions, moved } = state
  if (path.length === 0) return 0
  const scores = new Float64Array(features.length * size)
  for (const [token, own] of features.entries())
    for (const feature of own) addTo(scores, token * size, weights, feature * size)
  const { forward, backward, emissions, moves, scales, logTotal } = latticeOf(scores, transitions)
  let gold = 0
  const expected = new Float64Array(size * size)
  for (const [token, own] of features.entries()) {
    const is = path[token] as number
    const start = token * size
    gold += scores[start + is] as number
    for (let of = 0; of < size; of += 1) {
      const gradient = (of === is ? 1 : 0) - (forward[start + of] as number) * (backward[start + of] as number)
      if (Math.abs(gradient) < 1e-4) continue
      for (const feature of own) change(weights, squares, feature * size + of, gradient, state)
    }
    if (token === 0) continue
    const was = path[token - 1] as number
    gold += transitions[was * size + is] as number
    for (let after = 0; after < size; after += 1) {
      const value =
        ((emissions[start + after] as number) * (backward[start + after] as number)) / (scales[token] as number)
      if (value < 1e-12) continue
      for (const before of statesBefore[after] as readonly number[]) {
        const place = before * size + after
        expected[place] =
          (expected[place] as number) + (forward[start - size + before] as number) * (moves[place] as number) * value
      }
    }
    expected[was * size + is] = (expected[was * size + is] as number) - 1
  }
  for (const [place, value] of expected.entries())
    if (Math.abs(value) > 1e-6) change(transitions, moved, place, -value, state)
  return gold - logTotal
}

function change(
  weights: Float32Array,
  squares: Float32Array,
  place: number,
  gradient: number,
  { rate, decay }: State,
): void {
  const pull = gradient - decay * (weights[place] as number)
  squares[place] = (squares[place] as number) + pull * pull
  weights[place] = (weights[place] as number) + (rate * pull) / Math.sqrt(squares[place] as number)
}

/** Training leans to the texts it sees last: the mean of several orders leans to none. */
const orders = 3

function meanOf([first, ...others]: readonly Trained[]): Trained {
  if (!first) throw new Error('nothing trained')
  const mean = {
    features: first.features,
    weights: first.weights.map((weight) => weight / orders),
    transitions: first.transitions.map((weight) => weight / orders),
  }
  for (const { features, weights, transitions } of others) {
    addPart(mean.transitions, transitions, orders)
    for (const [name, own] of features) {
      const start = (first.features.get(name) ?? 0) * size
      addPart(mean.weights.subarray(start, start + size), weights.subarray(own * size, own * size + size), orders)
    }
  }
  return mean
}

if (import.meta.main || process.argv[1]?.endsWith('train.ts')) {
  const examples = readExamples('training')
  const trained = meanOf(
    Array.from({ length: orders }, (_, nth) => {
      const start = Math.floor((examples.length * nth) / orders)
      return train([...examples.slice(start), ...examples.slice(0, start)], (line) => console.log(line))
    }),
  )
  const packed = packModel(trained, hashOfExamples())
  const file = join(resolve(import.meta.dirname, '../..'), 'worker/reading/weights.json')
  writeFileSync(file, `${JSON.stringify(packed)}\n`)
  packExamples()
  console.log(
    `${examples.length} examples, ${trained.features.size} features, ${Math.round(JSON.stringify(packed).length / 1024)} KiB`,
  )
}
