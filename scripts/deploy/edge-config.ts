// The visitors' Worker as `npm run deploy` deploys it, with the namespace of the app's Worker.
import { resolve } from 'node:path'
import type { Unstable_Config as Config } from 'wrangler'
import { aliasesFrom, builtIn } from './app-config.ts'
import type { Environment } from './environment.ts'

/**
 * A standalone configuration with only the bindings of [env.edge] and absolute paths. `siteStore` is the id of the namespace that the app's
 * Worker writes. It doesn't build: the app's deploy has built already.
 */
export function edgeConfig(
  edge: Config,
  { root, siteStore, constants }: { root: string; siteStore: string; constants: Environment['constants'] },
): Partial<Config> {
  const { name, main, account_id, compatibility_date, compatibility_flags, minify, keep_names } = edge
  const { workers_dev, preview_urls, observability } = edge
  const { assets, routes, vars, kv_namespaces, r2_buckets, services, triggers } = edge
  return {
    ...{ name, main, account_id, compatibility_date, compatibility_flags, minify, keep_names },
    ...{ workers_dev, preview_urls, observability, routes, vars, r2_buckets, services, triggers },
    define: builtIn({ constants }),
    alias: aliasesFrom(edge, root),
    assets: { ...assets, directory: resolve(root, assets?.directory ?? '') },
    kv_namespaces: kv_namespaces.map((binding) => ({ id: siteStore, ...binding })),
  }
}
