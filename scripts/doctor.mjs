// npm run doctor                     what a deployment lacks: settings, account, addresses, services; one line each
//   --env production|staging|trial   which installation (default production)
//   --json                           for programs
// Ends with 1 if something has to be fixed.
import { ensureToolchain, optionsOf, root } from './run.mjs'

const values = optionsOf(import.meta.url, {
  env: { type: 'string', default: 'production' },
  json: { type: 'boolean', default: false },
})
await ensureToolchain()
const { diagnose } = await import('./doctor/diagnose.ts')
const { isHealthy, jsonOf, tableOf } = await import('./doctor/report.ts')

const { findings, isComplete, version } = await diagnose(root, values.env)
const { stdout } = process
const look = { columns: stdout.columns ?? 100, colors: stdout.isTTY && !process.env.NO_COLOR, isComplete }
console.log(
  values.json
    ? jsonOf(findings, { environment: values.env, version, isComplete })
    : `\nShingle ${version}, ${values.env}\n\n${tableOf(findings, look)}\n`,
)
process.exitCode = isHealthy(findings) ? 0 : 1
