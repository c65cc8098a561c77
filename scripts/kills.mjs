// npm run campaign kills           kills the Worker's process before and after each step of publishing and all that changes it
// npm run campaign kills -- --all  the same for every step of every operation, and at random moments
// npm run campaign kills -- unpublish   of operations with that in their name
// npm run campaign kills -- contact     of visitors' messages alone
// One line of JSON per operation, and one at the end. Ends with 1 when anything was left that should not be.
import { parseArgs } from 'node:util'
import { ensureToolchain } from './run.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})
await ensureToolchain()
const begun = performance.now()
const { killAll, killContact } = await import('../tests/killed/kills.mjs')
const say = (line) => console.log(JSON.stringify(line))
const { failures, ...counts } = await killAll({ every: values.all, only: positionals[0], say })
if (!positionals[0] || 'contact'.includes(positionals[0])) {
  const contact = await killContact()
  say({ operation: 'messages of visitors', ...contact })
  counts.kills += contact.kills
  failures.push(...contact.failures)
}
say({ ...counts, failures: failures.length, seconds: Math.round((performance.now() - begun) / 1000) })
process.exit(failures.length > 0 ? 1 : 0)
