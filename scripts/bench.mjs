// npm run bench                  prints a table: every figure of docs/benchmarks.md, its goal and what was measured; a missed goal is bold
// npm run bench -- page lists    these figures only
// A figure that cannot be measured here says why, and the run ends with 1.
import { ensureToolchain, runQuietly } from './run.mjs'

const asked = process.argv.slice(2)
await ensureToolchain()
const { figures, goalText, isMissed, withUnit } = await import('../tests/bench/figures.ts')
const unknown = asked.filter((name) => !figures.some((figure) => figure.name === name))
if (unknown.length > 0) {
  console.error(`There is no figure ${unknown.join(', ')}. There are: ${figures.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

// Some figures weigh the build. This does nothing when it is up to date.
await runQuietly('node', ['scripts/build.mjs'])
const { closeLoader } = await import('../tests/harness/bench/sample.mjs')
const chosen = figures.filter(({ name }) => asked.length === 0 || asked.includes(name))
let isWhole = true

console.log('| figure | name | goal | measured |\n|---|---|---|---|')
for (const [file, some] of Map.groupBy(chosen, ({ file }) => file)) {
  const { measures, close } = await import(`../tests/bench/${file}.mjs`)
  for (const { name, what, goal } of some)
    console.log(`| ${what} | \`${name}\` | ${goalText(goal)} | ${await measured(measures[name], goal)} |`)
  await close?.()
}
await closeLoader()
process.exit(isWhole ? 0 : 1)

async function measured(measure, goal) {
  try {
    const value = await measure()
    const text = withUnit(value, goal.unit)
    return isMissed(value, goal) ? `**${text}**` : text
  } catch (error) {
    isWhole = false
    return String(error?.message ?? error).split('\n')[0]
  }
}
