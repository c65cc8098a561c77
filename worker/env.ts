import type { CreationCalls } from './creation/run/event-stream.ts'
import type { OwnerChannel } from './platform/live/owner-channel.ts'
import type { VisitCalls } from './visits/counted-visit.ts'

/** The bindings of the edge, in whichever Worker it runs: it can only read published data. */
export type EdgeEnv = Pick<Env, 'ASSETS' | 'SITES' | 'MEDIA' | 'APP_ORIGIN' | 'SITES_ORIGIN'> & {
  /** Only in a single Worker. */
  ENVIRONMENT?: Env['ENVIRONMENT']
  /** The app's Worker, where the visitors' Worker is deployed separately. */
  APP?: Fetcher
  /** Reports visits to the app's Worker. It returns nothing. */
  COUNTS?: VisitIntake
  VISITS_PROVIDER?: Env['VISITS_PROVIDER']
}

/** Receives the visits that the edge reports. */
export type VisitIntake = { add: (batch: unknown) => Promise<void> }

/** The bindings of wrangler.toml. */
export type Env = {
  ASSETS: Fetcher
  DB: D1Database
  SITES: KVNamespace
  MEDIA: R2Bucket
  IMAGES: ImagesBinding
  EMAIL: SendEmail
  LIVE: DurableObjectNamespace<OwnerChannel>
  CREATIONS: DurableObjectNamespace<CreationCalls>
  /** One per website: its visitor numbers. */
  VISITS: DurableObjectNamespace<VisitCalls>
  API_LIMIT: RateLimit
  /** Rate limit of requests that call a model or do much work. */
  COSTLY_LIMIT: RateLimit
  /** Rate limit of contact forms. */
  FORM_LIMIT: RateLimit
  ENVIRONMENT: 'development' | 'production'
  /** Where the app is served, without a slash at the end. */
  APP_ORIGIN: string
  /** Sites are served at the handle before this origin's host. */
  SITES_ORIGIN: string
  MAIL_PROVIDER: 'embedded' | 'cloudflare'
  MAIL_FROM?: string
  /**
   * Embedded: only the composer writes. Workers-ai: a Cloudflare model through the binding AI, without a key. Openai: a model at any URL
   * that speaks OpenAI's protocol. If a model fails, the composer's texts stay.
   */
  AI_PROVIDER: 'embedded' | 'workers-ai' | 'openai'
  /** In production only: the binding always calls Cloudflare and costs money. */
  AI?: { run: (model: string, inputs: Record<string, unknown>, options?: { signal?: AbortSignal }) => Promise<unknown> }
  /** Stock: the photo services whose keys are set, Openverse where there is no key, and our own illustrations after them. */
  PHOTOS_PROVIDER: 'embedded' | 'stock'
  PEXELS_KEY?: string
  UNSPLASH_KEY?: string
  /** Override the services' own URLs. */
  PEXELS_URL?: string
  UNSPLASH_URL?: string
  OPENVERSE_URL?: string
  /** For models, and where they are. Without a key, descriptions are not suggested. */
  AI_KEY?: string
  AI_URL?: string
  /** Writes; left out, the provider's usual one. */
  AI_MODEL?: string
  /** Looks at pictures. */
  AI_VISION_MODEL?: string
  /** For one call, in milliseconds. */
  AI_TIMEOUT?: string
  /** Dollars per million input and output tokens, to record the cost of each call. Known for Cloudflare's models on its JSON Mode list. */
  AI_PRICE_IN?: string
  AI_PRICE_OUT?: string
  /** Daily calls by people who are signed out or have an unconfirmed email address: in all, and per IP address. */
  AI_DAILY_CALLS?: string
  AI_DAILY_CALLS_EACH?: string
  /** Daily cost limits in dollars over all calls: the first stops those people, the second (four times as high by default) everybody. */
  AI_DAILY_BUDGET?: string
  AI_DAILY_BUDGET_ALL?: string
  /** Embedded: an index of cities. Geocoder: a service that speaks Nominatim's protocol, at GEOCODER_URL. */
  PLACES_PROVIDER: 'embedded' | 'geocoder'
  GEOCODER_URL?: string
  /** Hot reload only: serves the static files of the last build, which the binding lacks then. */
  LAST_BUILD_URL?: string
  /** A DNS-over-HTTPS resolver that checks hostnames before an import fetches them. Blank: no check. */
  IMPORT_DNS_URL?: string
  /** Local hosts ("127.0.0.1:4000, …") that imports may fetch. Development and tests only. */
  IMPORT_LOOPBACK_HOSTS?: string
  /** Embedded: the development issuer, which signs in as any person. Oidc: an OpenID Connect issuer. None: no social sign-in. */
  SOCIAL_PROVIDER: 'embedded' | 'oidc' | 'none'
  /** Google's ("https://accounts.google.com") unless another is set. */
  SOCIAL_ISSUER?: string
  /** What the button says: "Google" unless another is set. */
  SOCIAL_NAME?: string
  SOCIAL_CLIENT_ID?: string
  SOCIAL_CLIENT_SECRET?: string
  /**
   * Embedded: names below custom.{sites domain} walk through all states in seconds, in development. Cloudflare: custom hostnames of a
   * zone. None: names cannot be connected.
   */
  HOSTNAMES_PROVIDER: 'embedded' | 'cloudflare' | 'none'
  /** The zone whose custom hostnames they are, and a token that may edit its SSL and certificates. */
  CLOUDFLARE_ZONE_ID?: string
  CLOUDFLARE_TOKEN?: string
  /** Overrides the API's own URL. */
  CLOUDFLARE_URL?: string
  /** A host of that zone, which domains must point to. */
  DOMAINS_TARGET?: string
  /** Fixed addresses of the provider ("192.0.2.1, 2001:db8::1"), for apex domains, which cannot have a CNAME. */
  DOMAINS_ADDRESSES?: string
  /** Embedded: what the simulated names' zones say. Https: a DNS-over-HTTPS resolver, at DNS_URL. */
  DNS_PROVIDER: 'embedded' | 'https'
  /** "https://cloudflare-dns.com/dns-query" unless another is set. */
  DNS_URL?: string
  /** Where events of the product's own pages are stored. Database: as rows of D1. None, the default: nowhere. */
  ANALYTICS_PROVIDER?: 'database' | 'none'
  /**
   * Where visits of published websites are counted. Durable-object: exactly, in VISITS. Analytics-engine: as data points of VISIT_POINTS,
   * which are read by SQL with CLOUDFLARE_ACCOUNT_ID and VISITS_TOKEN. None, as where it is not set: nowhere.
   */
  VISITS_PROVIDER?: 'durable-object' | 'analytics-engine' | 'none'
  VISIT_POINTS?: AnalyticsEngineDataset
  /** The data set's name, as its SQL is asked for it: "shingle_visits" unless another is set. */
  VISITS_DATASET?: string
  CLOUDFLARE_ACCOUNT_ID?: string
  /** May read the account's analytics, and nothing else. */
  VISITS_TOKEN?: string
  /** Cloudflare Turnstile before messages are sent, where both are set: the widget of the host preview.{sites domain}. */
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET?: string
  /** Overrides Cloudflare's own verification URL. */
  TURNSTILE_URL?: string
  /** A Google Analytics id, used only with the visitor's consent: "G-…". */
  GOOGLE_MEASUREMENT_ID?: string
  /** Microsoft Clarity, which records sessions, likewise. Never in development. */
  CLARITY_PROJECT_ID?: string
  /** "true": it also records the editor, which shows the owner's content. */
  CLARITY_WHILE_EDITING?: string
  /**
   * Daily limit of picture transformations over all accounts: 6000 stop people without a verified account, four times as many stop
   * everybody.
   */
  TRANSFORMATIONS_DAILY?: string
  /** How many websites an account may have. */
  WEBSITE_LIMIT: string
  /** Multiplies every limit per IP address, for networks in which many people share one. 1 unless set. */
  PEOPLE_AN_ADDRESS?: string
  /** Signs sessions. A secret in production. */
  AUTH_SECRET: string
}

/** The provider that a setting names. Throws for an unknown name. */
export function chosen<K extends string, T>(variable: string, providers: Record<K, T>, name: K): T {
  if (!Object.hasOwn(providers, name)) throw new Error(`${variable} is ${name}, which is not known.`)
  return providers[name]
}
