// The visitors' Worker as `npm run deploy` deploys it, with the namespace of the app's Worker.
import { resolve } from 'node:path'
import type { Unstable_Config as Config } from 'wrangler'
import { asBuilt } from '../build/worker-modules.ts'
import { buildFor } from './app-config.ts'

/**
 * A standalone configuration with only the bindings of [env.edge] and absolute paths. `siteStore` is the id of the namespace that the app's
 * Worker writes.
 */
export function edgeConfig(
  edge: Config,
  { root, siteStore, constants }: { root: string; siteStore: string; constants: string },
): Partial<Config> {
  const { name, account_id, compatibility_date, compatibility_flags } = edge
  const { workers_dev, preview_urls, observability, upload_source_maps } = edge
  const { assets, routes, vars, kv_namespaces, r2_buckets, services, triggers } = edge
  return {
    ...{ name, account_id, compatibility_date, compatibility_flags },
    ...asBuilt(edge.main ?? ''),
    ...buildFor(root, constants),
    ...{ workers_dev, preview_urls, observability, upload_source_maps, routes, vars, r2_buckets, services, triggers },
    assets: { ...assets, directory: resolve(root, assets?.directory ?? '') },
    kv_namespaces: kv_namespaces.map((binding) => ({ id: siteStore, ...binding })),
  }
}
