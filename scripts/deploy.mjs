// npm run deploy                   settings checked, what the account lacks created, migrations, then both Workers: the app's and the visitors'
// npm run deploy -- --one-worker   the same with the app's Worker alone, which serves the visitors too
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDependencies, root, run } from './run.mjs'

const { values } = parseArgs({ options: { 'one-worker': { type: 'boolean', default: false } } })
const oneWorker = values['one-worker']
await ensureDependencies()
const { contradictions, edgeConfig, readEnvironment, siteStoreOf, strayHomepage } = await import(
  './deploy/edge-config.ts'
)
const { appConfig } = await import('./deploy/app-config.ts')
const { missingSecrets, missingSettings } = await import('./deploy/missing-settings.ts')
const { resourceIds, secretNames } = await import('./deploy/resources.mjs')
const { readSettings } = await import('./deploy/settings.ts')
const { product } = await import('../renderer/document/product.ts')
const { operator } = await import('../marketing/legal/operator.ts')

const { production, edge } = readSettings(root)
stopFor(missingSettings({ production, edge, product, operator, oneWorker }))
stopFor([...strayHomepage(production, product.homepage), ...(oneWorker ? [] : contradictions(production, edge))])
try {
  stopFor(missingSecrets(production, await secretNames(production.name)))
  const ids = await resourceIds(production, { create: true, say: console.log })
  await run('node', ['scripts/build.mjs'])
  const base = readEnvironment(join(root, 'wrangler.toml'))
  const app = configFile('app', appConfig(production, base, { root, ids }))
  await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '--config', app])
  await run('wrangler', ['deploy', '--config', app])
  if (!oneWorker) {
    const siteStore = siteStoreOf(edge) ?? ids.SITES
    await run('wrangler', ['deploy', '--config', configFile('edge', edgeConfig(edge, { root, siteStore }))])
  }
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

/** Ends the process if something is missing, with one line for each. */
function stopFor(sentences) {
  if (sentences.length === 0) return
  console.error(['Nothing was deployed. Before it can be:', ...sentences.map((sentence) => `- ${sentence}`)].join('\n'))
  process.exit(1)
}

function configFile(name, config) {
  const folder = join(root, '.cache/deploy')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(config, null, 2))
  return file
}
