// Lighthouse on a phone, over a sample of what `npm run lighthouse` looks at: every style for one trade.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../harness/bench/workerd.mjs'

const trade = 'plumber'

export const benches = {
  'lighthouse-min': {
    unit: 'score',
    against: `100: the lowest of four categories over five styles, each the median of three runs; npm run lighthouse for more trades`,
    measure,
  },
}

async function measure() {
  const script = join(root, 'scripts/lighthouse.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--industry', trade], { cwd: root })
  const lines = stdout.trim().split('\n')
  const { value, styles, runs, benchmarkIndex } = JSON.parse(lines.at(-1))
  // What cost points, where something did.
  const complaints = lines.filter((line) => line.startsWith('  ')).map((line) => line.trim())
  return { value, trade, styles, runs, benchmarkIndex, ...(value < 100 && { complaints: complaints.slice(0, 5) }) }
}
