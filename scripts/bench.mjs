// npm run bench                         every figure
// npm run bench -- edge-vs-constant …   these only
// npm run bench -- --all                every figure, those that sample pages over all pages
// npm run bench -- --runs 3             each figure so many times; the value is the median, `lowest` and `highest` are the spread
// npm run bench -- --write              writes them into docs/benchmarks.md and benchmarks.json beside it, each of three runs
// One line of JSON per figure: { bench, value, unit, against }. A bench that cannot run prints null and why, and fails the run at its end.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { entryOf, writeFigures } from '../tests/bench/figures-page.mjs'
import { machineSpeed, newMemoryUs } from '../tests/bench/machine-speed.mjs'
import { ensureToolchain, root, runQuietly } from './run.mjs'

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, write: { type: 'boolean' }, runs: { type: 'string' } },
})
const times = Number(options.runs ?? (options.write ? 3 : 1))
if (!Number.isInteger(times) || times < 1) {
  console.error('--runs takes a number from 1 on.')
  process.exit(1)
}

await ensureToolchain()
// Some benches weigh the build. This does nothing when it is up to date.
await runQuietly('node', ['scripts/build.mjs'])
const { closeLoader } = await import('../tests/harness/bench/sample.mjs')
const { median } = await import('../tests/harness/bench/turns.mjs')
const groups = [
  await import('../tests/bench/sizes.mjs'),
  await import('../tests/bench/render.mjs'),
  await import('../tests/bench/pages.mjs'),
  await import('../tests/bench/designer.mjs'),
  await import('../tests/bench/publish.mjs'),
  await import('../tests/bench/edge.mjs'),
  await import('../tests/bench/cold-start.mjs'),
  await import('../tests/bench/counting.mjs'),
  await import('../tests/bench/create.mjs'),
  await import('../tests/bench/ask.mjs'),
  await import('../tests/bench/lists.mjs'),
  await import('../tests/bench/visit-rows.mjs'),
  await import('../tests/bench/costs/costs.mjs'),
]
const known = groups.flatMap(({ benches }) => Object.keys(benches))
const failed = []
const entries = {}
for (const name of asked)
  if (!known.includes(name)) fail({ bench: name, value: null, reason: `no such bench: ${known.join(', ')}` })

for (const { benches, close } of groups) {
  for (const [bench, { unit, against, measure }] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(bench)) continue
    try {
      const [speed, memoryUs] = [machineSpeed(), newMemoryUs()]
      const runs = []
      for (let run = 0; run < times; run += 1) runs.push(rounded(await measure({ all: options.all })))
      const line = { bench, ...lineOf(runs, { unit, against }), speed, memoryUs }
      say(line)
      entries[bench] = entryOf(line, { date: new Date().toISOString().slice(0, 10), speed, runs })
    } catch (error) {
      fail({ bench, value: null, unit, against, reason: String(error?.message ?? error).split('\n')[0] })
    }
  }
  await close?.()
}
await closeLoader()
// Also those before one that failed.
if (options.write) writeFigures(join(root, 'docs/benchmarks.md'), join(root, 'docs/benchmarks.json'), entries)
if (failed.length > 0) console.error(`Without a figure: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)

function rounded({ value, ...more }) {
  return { value: Math.round(value * 1000) / 1000, ...more }
}

/** The run of the median value, with the spread of all. */
function lineOf(runs, { unit, against }) {
  const values = runs.map(({ value }) => value)
  const middle = median(values)
  const { value: _, ...more } = runs.find(({ value }) => value === middle) ?? runs[0]
  const spread = runs.length > 1 ? { lowest: Math.min(...values), highest: Math.max(...values) } : {}
  return { value: middle, unit, against, ...spread, ...more }
}

function say(line) {
  console.log(JSON.stringify(line))
}

function fail(line) {
  failed.push(line.bench)
  say(line)
}
