// What the components cost: React's render of the full page against the same page from its finished tree by concatenation.
import { load } from '../harness/bench/sample.mjs'
import { readTree, writePage } from '../harness/bench/string-page.mjs'

const rounds = 15
const pages = 40

export const benches = {
  'render-vs-strings': {
    unit: 'times as long',
    against: 'for scale: the same bytes from a finished tree by string concatenation, in the same run',
    measure: renderVsStrings,
  },
}

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
