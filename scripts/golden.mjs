// npm run campaign golden                     makes and publishes every business of the golden set, and says what their pages keep and invent
//   --only plumber,fr-               those whose id contains one of these
//   --details                        also lists every lost fact, wrong thing and sentence without a fact
//   --from folder                    businesses of other files: every .mjs and .ts there that exports `businesses`
//   --sheets folder                  photographs twelve of the pages at 1440 and 390 px, side by side
// Exits with 1 when a goal is missed.
import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureToolchain } from './run.mjs'

const home = process.env.INIT_CWD ?? '.'
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    details: { type: 'boolean', default: false },
    from: { type: 'string' },
    sheets: { type: 'string' },
  },
})
await ensureToolchain()
const { load, closeLoader } = await import('../tests/harness/bench/sample.mjs')
const { startProduct } = await import('../tests/harness/bench/product.mjs')
const { pageByProduct } = await load('/tests/golden/page-by-product.ts')
const { reachesGoals, reportLines, scoreLine, scorePage, totalLine, totalOf } =
  await load('/tests/golden/judge/score.ts')

const wanted = values.only?.split(',') ?? ['']
const businesses = (await chosenBusinesses()).filter(({ id }) => wanted.some((part) => id.includes(part)))
if (businesses.length === 0) {
  console.error(`No business matches: ${values.only ?? values.from}`)
  process.exit(1)
}
const product = await startProduct('golden')
let total
try {
  const pages = []
  for (const business of businesses) {
    const page = await pageByProduct(product.origin, business)
    const score = scorePage(business, page.html)
    pages.push({ business, score, ...page })
    console.log(scoreLine(score))
    if (values.details) for (const line of reportLines(score)) console.log(`    ${line}`)
  }
  total = totalOf(pages.map(({ score }) => score))
  console.log(`\n${totalLine(total)}`)
  if (values.sheets) await takeSheets(pages, resolve(home, values.sheets))
} finally {
  await product.stop()
  await closeLoader()
}
process.exit(reachesGoals(total) ? 0 : 1)

async function chosenBusinesses() {
  if (!values.from) return (await load('/tests/golden/all-businesses.ts')).goldenBusinesses
  const folder = resolve(home, values.from)
  const names = readdirSync(folder).filter((name) => /\.(?:mjs|ts)$/.test(name))
  const modules = await Promise.all(names.map((name) => import(pathToFileURL(join(folder, name)).href)))
  return modules.flatMap(({ businesses: found = [] }) => found)
}

async function takeSheets(pages, folder) {
  const { contactSheets } = await import('../tests/golden/contact-sheets.mjs')
  mkdirSync(folder, { recursive: true })
  for (const file of await contactSheets(pages, folder)) console.log(file)
}
