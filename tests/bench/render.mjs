import { startProduct } from '../harness/bench/product.mjs'
import { load } from '../harness/bench/sample.mjs'

// A page as plain data, and the fastest way to write it: the rest of a render when no component runs.

const raw = new Set(['style', 'script'])
const empty = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const token = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)(\/?)>|([^<]+)/gy
const attribute = /([^\s=>"'/]+)(?:="([^"]*)")?/g

/** A page that React wrote, as a tree: { name, slash, attributes: [[key, value]], children } and texts, all unescaped. */
function readTree(html) {
  const root = { name: '', slash: '', attributes: [], children: [] }
  const open = [root]
  token.lastIndex = html.indexOf('<html')
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [, closing, name, attributes, slash, text] = match
    const parent = open.at(-1)
    if (text !== undefined) parent.children.push(unescaped(text))
    else if (closing) open.pop()
    else {
      const node = {
        name,
        slash,
        attributes: [...attributes.matchAll(attribute)].map(([, key, value]) => [key, value && unescaped(value)]),
        children: [],
      }
      parent.children.push(node)
      if (raw.has(name)) {
        const end = html.indexOf(`</${name}>`, token.lastIndex)
        node.children.push(html.slice(token.lastIndex, end))
        token.lastIndex = end + name.length + 3
      } else if (!empty.has(name)) open.push(node)
    }
  }
  return root.children[0]
}

/** The same page again, byte for byte, by concatenation. */
const writePage = (tree) => `<!doctype html>${write(tree)}`

function write({ name, slash, attributes, children }) {
  let html = `<${name}`
  for (const [key, value] of attributes) html += value === undefined ? ` ${key}` : ` ${key}="${escaped(value)}"`
  if (empty.has(name)) return `${html}${slash}>`
  html += '>'
  if (raw.has(name)) return `${html}${children[0]}</${name}>`
  for (const child of children) html += typeof child === 'string' ? escaped(child) : write(child)
  return `${html}</${name}>`
}

const special = /["'&<>]/
const specials = /["'&<>]/g
const codes = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const characters = { quot: '"', '#x27': "'", amp: '&', lt: '<', gt: '>' }

const escaped = (text) => (special.test(text) ? text.replace(specials, (character) => codes[character]) : text)
const unescaped = (text) => text.replace(/&(quot|#x27|amp|lt|gt);/g, (_whole, name) => characters[name])

// What the components cost: React's render of the full page against the same page from its finished tree by concatenation.

const rounds = 15
const pages = 40

async function renderVsStrings() {
  process.env.NODE_ENV = 'production'
  const page = await reactPage()
  const html = page()
  const tree = readTree(html)
  if (writePage(tree) !== html) throw new Error('the two ways do not write the same page')
  const times = { react: [], strings: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const [react, strings] = [time(page), time(() => writePage(tree))]
    if (round === 0) continue
    times.react.push(react)
    times.strings.push(strings)
  }
  const [react, strings] = [median(times.react), median(times.strings)]
  return {
    value: react / strings,
    react: `${react.toFixed(3)} ms`,
    strings: `${strings.toFixed(3)} ms`,
    bytes: html.length,
  }
}

/** Draws the page of the full site; its styles and drawings are made beforehand, for both ways alike. */
async function reactPage() {
  const { fullSite } = await load('/tests/renderer/fixtures/full-site.ts')
  const { pageByReact } = await load('/tests/harness/bench/page-by-react.ts')
  return pageByReact(fullSite, 'https://harbour.example')
}

/** Milliseconds a page. */
function time(write) {
  const begun = performance.now()
  for (let count = 0; count < pages; count += 1) write()
  return (performance.now() - begun) / pages
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

// The share of the owners' facts on the published pages of the golden set, measured with the running product.

export const benches = {
  'render-vs-strings': {
    unit: 'times as long',
    against: 'for scale: the same bytes from a finished tree by string concatenation, in the same run',
    measure: renderVsStrings,
  },
  'facts-kept': {
    unit: '% of facts',
    against: '>= 95: on the published pages of the golden set; wrong things 0, sentences without a fact <= 15 %',
    measure: factsKept,
  },
  'facts-ms': {
    unit: 'ms for 1,000 characters',
    against: '<= 20: facts read from all texts of the golden set; the slowest text and the first of all are in ms',
    measure: factsMs,
  },
}

async function factsKept() {
  const { goldenBusinesses } = await load('/tests/golden/all-businesses.ts')
  const { pageByProduct } = await load('/tests/golden/page-by-product.ts')
  const { scorePage, shareEmpty, shareKept, totalOf } = await load('/tests/golden/judge/score.ts')
  const product = await startProduct('facts')
  try {
    const scores = []
    for (const business of goldenBusinesses)
      scores.push(scorePage(business, (await pageByProduct(product.origin, business)).html))
    const total = totalOf(scores)
    return {
      value: 100 * shareKept(total),
      facts: total.facts,
      wrong: total.wrong,
      withoutFact: Math.round(1000 * shareEmpty(total)) / 10,
      businesses: total.businesses,
    }
  } finally {
    await product.stop()
  }
}

/** Times the reader alone, warm: each text is read several times, and the fastest counts, since the machine does other work too. */
async function factsMs() {
  const { goldenBusinesses } = await load('/tests/golden/all-businesses.ts')
  const { readFacts } = await load('/worker/creation/facts/read-facts.ts')
  const texts = goldenBusinesses.map(({ answers }) => ({
    businessName: answers.businessName,
    activities: answers.businessActivities,
    location: answers.businessLocation,
    contact: answers.contact ?? '',
  }))
  const first = await timeOf(() => readFacts(texts[0]))
  const times = []
  for (const text of texts) {
    let fastest = Number.POSITIVE_INFINITY
    for (let round = 0; round < 5; round += 1) fastest = Math.min(fastest, await timeOf(() => readFacts(text)))
    times.push(fastest)
  }
  const characters = texts.reduce((sum, { activities }) => sum + activities.length, 0)
  return {
    value: (1000 * times.reduce((sum, time) => sum + time, 0)) / characters,
    slowestText: Math.round(10 * Math.max(...times)) / 10,
    first: Math.round(first),
    businesses: times.length,
  }
}

async function timeOf(run) {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}
