// npm run campaign sweep            300 random documents for each property, and every combination of the browser checks of pages
// npm run campaign sweep -- 1000    more
import { ensureChromium } from './chromium.mjs'
import { ensureDependencies, exitCodeOf, run } from './run.mjs'

const runs = process.argv[2] ?? '300'
if (!/^[1-9]\d*$/.test(runs)) {
  console.error(`'${runs}' is no number of runs.`)
  process.exit(1)
}
await ensureDependencies()
await run('node', ['scripts/build.mjs'])
const env = { FC_RUNS: runs, CHROMIUM_PATH: await ensureChromium() }
const codes = [
  await exitCodeOf('vitest', ['run', '--project', 'unit', 'tests/renderer/property'], { env }),
  await exitCodeOf('playwright', ['test', '--project=sites', '--project=sites-slow', '--reporter=list'], { env }),
]
process.exit(Math.max(...codes))
