// npm run check: format, lint, types, dead code, the styles' tokens, the trades' texts, the reader's weights and secrets in files.
// All of them run, two at a time, so that one call shows everything. The output of each is printed when it ends.
import { ensureDependencies, outputOf } from './run.mjs'

await ensureDependencies()

// The longest first.
const waiting = [
  ['tsc', '-b'],
  ['biome', 'ci', '.'],
  ['knip', '--no-progress'],
  ['secretlint', '**/*'],
  ['stylelint', '{editor,marketing}/**/*.css'],
  ['node', 'scripts/check/lint-trades.ts'],
  ['node', 'scripts/reading/check-weights.ts'],
]
const failed = []

async function runWaiting() {
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    const name = part.join(' ')
    const [command, ...args] = part
    const { code, output } = await outputOf(command, args)
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
    process.stdout.write(output)
    if (code !== 0) failed.push(name)
  }
}

await Promise.all([runWaiting(), runWaiting()])
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}
console.log('Format, lint, types, dead code, tokens, texts and secrets: all clean.')
