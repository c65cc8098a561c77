// The app's Worker as `npm run deploy` deploys it: a separate configuration file, without inheritance.
import { resolve } from 'node:path'
import type { Unstable_Config as Config } from 'wrangler'
import { asBuilt } from '../build/worker-modules.ts'
import type { Environment } from './environment.ts'
import { neededSecrets } from './missing-settings.ts'
import type { ResourceIds } from './resources.ts'

/** Build-time constants of product.ts, operator.ts and worker/env.ts, by name, as source text. */
export const builtIn = ({ constants }: Pick<Environment, 'constants'>): Record<string, string> => ({
  ...ofBrand(constants.brand),
  SHINGLE_DEPLOYED: 'true',
  SHINGLE_TRIAL: String(constants.isTrial),
  SHINGLE_HOMEPAGE: JSON.stringify(constants.homepage),
  SHINGLE_SUPPORT_EMAIL: JSON.stringify(constants.supportEmail),
  SHINGLE_OPERATOR: JSON.stringify(constants.operator.join('\n')),
  ...(constants.place && { SHINGLE_PLACE: JSON.stringify(constants.place) }),
})

const ofBrand = (brand: Environment['constants']['brand']) =>
  Object.fromEntries(
    Object.entries(brand).map(([key, value]) => [`SHINGLE_${key.toUpperCase()}`, JSON.stringify(value)]),
  )

/** Builds with an installation's constants, which a file has as JSON: a Worker for this machine must never be uploaded. */
export const buildFor = (root: string, constants: string) => ({
  build: { command: `node ${JSON.stringify(resolve(root, 'scripts/build.mjs'))} --for ${JSON.stringify(constants)}` },
})

/** A standalone configuration with absolute paths. Without environments, wrangler has nothing to warn about. */
export function appConfig(
  { app }: Pick<Environment, 'app'>,
  { root, ids, constants }: { root: string; ids: ResourceIds; constants: string },
): Partial<Config> {
  const { name, account_id, compatibility_date, compatibility_flags } = app
  const { workers_dev, preview_urls, observability, upload_source_maps, placement, version_metadata } = app
  const { assets, routes, vars, r2_buckets, durable_objects, migrations, ratelimits, triggers } = app
  const { images, ai, send_email } = app
  return {
    ...{ name, account_id, compatibility_date, compatibility_flags },
    ...asBuilt(app.main ?? ''),
    ...buildFor(root, constants),
    ...{ workers_dev, preview_urls, observability, upload_source_maps, version_metadata },
    // A Worker that also serves visitors stays near them.
    ...(app.routes?.length !== 2 && { placement }),
    ...{ routes, vars, r2_buckets, durable_objects, migrations, ratelimits, triggers },
    ...{ images, ai, send_email },
    // Versions without one of these are refused.
    secrets: { required: ['AUTH_SECRET', ...neededSecrets({ app })] },
    assets: { ...assets, directory: resolve(root, assets?.directory ?? '') },
    d1_databases: app.d1_databases.map(({ migrations_dir, ...binding }) => ({
      ...{ database_id: ids[binding.binding], ...binding },
      migrations_dir: resolve(root, migrations_dir ?? 'migrations'),
    })),
    kv_namespaces: app.kv_namespaces.map((binding) => ({ id: ids[binding.binding], ...binding })),
  }
}
