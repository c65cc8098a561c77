// npm run deploy                   migrations, the app's Worker, then the visitors' own: [env.production] and [env.edge]
// npm run deploy -- --one-worker   migrations and the app's Worker, which serves the visitors too
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { remoteBindings } from './rebuild-config.mjs'
import { ensureDependencies, root, run } from './run.mjs'

const { values } = parseArgs({ options: { 'one-worker': { type: 'boolean', default: false } } })
await ensureDependencies()
const { contradictions, edgeConfig, readEnvironment, siteStoreOf, strayHomepage } = await import('./edge-config.ts')
const { product } = await import('../renderer/document/product.ts')
const toml = join(root, 'wrangler.toml')
const [production, edge] = [readEnvironment(toml, 'production'), readEnvironment(toml, 'edge')]
const wrong = [
  ...strayHomepage(production, product.homepage),
  ...(values['one-worker'] ? [] : contradictions(production, edge)),
]
if (wrong.length > 0) {
  console.error(['Nothing was deployed. What should agree in wrangler.toml does not:', ...wrong].join('\n'))
  process.exit(1)
}

await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '--env', 'production'])
await run('wrangler', ['deploy', '--env', 'production'])
if (!values['one-worker']) await run('wrangler', ['deploy', '--config', await writeEdgeConfig()])

/** The visitors' Worker comes second: it is bound to the app's, and to the namespace that a first deploy of that has just made. */
async function writeEdgeConfig() {
  const siteStore = siteStoreOf(edge) ?? siteStoreOf(production) ?? (await remoteBindings()).ids.SITES
  const folder = join(root, '.cache/deploy')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'edge.json')
  writeFileSync(file, JSON.stringify(edgeConfig(edge, { root, siteStore }), null, 2))
  return file
}
