import type { Bindings as GeneratedBindings } from './bindings.ts'
import type { OwnerChannel } from './platform/live/owner-channel.ts'
import type { Secrets, Settings } from './settings.ts'

declare global {
  /** Only a build for a deployment defines these constants. The first leaves out the simulated issuer, the second the mailbox if it is false. */
  const SHINGLE_DEPLOYED: true | undefined
  const SHINGLE_TRIAL: boolean | undefined
}

/** The edge's bindings, in whichever Worker it runs: it can only read published data. */
export type EdgeEnv = Pick<Env, 'ASSETS' | 'SITES' | 'MEDIA' | 'APP_ORIGIN' | 'SITES_ORIGIN' | 'TRIAL'> & {
  /** Only in a single Worker. */
  ENVIRONMENT?: Env['ENVIRONMENT']
  /** The app's Worker, if the edge is deployed separately. */
  APP?: Fetcher
  /** Reports visits and failures to the app's Worker. It returns the hosts that were suspended lately. */
  COUNTS?: VisitIntake
  VISITS_PROVIDER?: Env['VISITS_PROVIDER']
}

/** Receives what the edge reports. */
export type VisitIntake = { add: (batch: unknown) => Promise<readonly string[]> }

/** The Durable Objects. Features declare theirs. */
export interface DurableObjects {
  LIVE: DurableObjectNamespace<OwnerChannel>
}

type AiOptions = { signal?: AbortSignal; gateway?: { id: string; collectLog: boolean } }

/** Settings that wrangler.toml always has. */
type Chosen = Required<Pick<Settings, 'AI_PROVIDER' | 'PHOTOS_PROVIDER' | 'PLACES_PROVIDER' | 'WEBSITE_LIMIT'>>

/** The bindings of wrangler.toml, and the settings of an installation. */
export type Env = DurableObjects & Bindings & Chosen & Omit<Settings, 'SOCIAL_PROVIDER'> & Secrets

type Bindings = Omit<GeneratedBindings, 'AI'> & {
  ASSETS: Fetcher
  ENVIRONMENT: 'development' | 'production'
  /** The app's origin, without a trailing slash. */
  APP_ORIGIN: string
  /** Websites are served at {handle}.{this origin's host}. */
  SITES_ORIGIN: string
  /** A trial at workers.dev: websites are below paths of SITES_ORIGIN, and emails stay in the mailbox. */
  TRIAL?: 'true'
  /** The jurisdiction of Durable Objects; any unless set. */
  JURISDICTION?: 'eu' | 'us' | 'fedramp'
  MAIL_PROVIDER: 'embedded' | 'cloudflare' | 'smtp'
  /** For "smtp", on one machine only: the address of the SMTP client that `npm start` runs. */
  MAIL_RELAY_URL?: string
  MAIL_FROM?: string
  /** In production only: the binding always calls Cloudflare and costs money. */
  AI?: { run: (model: string, inputs: Record<string, unknown>, options?: AiOptions) => Promise<unknown> }
  /** Hot reload only: serves the last build's static files, which the binding lacks then. */
  LAST_BUILD_URL?: string
  /** Local hosts ("127.0.0.1:4000, …") that imports may fetch. Development and tests only. */
  IMPORT_LOOPBACK_HOSTS?: string
  /**
   * Embedded: simulated hostnames below custom.{sites domain} pass through all states in seconds, in development. Cloudflare: custom
   * hostnames of a zone. None: no custom domains.
   */
  HOSTNAMES_PROVIDER: 'embedded' | 'cloudflare' | 'none'
  /** The zone of the custom hostnames. */
  CLOUDFLARE_ZONE_ID?: string
  /** A host of that zone, which domains must point to. */
  DOMAINS_TARGET?: string
  /** Fixed addresses of the provider ("192.0.2.1, 2001:db8::1"), for apex domains, which cannot have a CNAME. */
  DOMAINS_ADDRESSES?: string
  /** Embedded: simulated DNS for the simulated hostnames. Https: a DNS-over-HTTPS resolver, at DNS_URL. */
  DNS_PROVIDER: 'embedded' | 'https'
  /** Embedded: the development issuer, which signs in as any person. */
  SOCIAL_PROVIDER: 'embedded' | NonNullable<Settings['SOCIAL_PROVIDER']>
  /** The version that `npm run deploy` deployed. */
  VERSION?: string
  /** Signs sessions. */
  AUTH_SECRET: string
}

/** The provider that a setting names. Throws for an unknown name. */
export function chosen<K extends string, T>(variable: string, providers: Record<K, T>, name: K): T {
  if (!Object.hasOwn(providers, name)) throw new Error(`${variable} is ${name}, which is not known.`)
  return providers[name]
}
