// The visitors' Worker as `npm run deploy` deploys it: [env.edge] of wrangler.toml, with the namespace of the app's Worker.
import { resolve } from 'node:path'
import { type Unstable_Config as Config, unstable_readConfig as readConfig } from 'wrangler'

/** The part of a configuration that wrangler reads for an environment, or else its top level. */
export const readEnvironment = (config: string, env?: string): Config =>
  readConfig({ config, env }, { hideWarnings: true })

/**
 * A standalone configuration with only the bindings of [env.edge] and absolute paths. `siteStore` is the id of the namespace that the app's
 * Worker writes. It doesn't build: the app's deploy has built already.
 */
export function edgeConfig(edge: Config, { root, siteStore }: { root: string; siteStore: string }): Partial<Config> {
  const { name, main, compatibility_date, compatibility_flags, minify, workers_dev, preview_urls, observability } = edge
  const { assets, routes, vars, kv_namespaces, r2_buckets, services, triggers } = edge
  return {
    ...{ name, main, compatibility_date, compatibility_flags, minify, workers_dev, preview_urls, observability },
    ...{ routes, vars, r2_buckets, services, triggers },
    assets: { ...assets, directory: resolve(root, assets?.directory ?? '') },
    kv_namespaces: kv_namespaces.map((binding) => ({ id: siteStore, ...binding })),
  }
}

/** One sentence for each setting in which the two Workers must agree and don't. */
export function contradictions(production: Config, edge: Config): string[] {
  const app = edge.services?.find(({ binding }) => binding === 'APP')?.service
  const counts = edge.services?.find(({ binding }) => binding === 'COUNTS')
  const told = `${counts?.service}, ${counts?.entrypoint}`
  const isCounted = (edge.vars.VISITS_PROVIDER ?? 'none') !== 'none'
  const [written, read] = [siteStoreOf(production), siteStoreOf(edge)]
  return [
    ...['APP_ORIGIN', 'SITES_ORIGIN', 'VISITS_PROVIDER'].map((name) =>
      compare(name, production.vars[name], edge.vars[name]),
    ),
    compare('The bucket of MEDIA', bucketOf(production), bucketOf(edge)),
    written && read ? compare('The id of SITES', written, read) : [],
    !isCounted || told === `${production.name}, VisitIntake`
      ? []
      : [`[env.edge] sends visits to ${told}, and the app's Worker is ${production.name}, VisitIntake.`],
    app === production.name ? [] : [`[env.edge] hands on to ${app}, and the app's Worker is ${production.name}.`],
  ].flat()
}

/** A sentence if the public pages would tell search engines another address than the app's. */
export const strayHomepage = (production: Config, homepage: string): string[] =>
  production.vars.APP_ORIGIN === homepage
    ? []
    : [`APP_ORIGIN is ${production.vars.APP_ORIGIN}, and the homepage in renderer/document/product.ts ${homepage}.`]

const compare = (what: string, one: unknown, other: unknown) =>
  one === other ? [] : [`${what} is ${one} in [env.production] and ${other} in [env.edge].`]

/** The id of the websites' namespace, if the configuration has it. */
export const siteStoreOf = ({ kv_namespaces }: Config) => kv_namespaces.find(({ binding }) => binding === 'SITES')?.id

const bucketOf = ({ r2_buckets }: Config) => r2_buckets.find(({ binding }) => binding === 'MEDIA')?.bucket_name
