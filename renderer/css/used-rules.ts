import { remember } from '../remember.ts'

/** A rule, or a group of them under a condition. `selectors` is empty for rules that stand whatever the page holds. */
type Rule = { selectors: readonly Selector[]; head: string; body: string; inner: readonly Rule[] }
/** The classes that something must have for the selector to find it. */
type Selector = { text: string; classes: readonly string[] }

/**
 * A minified sheet without the rules that find nothing, because no element of the page has their classes. For sheets written
 * in this product's way: braces only around rules, classes of lower-case letters, digits and hyphens.
 */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  return written(parsed(css), classes)
}

/** A minified sheet that page after page is made with. */
export type Sheet = {
  text: string
  /** Its used rules. Pages that have the same of its classes share one text. */
  usedBy: (classes: ReadonlySet<string>) => string
}

/** Reads a sheet once for all its pages. */
export function sheetOf(text: string): Sheet {
  const rules = parsed(text)
  const names = [...new Set(classesOf(rules))]
  const write = remember((had: string) => written(rules, new Set(names.filter((_, at) => had[at] === '1'))), 20)
  return { text, usedBy: (classes) => write(names.map((name) => (classes.has(name) ? '1' : '0')).join('')) }
}

const classesOf = (rules: readonly Rule[]): string[] =>
  rules.flatMap(({ selectors, inner }) => [...selectors.flatMap(({ classes }) => classes), ...classesOf(inner)])

/** Every class in a page's markup. */
export function classesIn(markup: string): Set<string> {
  const opening = ' class="'
  const lists = new Set<string>()
  for (let at = markup.indexOf(opening); at !== -1; at = markup.indexOf(opening, at + 1)) {
    const from = at + opening.length
    lists.add(markup.slice(from, markup.indexOf('"', from)))
  }
  return new Set([...lists].flatMap((list) => list.split(' ')))
}

function written(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map(({ selectors, head, body, inner }) => {
      if (inner.length > 0) {
        const kept = written(inner, classes)
        return kept && `${head}{${kept}}`
      }
      if (selectors.length === 0) return `${head}{${body}}`
      const found = selectors.filter((selector) => selector.classes.every((name) => classes.has(name)))
      return found.length > 0 ? `${found.map(({ text }) => text).join(',')}{${body}}` : ''
    })
    .join('')
}

function parsed(css: string): readonly Rule[] {
  const rules: Rule[] = []
  let start = 0
  for (let open = css.indexOf('{'); open !== -1; open = css.indexOf('{', start)) {
    const end = closing(css, open)
    rules.push(ruleOf(css.slice(start, open), css.slice(open + 1, end)))
    start = end + 1
  }
  return rules
}

/** Where the braces end that open at a place. */
function closing(css: string, open: number): number {
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
  if (/^@(media|supports|container)/.test(head)) return { selectors: [], head, body, inner: parsed(body) }
  if (head.startsWith('@')) return { selectors: [], head, body, inner: [] }
  return { selectors: selectorsOf(head), head, body, inner: [] }
}

/** Each selector of a list. Parts in brackets may be one of several, or must be absent, so they are ignored. */
function selectorsOf(list: string): Selector[] {
  if (!/[([]/.test(list)) return list.split(',').map((text) => ({ text, classes: namedIn(text) }))
  const selectors: Selector[] = []
  let [text, bare, depth] = ['', '', 0]
  const end = () => {
    selectors.push({ text, classes: namedIn(bare) })
    text = bare = ''
  }
  for (const letter of list) {
    if (letter === ',' && depth === 0) {
      end()
      continue
    }
    if (letter === '(' || letter === '[') depth += 1
    text += letter
    if (depth === 0) bare += letter
    if (letter === ')' || letter === ']') depth -= 1
  }
  end()
  return selectors
}

const namedIn = (selector: string) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
