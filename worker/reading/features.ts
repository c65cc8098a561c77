import type { Token } from './tokens.ts'

/** In tokens. People write a single line differently than a description. */
const maxShortText = 25

/** The names of each token's features. */
export function featuresOf(tokens: readonly Token[], language: string): string[][] {
  const words = tokens.map(({ text }) => text.toLowerCase())
  const shapes = tokens.map(({ text }) => shapeOf(text))
  const clauses = clausesOf(tokens)
  const prices = distancesToPrice(tokens, words)
  const at = (list: readonly string[], index: number) => list[index] ?? (index < 0 ? '<' : '>')
  return tokens.map((_, index) => {
    const word = at(words, index)
    const clause = clauses[index]
    const [before, after] = [at(words, index - 1), at(words, index + 1)]
    const features = [
      `w:${word}`,
      `-1:${before}`,
      `+1:${after}`,
      `-2:${at(words, index - 2)}`,
      `+2:${at(words, index + 2)}`,
      `-1w:${before} ${word}`,
      `w+1:${word} ${after}`,
      `-2-1:${at(words, index - 2)} ${before}`,
      `+1+2:${after} ${at(words, index + 2)}`,
      `s:${at(shapes, index)}`,
      `-1s:${at(shapes, index - 1)} ${at(shapes, index)}`,
      `s+1:${at(shapes, index)} ${at(shapes, index + 1)}`,
      `-1s+1:${at(shapes, index - 1)} ${at(shapes, index)} ${at(shapes, index + 1)}`,
      `l:${language}`,
      `ls:${language} ${at(shapes, index)}`,
      `$:${prices[index]}`,
      `$s:${prices[index]} ${at(shapes, index)}`,
    ]
    if (tokens.length <= maxShortText) features.push('short', `shorts:${at(shapes, index)}`, `short$:${prices[index]}`)
    if (word.length > 2)
      for (const length of [2, 3, 4]) {
        features.push(`p${length}:${word.slice(0, length)}`, `e${length}:${word.slice(-length)}`)
        if (length === 3) features.push(`-1e:${before.slice(-3)}`, `+1e:${after.slice(-3)}`)
      }
    if (clause)
      features.push(
        `c:${clause.first}`,
        `c2:${clause.opening}`,
        `cp:${bucketOf(clause.position)}`,
        `cw:${clause.first} ${word}`,
        `cc:${Math.min(clause.commas, 4)}`,
        `cl:${bucketOf(clause.length)}`,
        `in:${clause.inBrackets}`,
        ...(clause.isNegative ? ['neg', `negs:${at(shapes, index)}`] : []),
        ...(clause.afterColon ? [`colon:${clause.beforeColon}`] : []),
        ...(clause.lineStart ? ['line'] : []),
      )
    return features
  })
}

/**
 * 'Xx' for a capitalized word, 'XX' for all capitals, 'X' for a single capital, 'x' for lowercase, 'd' per digit (at most five), else the
 * sign itself.
 */
function shapeOf(text: string): string {
  if (/^\p{N}/u.test(text)) return text.replace(/\p{N}/gu, 'd').replace(/d{5,}/, 'ddddd')
  if (!/\p{L}/u.test(text)) return text
  if (text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase()) return 'XX'
  return /^\p{Lu}/u.test(text) ? (text.length === 1 ? 'X' : 'Xx') : 'x'
}

type Clause = {
  first: string
  opening: string
  position: number
  length: number
  commas: number
  isNegative: boolean
  inBrackets: boolean
  afterColon: boolean
  beforeColon: string
  lineStart: boolean
}

const ends = new Set(['.', '!', '?', ';', '\n', '•', '·', '|', '…'])
/** Negations: 'no', 'not', 'kein'. */
export const negators =
  /^(?:no|not|don['’]t|doesn['’]t|can['’]t|cannot|won['’]t|never|sorry|without|nor|neither|except|kein\p{L}*|nicht|nie|leider|ohne|ne|pas|jamais|sans|non|ni|nunca|sin|não|nem|sem|senza|mai|geen|niet|nooit|zonder|nie|bez|brak)$/u

/** The part of a sentence or line around each token. */
function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  for (let end = 0; end <= tokens.length; end += 1) {
    if (end < tokens.length && !ends.has(tokens[end]?.text ?? '')) continue
    const part = tokens.slice(start, end)
    const words = part.map(({ text }) => text.toLowerCase()).filter((text) => /[\p{L}\p{N}]/u.test(text))
    const [first = '', second = ''] = words
    const lineStart = start === 0 || tokens[start - 1]?.text === '\n'
    const state = { commas: 0, isNegative: false, depth: 0, afterColon: false, beforeColon: '' }
    part.forEach(({ text }, position) => {
      const lower = text.toLowerCase()
      if (text === '(') state.depth += 1
      if (negators.test(lower)) state.isNegative = true
      clauses.push({
        ...{
          first,
          opening: `${first} ${second}`,
          position,
          length: part.length,
          lineStart: lineStart && position < 3,
        },
        ...{ commas: state.commas, isNegative: state.isNegative, inBrackets: state.depth > 0 },
        ...{ afterColon: state.afterColon, beforeColon: state.beforeColon },
      })
      if (text === ')') state.depth = Math.max(0, state.depth - 1)
      if (text === ',') state.commas += 1
      if (text === ':') {
        state.afterColon = true
        state.beforeColon = part[position - 1]?.text.toLowerCase() ?? ''
      }
    })
    if (end < tokens.length)
      clauses.push({
        ...{ first, opening: '', position: part.length, length: part.length, commas: 0, isNegative: false },
        ...{ inBrackets: false, afterColon: false, beforeColon: '', lineStart: false },
      })
    start = end + 1
  }
  return clauses
}

const money = /^(?:[\p{Sc}]|eur|euro|euros|chf|usd|zł|zl|rs|inr|zar|pounds?|dollars?|bucks?|quid)$/u

/** The distances in tokens to the nearest price before and after a token on its line. */
function distancesToPrice(tokens: readonly Token[], words: readonly string[]): string[] {
  const isPrice = words.map(
    (word, index) =>
      money.test(word) && (/^\p{N}/u.test(words[index + 1] ?? '') || /^\p{N}/u.test(words[index - 1] ?? '')),
  )
  const distances = (order: readonly number[]) => {
    const result: number[] = []
    let since = 99
    for (const index of order) {
      since = tokens[index]?.text === '\n' ? 99 : isPrice[index] ? 0 : since + 1
      result[index] = since
    }
    return result
  }
  const order = tokens.map((_, index) => index)
  const before = distances(order)
  const after = distances(order.toReversed())
  return order.map((index) => `${bucketOf(before[index] ?? 99)} ${bucketOf(after[index] ?? 99)}`)
}

const bucketOf = (count: number): string =>
  count < 4 ? String(count) : count < 7 ? '4' : count < 12 ? '7' : count < 40 ? '12' : '40'
