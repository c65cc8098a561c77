// The configuration of a Worker of the operator's commands: the product's own database and stores, and nothing else.
import { join } from 'node:path'
import { root } from '../run.mjs'

const toml = join(root, 'wrangler.toml')

/**
 * As an object, for this machine or a deployment. `main` is the Worker's source file, which `startStoreWorker` builds; `vars` ("NAME:value") override those of the configuration; `ids` are the ids of
 * resources without one there, by binding; with `remote`, the resources are the deployed ones.
 */
export async function storeConfig({ main, deployed, vars = [], remote = false, ids = {} }) {
  const base = await readToml()
  const chosen = deployed?.app ?? base
  const bound = (bindings, key) =>
    bindings.map((binding) => ({ ...(ids[binding.binding] && { [key]: ids[binding.binding] }), ...binding, remote }))
  return {
    name: `${chosen.name}-stores`,
    main,
    compatibility_date: chosen.compatibility_date,
    compatibility_flags: chosen.compatibility_flags,
    define: deployed?.define ?? {},
    vars: { ...chosen.vars, ...Object.fromEntries(vars.map(splitOnce)) },
    d1_databases: bound(chosen.d1_databases, 'database_id'),
    kv_namespaces: bound(chosen.kv_namespaces, 'id'),
    r2_buckets: bound(chosen.r2_buckets, 'bucket_name'),
  }
}

/** The deployed product's resources, created by the first deploy, for `storeConfig`. */
export async function remoteBindings(name) {
  const { builtIn } = await import('../deploy/app-config.ts')
  const { openAccount } = await import('../deploy/cloudflare-account.ts')
  const { environmentOf } = await import('../deploy/environment.ts')
  const { readInstallation } = await import('../deploy/read-installation.ts')
  const { findResources, workersSubdomain } = await import('../deploy/resources.ts')
  const { installation, problems } = readInstallation(root, name)
  if (!installation) throw new Error(problems.join('\n'))
  const account = await openAccount(installation[name].account)
  const subdomain = await workersSubdomain(account)
  const environment = environmentOf(installation, name, { root, account: account.id, subdomain })
  const { ids, missing } = await findResources(account, environment.app)
  const names = Object.values(missing).flat()
  if (names.length > 0) throw new Error(`This account has no ${names.join(' and no ')}. Run \`npm run deploy\` first.`)
  return { deployed: { app: environment.app, define: builtIn(environment) }, remote: true, ids }
}

async function readToml() {
  const { unstable_readConfig: readConfig } = await import('wrangler')
  return readConfig({ config: toml }, { hideWarnings: true })
}

function splitOnce(text) {
  const colon = text.indexOf(':')
  return [text.slice(0, colon), text.slice(colon + 1)]
}
