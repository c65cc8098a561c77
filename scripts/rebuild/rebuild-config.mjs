// The configuration of the Worker that makes the release store again: the product's own database and stores, and nothing else.
import { join, resolve } from 'node:path'
import { root } from '../run.mjs'

const toml = join(root, 'wrangler.toml')

/**
 * As an object, for an environment or for this machine. `vars` ("NAME:value") override those of wrangler.toml; `ids` are the ids of
 * resources without one there, by binding; with `remote`, the resources are the deployed ones.
 */
export async function rebuildConfig({ env, vars = [], remote = false, ids = {} }) {
  const [base, chosen] = [await readToml(), await readToml(env)]
  const bound = (bindings, key) =>
    bindings.map((binding) => ({ ...(ids[binding.binding] && { [key]: ids[binding.binding] }), ...binding, remote }))
  return {
    name: `${chosen.name}-rebuild`,
    main: join(root, 'worker/publishing/rebuild/worker.ts'),
    compatibility_date: chosen.compatibility_date,
    compatibility_flags: chosen.compatibility_flags,
    minify: chosen.minify,
    alias: Object.fromEntries(Object.entries(base.alias).map(([name, file]) => [name, resolve(root, file)])),
    define: base.define,
    vars: { ...chosen.vars, ...Object.fromEntries(vars.map(splitOnce)) },
    d1_databases: bound(chosen.d1_databases, 'database_id'),
    kv_namespaces: bound(chosen.kv_namespaces, 'id'),
    r2_buckets: bound(chosen.r2_buckets, 'bucket_name'),
  }
}

/** What `rebuildConfig` needs to know about the deployed product, whose resources the first deploy created. */
export async function remoteBindings() {
  const { resourceIds } = await import('../deploy/resources.mjs')
  const ids = await resourceIds(await readToml('production'))
  const missing = Object.keys(ids).filter((binding) => !ids[binding])
  if (missing.length > 0) {
    const names = missing.join(' and no ')
    console.error(
      `This account has no ${names} that a deployment made. Put the id into wrangler.toml, [env.production].`,
    )
    process.exit(1)
  }
  return { env: 'production', remote: true, ids }
}

/** As `npm run deploy` reads it. */
async function readToml(env) {
  if (env !== 'production') {
    const { unstable_readConfig: readConfig } = await import('wrangler')
    return readConfig({ config: toml, env }, { hideWarnings: true })
  }
  const { readSettings } = await import('../deploy/settings.ts')
  return readSettings(root).production
}

function splitOnce(text) {
  const colon = text.indexOf(':')
  return [text.slice(0, colon), text.slice(colon + 1)]
}
