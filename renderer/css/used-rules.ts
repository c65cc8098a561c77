import { memoize } from '../memoize.ts'

/** A rule, or a conditional group of rules. `selectors` is empty for rules that every page needs. */
type Rule = { selectors: readonly Selector[]; head: string; body: string; inner: readonly Rule[] }
/** `needs`: the classes required for a match. Each entry requires all classes of one alternative. */
type Selector = { text: string; needs: readonly (readonly Alternative[])[] }
type Alternative = readonly string[]

/**
 * Removes rules of a minified sheet that can't match, because no element has their classes. Only for this product's
 * sheets: braces only around rules; classes of lowercase letters, digits and hyphens.
 */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  return serializeRules(parseRules(css), classes)
}

/** A minified sheet shared by many pages. */
export type Sheet = {
  text: string
  /** The sheet's used rules. Pages with the same classes share one string. */
  usedBy: (classes: ReadonlySet<string>) => string
}

export function sheetOf(text: string): Sheet {
  const rules = parseRules(text)
  const names = [...new Set(classesOf(rules))]
  const write = memoize((had: string) => serializeRules(rules, new Set(names.filter((_, at) => had[at] === '1'))), 20)
  return { text, usedBy: (classes) => write(names.map((name) => (classes.has(name) ? '1' : '0')).join('')) }
}

const classesOf = (rules: readonly Rule[]): string[] =>
  rules.flatMap(({ selectors, inner }) => [...selectors.flatMap(({ needs }) => needs.flat(2)), ...classesOf(inner)])

export function classesIn(markup: string): Set<string> {
  const opening = ' class="'
  const lists = new Set<string>()
  for (let at = markup.indexOf(opening); at !== -1; at = markup.indexOf(opening, at + 1)) {
    const from = at + opening.length
    lists.add(markup.slice(from, markup.indexOf('"', from)))
  }
  return new Set([...lists].flatMap((list) => list.split(' ')))
}

function serializeRules(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map(({ selectors, head, body, inner }) => {
      if (inner.length > 0) {
        const kept = serializeRules(inner, classes)
        return kept && `${head}{${kept}}`
      }
      if (selectors.length === 0) return `${head}{${body}}`
      const isThere = (alternative: Alternative) => alternative.every((name) => classes.has(name))
      const found = selectors.filter(({ needs }) => needs.every((alternatives) => alternatives.some(isThere)))
      return found.length > 0 ? `${found.map(({ text }) => text).join(',')}{${body}}` : ''
    })
    .join('')
}

function parseRules(css: string): readonly Rule[] {
  const rules: Rule[] = []
  let start = 0
  for (let open = css.indexOf('{'); open !== -1; open = css.indexOf('{', start)) {
    const end = closingBrace(css, open)
    rules.push(ruleOf(css.slice(start, open), css.slice(open + 1, end)))
    start = end + 1
  }
  return rules
}

function closingBrace(css: string, open: number): number {
  let at = open
  for (let depth = 1; depth > 0; ) {
    const [inner, end] = [css.indexOf('{', at + 1), css.indexOf('}', at + 1)]
    if (end === -1) return css.length
    const opens = inner !== -1 && inner < end
    depth += opens ? 1 : -1
    at = opens ? inner : end
  }
  return at
}

function ruleOf(head: string, body: string): Rule {
  if (/^@(media|supports|container)/.test(head)) return { selectors: [], head, body, inner: parseRules(body) }
  if (head.startsWith('@')) return { selectors: [], head, body, inner: [] }
  return { selectors: selectorsOf(head), head, body, inner: [] }
}

function selectorsOf(list: string): Selector[] {
  return splitList(list).map((text) => {
    const { outside, brackets } = splitBrackets(text)
    const required = brackets.filter(({ before }) => /:(?:has|is|where)$/.test(before))
    return {
      text,
      needs: [
        [classNamesIn(outside)],
        ...required.map(({ inside }) => splitList(inside).map((one) => classNamesIn(splitBrackets(one).outside))),
      ],
    }
  })
}

type Bracket = { before: string; inside: string }

function splitBrackets(text: string): { outside: string; brackets: Bracket[] } {
  const brackets: Bracket[] = []
  let [outside, depth, from] = ['', 0, 0]
  for (const [at, letter] of [...text].entries()) {
    if ((letter === '(' || letter === '[') && depth++ === 0) from = at + 1
    if (depth === 0) outside += letter
    if ((letter === ')' || letter === ']') && --depth === 0) {
      brackets.push({ before: text.slice(0, from - 1), inside: text.slice(from, at) })
    }
  }
  return { outside, brackets }
}

function splitList(list: string): string[] {
  if (!/[([]/.test(list)) return list.split(',')
  const parts = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(' || letter === '[') depth += 1
    if (letter === ')' || letter === ']') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

const classNamesIn = (selector: string) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
