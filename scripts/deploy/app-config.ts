// The app's Worker as `npm run deploy` deploys it: [env.production] as a separate file, without inheritance.
import { resolve } from 'node:path'
import type { Unstable_Config as Config } from 'wrangler'

/** Ids of the account's resources, by binding. */
export type ResourceIds = Record<string, string | undefined>

/**
 * A standalone configuration with absolute paths. `base` is the top level of wrangler.toml, with the settings that environments don't
 * inherit but every build needs. It doesn't build: the caller has built already. Without environments, wrangler has nothing to warn about.
 */
export function appConfig(
  production: Config,
  base: Config,
  { root, ids }: { root: string; ids: ResourceIds },
): Partial<Config> {
  const { name, main, compatibility_date, compatibility_flags, minify, workers_dev, preview_urls, observability } =
    production
  const { assets, routes, vars, r2_buckets, durable_objects, migrations, ratelimits, triggers } = production
  const { analytics_engine_datasets, images, ai, send_email } = production
  const alias = Object.entries(base.alias ?? {}).map(([from, to]) => [from, resolve(root, to)])
  return {
    ...{ name, main, compatibility_date, compatibility_flags, minify, workers_dev, preview_urls, observability },
    ...{ routes, vars, r2_buckets, durable_objects, migrations, ratelimits, triggers },
    ...{ analytics_engine_datasets, images, ai, send_email, define: base.define },
    alias: Object.fromEntries(alias),
    assets: { ...assets, directory: resolve(root, assets?.directory ?? '') },
    d1_databases: production.d1_databases.map(({ migrations_dir, ...binding }) => ({
      ...{ database_id: ids[binding.binding], ...binding },
      migrations_dir: resolve(root, migrations_dir ?? 'migrations'),
    })),
    kv_namespaces: production.kv_namespaces.map((binding) => ({ id: ids[binding.binding], ...binding })),
  }
}
