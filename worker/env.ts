import type { CreationCalls } from './creation/run/event-stream.ts'
import type { OwnerChannel } from './platform/live/owner-channel.ts'
import type { VisitCalls } from './visits/counted-visit.ts'

/** What the visitors' side is given, in whichever Worker it runs: it can read what is published, and nothing else. */
export type EdgeEnv = Pick<Env, 'ASSETS' | 'SITES' | 'MEDIA' | 'APP_ORIGIN' | 'SITES_ORIGIN'> & {
  /** Only where all is in one Worker. */
  ENVIRONMENT?: Env['ENVIRONMENT']
  /** The app's Worker, where the visitors' Worker is deployed separately. */
  APP?: Fetcher
  /** Reports visits to the app's Worker. It returns nothing. */
  COUNTS?: VisitIntake
  VISITS_PROVIDER?: Env['VISITS_PROVIDER']
}

/** Receives the visits that the visitors' side served. */
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
  /** For what a model or much work stands behind. */
  COSTLY_LIMIT: RateLimit
  /** For what contact forms send. */
  FORM_LIMIT: RateLimit
  ENVIRONMENT: 'development' | 'production'
  /** Where the app is served, without a slash at the end. */
  APP_ORIGIN: string
  /** Sites are served at the handle before this origin's host. */
  SITES_ORIGIN: string
  MAIL_PROVIDER: 'embedded' | 'cloudflare'
  MAIL_FROM?: string
  /**
   * Embedded: the composer alone writes. Workers-ai: a model of Cloudflare's, through the binding AI, without a key. Openai: a model at any
   * address that speaks OpenAI's protocol. Where a model fails, the composer's words stay.
   */
  AI_PROVIDER: 'embedded' | 'workers-ai' | 'openai'
  /** In production only: wherever it is bound, it calls out and costs. */
  AI?: { run: (model: string, inputs: Record<string, unknown>, options?: { signal?: AbortSignal }) => Promise<unknown> }
  /** Stock: the photo services whose keys are set, Openverse where there is no key, and our own illustrations after them. */
  PHOTOS_PROVIDER: 'embedded' | 'stock'
  PEXELS_KEY?: string
  UNSPLASH_KEY?: string
  /** Where the services are, when not at their own addresses. */
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
  /** Calls in a day of people who are not signed in or have not confirmed their email address: all together, and from one address. */
  AI_DAILY_CALLS?: string
  AI_DAILY_CALLS_EACH?: string
  /** Dollars in a day, everybody's calls counted: after the first these people stop, after the second (four times as much) everybody. */
  AI_DAILY_BUDGET?: string
  AI_DAILY_BUDGET_ALL?: string
  /** Embedded: an index of cities. Geocoder: a service that speaks Nominatim's protocol, at GEOCODER_URL. */
  PLACES_PROVIDER: 'embedded' | 'geocoder'
  GEOCODER_URL?: string
  /** Hot reload only: where the static files of the last build are served, which the binding does not have then. */
  LAST_BUILD_URL?: string
  /** A DNS-over-HTTPS resolver: names of pages to import are looked up before they are asked. Blank: they are not. */
  IMPORT_DNS_URL?: string
  /** Hosts ("127.0.0.1:4000, …") that imports may ask although they are of the machine itself. Development and tests only. */
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
  /** Where the API is, when not at its own address. */
  CLOUDFLARE_URL?: string
  /** What names have to lead to: a host of that zone. */
  DOMAINS_TARGET?: string
  /** Fixed addresses of the provider ("192.0.2.1, 2001:db8::1"), for zones whose own name cannot have a CNAME. */
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
  /** Where tokens are verified, when not at Cloudflare's own address. */
  TURNSTILE_URL?: string
  /** A Google Analytics id, used only with the visitor's consent: "G-…". */
  GOOGLE_MEASUREMENT_ID?: string
  /** Microsoft Clarity, which records sessions, likewise. Never in development. */
  CLARITY_PROJECT_ID?: string
  /** "true": it may record where a website's own content is edited too. */
  CLARITY_WHILE_EDITING?: string
  /**
   * Transformations of pictures in a day, everybody's counted: after so many (6000) people without a verified account stop, after four
   * times as many everybody.
   */
  TRANSFORMATIONS_DAILY?: string
  /** How many websites an account may have. */
  WEBSITE_LIMIT: string
  /** How many people share an address: what is counted by address may be done that many times as often. 1 unless set. */
  PEOPLE_AN_ADDRESS?: string
  /** Signs sessions. A secret in production. */
  AUTH_SECRET: string
}

/** The provider that a setting names. Throws for an unknown name. */
export function chosen<K extends string, T>(variable: string, providers: Record<K, T>, name: K): T {
  if (!Object.hasOwn(providers, name)) throw new Error(`${variable} is ${name}, which is not known.`)
  return providers[name]
}
