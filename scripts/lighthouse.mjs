// npm run campaign lighthouse                         5 styles × 6 trades on a phone, three runs each, the median of each counts
// npm run campaign lighthouse -- --runs 1 --style Fun --trade spa    with one run, a website that isn't perfect gets two more at the end
// npm run campaign lighthouse -- --runs 1 --pairs     websites in which any two of style, trade and layouts meet
// A line per website and one for every audit that is not perfect, then two of JSON: { bench, value, unit, against }.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveFolder } from './gallery/gallery-server.mjs'
import { renderSites } from './gallery/render-sites.mjs'
import { knownSamples, pairedSites, sampleSites } from './lighthouse/audited-sites.mjs'
import { chosen, chosenStyles } from './lighthouse/chosen-names.mjs'
import { ensureToolchain, freePort, hasToolchain, root } from './run.mjs'

const usual = ['plumber', 'barber-shop', 'therapist', 'restaurant', 'coffee-shop', 'dentist-office']

if (!hasToolchain()) await ensureToolchain()
const asked = await readArguments()
const { openBrowser } = await import('./gallery/gallery-browser.mjs')
const { audit, auditBarePage, imperfect, medianOf } = await import('./lighthouse/audit.mjs')
const documents = await (asked.pairs ? pairedSites : sampleSites)(asked)
const sites = await renderSites(documents, {
  work: join(root, '.cache/lighthouse-work'),
  form: 'https://{name}.example',
})
const port = await freePort()
const browser = await openBrowser({ port })

let least = 100
let shift = 0
let slowest = Number.POSITIVE_INFINITY
const doubtful = []
for (const site of sites) {
  const results = await auditsOf(site, asked.runs)
  const perfect = Object.values(medianOf(results)).every((score) => score === 100)
  if (perfect || asked.runs > 1) tell(site, results)
  else doubtful.push({ site, results })
}
// At the end, since a machine that was busy stays so for a while.
for (const { site, results } of doubtful) tell(site, [...results, ...(await auditsOf(site, 2))])
const barePage = await auditBarePage(port)
await browser.close()
const { styles, trades, runs } = asked
const measured = {
  ...{ sites: sites.length, styles: styles.length, trades: trades.length, runs },
  again: doubtful.length,
}
// How fast the machine was: with a low index, or with a bare page below 100, times say more about the machine than the website.
const machine = { benchmarkIndex: Math.round(slowest), barePage }
console.log(
  JSON.stringify({ bench: 'lighthouse-min', value: least, unit: 'score', against: '100', ...measured, ...machine }),
)
console.log(
  JSON.stringify({
    bench: 'lighthouse-max-cls',
    value: Number(shift.toFixed(4)),
    unit: 'score',
    against: '0.01',
    ...measured,
  }),
)
process.exit(0)

/** Lighthouse's results for a website, of so many runs. */
async function auditsOf({ folder }, runs) {
  const { origin, close } = await serveFolder(folder)
  const results = []
  for (let run = 0; run < runs; run += 1) results.push(await audit(`${origin}/`, port))
  close()
  return results
}

/** Prints a website's line and complaints, and adds its scores to the figures. */
function tell({ name, group, label }, results) {
  const scores = medianOf(results)
  slowest = Math.min(slowest, ...results.map(({ environment }) => environment.benchmarkIndex))
  shift = Math.max(shift, ...results.map(({ audits }) => audits['cumulative-layout-shift'].numericValue ?? 0))
  least = Math.min(least, ...Object.values(scores))
  const line = Object.entries(scores).map(([category, score]) => `${category} ${score}`)
  console.log(`${asked.pairs ? `${group} ${label}` : name}: ${line.join(', ')}`)
  for (const complaint of imperfect(results)) console.log(`  ${complaint}`)
}

async function readArguments() {
  const several = { type: 'string', multiple: true, default: [] }
  try {
    const { values } = parseArgs({
      options: {
        style: several,
        trade: several,
        runs: { type: 'string', default: '3' },
        pairs: { type: 'boolean', default: false },
      },
    })
    const { styles, trades } = await knownSamples()
    const runs = Number(values.runs)
    if (!Number.isInteger(runs) || runs < 1) throw new Error(`'${values.runs}' is no number of runs.`)
    const { pairs } = values
    const named = values.trade.length > 0 || pairs ? values.trade : usual
    return {
      styles: chosenStyles(values.style, styles),
      trades: chosen('trade', named, trades),
      runs,
      pairs,
    }
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
