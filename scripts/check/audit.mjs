// npm run audit                known vulnerabilities of the packages in package-lock.json, one line each, from the OSV database
// After a build, what it took from a development tool counts as the product's.
//   --lock <file>              another lock file
// OSV_URL names another server that speaks OSV's protocol. Ends with 1 if there is a vulnerability or the database responds with an error.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureToolchain, hasToolchain, root } from '../run.mjs'

const { values } = parseArgs({ options: { lock: { type: 'string', default: join(root, 'package-lock.json') } } })
if (!hasToolchain()) await ensureToolchain()
const { lockedPackages } = await import('./locked-packages.ts')
const { findVulnerabilities, Unreachable } = await import('./osv.ts')
const { reportOf } = await import('./audit-report.ts')

const server = process.env.OSV_URL || 'https://api.osv.dev'
const bill = join(root, 'dist/bill-of-materials.cdx.json')
const { components } = existsSync(bill) ? JSON.parse(readFileSync(bill, 'utf8')) : { components: [] }
const shipped = new Set(components.map(({ name, version }) => `${name}@${version}`))
const packages = lockedPackages(JSON.parse(readFileSync(values.lock, 'utf8')), shipped)
try {
  const found = await findVulnerabilities(packages, server)
  console.log(reportOf(found, packages.length))
  process.exitCode = found.length > 0 ? 1 : 0
} catch (error) {
  if (error instanceof Unreachable)
    console.log(`Not checked: ${server} cannot be reached. Try again with a network connection.`)
  else {
    console.error(`Not checked: ${error.message}`)
    process.exitCode = 1
  }
}
