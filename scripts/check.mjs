// npm run check: format, lint, types, dead code, the styles' tokens, the trades' texts, licenses, the bill of materials and secrets in files.
// All of them run, so that one call shows everything.
import { ensureDependencies, exitCodeOf } from './run.mjs'

await ensureDependencies()
const failed = []
for (const [command, ...args] of [
  ['biome', 'ci', '.'],
  ['tsc', '-b'],
  ['knip', '--no-progress'],
  ['stylelint', '{editor,marketing}/**/*.css'],
  ['node', 'scripts/check/lint-trades.ts'],
  ['node', 'scripts/check/licenses.ts'],
  ['node', 'scripts/check/bill-of-materials.ts'],
  ['secretlint', '**/*'],
]) {
  if ((await exitCodeOf(command, args)) !== 0) failed.push([command, ...args].join(' '))
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}
console.log('Format, lint, types, dead code, tokens, texts, licenses, packages and secrets: all clean.')
