// npm test: builds, then unit and service tests (vitest), then published pages and the main journeys in a real browser (playwright).
//   --slow          the slower half too: *.slow.test.ts, and in the browser what is tagged @slow; .ci/run does it
//   --all           that, all journeys, and published pages in the other styles
//   --no-journeys   leaves the browser out
//   --browser       runs the browser alone (npm run journeys: with --all)
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureChromium } from './chromium.mjs'
import { ensureDependencies, exitCodeOf, root, run, start } from './run.mjs'

const [all, slow, browserOnly] = ['--all', '--slow', '--browser'].map((option) => process.argv.includes(option))
/** Playwright projects, run in sequence. Those of published pages need no server. */
const projects = projectsOf()
const reports = join(root, '.cache/reports')
await ensureDependencies()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

await run('node', ['scripts/build.mjs'])
const codes = []
if (!browserOnly) codes.push(await vitestExitCode())
if (!process.argv.includes('--no-journeys')) {
  const chromium = await ensureChromium()
  for (const project of projects)
    codes.push(
      await exitCodeOf('playwright', ['test', `--project=${project}`], {
        env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, `${project}.json`) },
      }),
    )
}

const vitest = read('vitest.json')
const browser = projects.map((project) => read(`${project}.json`)).filter(Boolean)
const total = (count) => browser.reduce((sum, { stats }) => sum + count(stats), 0)
const passed = (vitest?.numPassedTests ?? 0) + total(({ expected }) => expected)
const failed = (vitest?.numFailedTests ?? 0) + total(({ unexpected, flaky }) => unexpected + flaky)
// Repeats the failures at the end, where people look in a long log.
for (const name of [...failuresOfVitest(), ...browser.flatMap(({ suites }) => failuresOfPlaywright(suites))])
  console.log(`FAILED ${name}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(codes.some((code) => code !== 0) || failed > 0 || passed === 0 ? 1 : 0)

function projectsOf() {
  if (all) return ['sites', 'sites-slow', 'sites-more', 'journeys-all']
  return slow ? ['sites', 'sites-slow', 'journeys-slow'] : ['sites', 'journeys']
}

/** Runs vitest without the errors that workerd prints when a test cuts a connection or makes storage fail. */
function vitestExitCode() {
  const workerdLine = /^(exception = |stack: |uncaught exception; |console warning; |\s+at )/
  const json = ['--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`]
  const child = start('vitest', ['run', '--reporter=minimal', ...json], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: all || slow ? {} : { QUICK_TESTS: '1' },
  })
  for (const [input, output] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    createInterface({ input }).on('line', (line) => workerdLine.test(line) || output.write(`${line}\n`))
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code ?? 1))
  })
}

function read(name) {
  const path = join(reports, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function failuresOfVitest() {
  return (vitest?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    const file = relative(root, name)
    if (tests.length > 0)
      return tests.map(({ fullName, failureMessages: [why = ''] }) => `${file} › ${fullName}\n  ${why.split('\n')[0]}`)
    return message ? [`${file}: ${message.split('\n')[0]}`] : []
  })
}

function failuresOfPlaywright(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    ...failuresOfPlaywright(inner),
  ])
}
