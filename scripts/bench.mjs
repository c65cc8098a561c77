// npm run bench                         every figure
// npm run bench -- edge-vs-constant …   these only
// npm run bench -- --all                every figure, those that sample pages over all pages
// One line of JSON per figure: { bench, value, unit, against }. A bench that cannot run prints null and why, and fails the run at its end.
import { ensureDependencies } from './run.mjs'

await ensureDependencies()
const { closeLoader } = await import('../tests/harness/bench/sample.mjs')
const groups = [
  await import('../tests/bench/sizes.mjs'),
  await import('../tests/bench/render.mjs'),
  await import('../tests/bench/pages.mjs'),
  await import('../tests/bench/designer.mjs'),
  await import('../tests/bench/publish.mjs'),
  await import('../tests/bench/edge.mjs'),
  await import('../tests/bench/counting.mjs'),
  await import('../tests/bench/create.mjs'),
  await import('../tests/bench/ask.mjs'),
  await import('../tests/bench/lists.mjs'),
  await import('../tests/bench/visit-rows.mjs'),
]
const all = process.argv.includes('--all')
const asked = process.argv.slice(2).filter((name) => name !== '--all')
const known = groups.flatMap(({ benches }) => Object.keys(benches))
const failed = []
for (const name of asked)
  if (!known.includes(name)) fail({ bench: name, value: null, reason: `no such bench: ${known.join(', ')}` })

for (const { benches, close } of groups) {
  for (const [bench, { unit, against, measure }] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(bench)) continue
    try {
      const { value, ...more } = await measure({ all })
      say({ bench, value: Math.round(value * 1000) / 1000, unit, against, ...more })
    } catch (error) {
      fail({ bench, value: null, unit, against, reason: String(error?.message ?? error).split('\n')[0] })
    }
  }
  await close?.()
}
await closeLoader()
if (failed.length > 0) console.error(`Without a figure: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)

function say(line) {
  console.log(JSON.stringify(line))
}

function fail(line) {
  failed.push(line.bench)
  say(line)
}
