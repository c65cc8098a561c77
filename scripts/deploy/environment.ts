// The configuration that `npm run deploy` deploys: [env.production] and [env.edge] of wrangler.toml with an installation's settings.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDomain } from 'tldts'
import { type Unstable_Config as Config, unstable_readConfig as readConfig } from 'wrangler'
import {
  type EnvironmentName,
  type EnvironmentSettings,
  environmentNames,
  type Installation,
  workerName,
} from './installation.ts'
import { createdByButton, onWorkersDev } from './trial.ts'

/** The part of a configuration that wrangler reads for an environment, or else its top level. */
export const readEnvironment = (config: string, env?: string): Config =>
  readConfig({ config, env }, { hideWarnings: true })

/** Texts of its files instead of their paths. */
export type Brand = NonNullable<Installation['product']>

export type Place = Exclude<EnvironmentSettings['jurisdiction'], 'none'>

export type Environment = {
  name: EnvironmentName
  settings: EnvironmentSettings
  /** Of package.json. */
  version: string
  /** The app's Worker. Its resources have names, but no ids yet. */
  app: Config
  /** The visitors' Worker; undefined if one Worker serves both. */
  edge: Config | undefined
  /** The zones that must be in the account, by what they are for. */
  zones: { app: string; websites: string; mail: string }
  /** Texts of the public pages and the websites' footers, and whether it is a trial. */
  constants: {
    homepage: string
    supportEmail: string
    operator: readonly string[]
    place: Place
    isTrial: boolean
    brand: Brand
  }
}

/** The Worker's name in wrangler.toml, with which all other names begin. */
const templateName = /^shingle(?=-|$)/
/** The settings that both Workers need. */
const shared = ['APP_ORIGIN', 'SITES_ORIGIN', 'VISITS_PROVIDER', 'TRIAL']

function brandOf({ product = {} }: Installation, root: string): Brand {
  const read = (name: 'mark' | 'terms' | 'privacy') => {
    const path = product[name]
    return path === undefined ? {} : { [name]: readFileSync(join(root, path), 'utf8').trim() }
  }
  return { ...product, ...read('mark'), ...read('terms'), ...read('privacy') }
}

type About = {
  root: string
  zoneId?: string | undefined
  account?: string | undefined
  /** The account's name at workers.dev. */
  subdomain?: string | undefined
}

/** Fills the templates in. `zoneId`, `account` and `subdomain` are known once the account answered. */
export function environmentOf(
  installation: Installation,
  name: EnvironmentName,
  { root, zoneId = '', account = '', subdomain = 'your-account' }: About,
): Environment {
  const isTrial = name === 'trial'
  const chosenSettings = installation[name]
  const settings = isTrial && chosenSettings ? onWorkersDev(chosenSettings, subdomain) : chosenSettings
  if (!settings) throw new Error(`There is no environment ${name}.`)
  const toml = join(root, 'wrangler.toml')
  const [template, edgeTemplate] = [readEnvironment(toml, 'production'), readEnvironment(toml, 'edge')]
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const zones = {
    app: getDomain(settings.app) ?? settings.app,
    websites: settings.websitesZone ?? getDomain(settings.websites) ?? settings.websites,
    mail: getDomain(settings.mailFrom.slice(settings.mailFrom.indexOf('@') + 1)) ?? '',
  }
  const prefix = workerName(name, settings)
  const rename = (text: string) => text.replace(templateName, prefix)
  const homepage = `https://${settings.app}`
  const place: Place = settings.jurisdiction === 'none' ? undefined : settings.jurisdiction
  const chosen = Object.entries(settings.settings ?? {}).map(([key, value]) => [key, String(value)])
  const vars: Record<string, string> = {
    ...stringsOf(template.vars),
    ...{ VERSION: version, APP_ORIGIN: homepage, SITES_ORIGIN: `https://${settings.websites}` },
    MAIL_FROM: settings.mailFrom,
    ...(place && { JURISDICTION: place }),
    ...(isTrial && { TRIAL: 'true', MAIL_PROVIDER: 'embedded' }),
    ...Object.fromEntries(chosen),
    ...domainVars(settings, zoneId),
  }
  const websiteRoutes = [
    { pattern: settings.customDomains ? '*/*' : `*.${settings.websites}/*`, zone_name: zones.websites },
  ]
  const accounted = account === '' ? {} : { account_id: account }
  const buckets = (all: Config['r2_buckets']) =>
    all.map((one) => ({ ...one, bucket_name: rename(one.bucket_name ?? ''), ...(place && { jurisdiction: place }) }))
  const app: Config = {
    ...template,
    ...accounted,
    ...{ name: rename(template.name ?? ''), vars, r2_buckets: buckets(template.r2_buckets), workers_dev: isTrial },
    routes: isTrial
      ? []
      : [{ pattern: settings.app, custom_domain: true }, ...(settings.oneWorker ? websiteRoutes : [])],
    d1_databases: template.d1_databases.map((one) => ({ ...one, database_name: rename(one.database_name ?? '') })),
    ratelimits: template.ratelimits.map((one) => ({
      ...one,
      namespace_id: String(Number(one.namespace_id) + 1000 * environmentNames.indexOf(name)),
    })),
    ...(isTrial && { send_email: [], ...createdByButton(readEnvironment(toml)) }),
  }
  const edge: Config = {
    ...edgeTemplate,
    ...accounted,
    ...{ name: rename(edgeTemplate.name ?? ''), routes: isTrial ? [] : websiteRoutes, workers_dev: isTrial },
    r2_buckets: app.r2_buckets.filter(({ binding }) => edgeTemplate.r2_buckets.some((one) => one.binding === binding)),
    vars: Object.fromEntries(Object.entries(vars).filter(([key]) => shared.includes(key))),
    services: (edgeTemplate.services ?? []).map((one) => ({ ...one, service: rename(one.service) })),
  }
  const { supportEmail, operator } = installation
  return {
    ...{ name, settings, version, app, zones },
    edge: settings.oneWorker ? undefined : edge,
    constants: { homepage, supportEmail, operator, place, isTrial, brand: brandOf(installation, root) },
  }
}

function domainVars({ customDomains }: EnvironmentSettings, zoneId: string): Record<string, string> {
  if (!customDomains) return { HOSTNAMES_PROVIDER: 'none' }
  const { target, addresses = [] } = customDomains
  return {
    ...{ HOSTNAMES_PROVIDER: 'cloudflare', CLOUDFLARE_ZONE_ID: zoneId, DOMAINS_TARGET: target },
    ...(addresses.length > 0 && { DOMAINS_ADDRESSES: addresses.join(', ') }),
  }
}

const stringsOf = (vars: Config['vars']) =>
  Object.fromEntries(Object.entries(vars).map(([key, value]) => [key, String(value)]))
