// npm test: builds, then unit and service tests (vitest), then published pages and journeys in a real browser (playwright).
//   --no-journeys   leaves the browser out
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureDependencies, exitCodeOf, root, run } from './run.mjs'

const journeys = !process.argv.includes('--no-journeys')
/** Run one after the other, each with its report. */
const browserRuns = { sites: ['sites'], journeys: ['journeys'] }
const reports = join(root, '.cache/reports')
await ensureDependencies()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

await run('node', ['scripts/build.mjs'])
const codes = [
  await exitCodeOf('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ]),
]
if (journeys) {
  const chromium = await ensureChromium()
  for (const [name, projects] of Object.entries(browserRuns))
    codes.push(
      await exitCodeOf('playwright', ['test', ...projects.map((project) => `--project=${project}`)], {
        env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, `${name}.json`) },
      }),
    )
}

const vitest = read('vitest.json')
const browser = Object.keys(browserRuns).map((name) => read(`${name}.json`)?.stats)
const total = (count) => browser.reduce((sum, stats) => sum + (stats ? count(stats) : 0), 0)
const passed = (vitest?.numPassedTests ?? 0) + total(({ expected }) => expected)
const failed = (vitest?.numFailedTests ?? 0) + total(({ unexpected, flaky }) => unexpected + flaky)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(codes.some((code) => code !== 0) || failed > 0 || passed === 0 ? 1 : 0)

function read(name) {
  const path = join(reports, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
