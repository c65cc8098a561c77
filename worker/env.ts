import type { OwnerChannel } from './platform/live/owner-channel.ts'

declare global {
  /** Only a build for a deployment defines this constant. It leaves out the simulated issuer and the mailbox. */
  const SHINGLE_DEPLOYED: true | undefined
}

/** The edge's bindings, in whichever Worker it runs: it can only read published data. */
export type EdgeEnv = Pick<Env, 'ASSETS' | 'SITES' | 'MEDIA' | 'APP_ORIGIN' | 'SITES_ORIGIN'> & {
  /** Only in a single Worker. */
  ENVIRONMENT?: Env['ENVIRONMENT']
  /** The app's Worker, if the edge is deployed separately. */
  APP?: Fetcher
  /** Reports visits and failures to the app's Worker. It returns the hosts that were suspended lately. */
  COUNTS?: VisitIntake
  VISITS_PROVIDER?: Env['VISITS_PROVIDER']
}

/** Receives what the edge reports. */
export type VisitIntake = { add: (batch: unknown) => Promise<readonly string[] | undefined> }

/** The Durable Objects. Features declare theirs. */
export interface DurableObjects {
  LIVE: DurableObjectNamespace<OwnerChannel>
}

type AiOptions = { signal?: AbortSignal; gateway?: { id: string; collectLog: boolean } }

/** The bindings of wrangler.toml. */
export type Env = DurableObjects & {
  ASSETS: Fetcher
  DB: D1Database
  /** Further databases, DB_2, DB_3 and so on: homes of accounts (platform/db/homes.ts). */
  [further: `DB_${number}`]: D1Database | undefined
  /** The databases that new accounts are spread over ("1, 2"). Defaults to the first. */
  ACCOUNT_DATABASES?: string
  SITES: KVNamespace
  MEDIA: R2Bucket
  /** Visitors' photos, which no public host and no other Worker reads. */
  MESSAGE_PHOTOS: R2Bucket
  IMAGES: ImagesBinding
  EMAIL: SendEmail
  API_LIMIT: RateLimit
  /** Rate limit for requests that call a model or do much work. */
  COSTLY_LIMIT: RateLimit
  /** Rate limit for contact forms. */
  FORM_LIMIT: RateLimit
  ENVIRONMENT: 'development' | 'production'
  /** The app's origin, without a trailing slash. */
  APP_ORIGIN: string
  /** Websites are served at {handle}.{this origin's host}. */
  SITES_ORIGIN: string
  MAIL_PROVIDER: 'embedded' | 'cloudflare' | 'smtp'
  /** For "smtp", on one machine only: the address of the SMTP client that `npm start` runs. */
  MAIL_RELAY_URL?: string
  MAIL_FROM?: string
  /**
   * Embedded: only the composer writes. Workers-ai: a Cloudflare model through the binding AI, without a key. Openai: a model at any URL
   * that speaks OpenAI's protocol. If a model fails, the composer's texts stay.
   */
  AI_PROVIDER: 'embedded' | 'workers-ai' | 'openai'
  /** In production only: the binding always calls Cloudflare and costs money. */
  AI?: { run: (model: string, inputs: Record<string, unknown>, options?: AiOptions) => Promise<unknown> }
  /** Stock: the photo services whose keys are set, else Openverse. None: no photo search; owners upload photos or choose patterns. */
  PHOTOS_PROVIDER: 'none' | 'stock'
  PEXELS_KEY?: string
  UNSPLASH_KEY?: string
  /** Override the services' URLs. */
  PEXELS_URL?: string
  UNSPLASH_URL?: string
  OPENVERSE_URL?: string
  /** Model settings. Without a key, the editor offers no picture descriptions. */
  AI_KEY?: string
  AI_URL?: string
  /** The text model; defaults to the provider's usual one. */
  AI_MODEL?: string
  /** The id of an AI Gateway that Workers AI is called through. */
  AI_GATEWAY?: string
  /** The vision model. */
  AI_VISION_MODEL?: string
  /** Per call, in milliseconds. */
  AI_TIMEOUT?: string
  /** Dollars per million input and output tokens, to record each call's cost. Built in for some Workers AI models. */
  AI_PRICE_IN?: string
  AI_PRICE_OUT?: string
  /** Daily calls by people who are signed out or have an unverified email address: in total, and per IP address. */
  AI_DAILY_CALLS?: string
  AI_DAILY_CALLS_EACH?: string
  /** Daily cost limits in dollars over all calls: the first stops those people, the second (four times as high by default) everybody. */
  AI_DAILY_BUDGET?: string
  AI_DAILY_BUDGET_ALL?: string
  /** The largest size of a database in megabytes, by the plan: 10240 by default, 500 on the free plan. */
  DATABASE_LIMIT_MB?: string
  /** Embedded: an index of cities. Geocoder: a service that speaks Nominatim's protocol, at GEOCODER_URL. */
  PLACES_PROVIDER: 'embedded' | 'geocoder'
  GEOCODER_URL?: string
  /** A server of map tiles ("https://tiles.example.com/{z}/{x}/{y}.png?key={key}"). Without one, a landscape is drawn in place of a map. */
  MAP_TILES_URL?: string
  /** Stands for {key} in that address. A secret. */
  MAP_TILES_KEY?: string
  /** Whom maps credit besides OpenStreetMap: a name, and an address for a link ("MapTiler https://www.maptiler.com/copyright/"). */
  MAP_TILES_CREDIT?: string
  /** For all tiles of a map, in milliseconds; defaults to 4000. */
  MAP_TILES_TIMEOUT?: string
  /** Hot reload only: serves the last build's static files, which the binding lacks then. */
  LAST_BUILD_URL?: string
  /** A DNS-over-HTTPS resolver that checks hostnames before an import fetches them. Blank: no check. */
  IMPORT_DNS_URL?: string
  /** Local hosts ("127.0.0.1:4000, …") that imports may fetch. Development and tests only. */
  IMPORT_LOOPBACK_HOSTS?: string
  /** Embedded: the development issuer, which signs in as any person. Oidc: an OpenID Connect issuer. None: no social sign-in. */
  SOCIAL_PROVIDER: 'embedded' | 'oidc' | 'none'
  /** Defaults to Google's ("https://accounts.google.com"). */
  SOCIAL_ISSUER?: string
  /** The button's label; defaults to "Google". */
  SOCIAL_NAME?: string
  SOCIAL_CLIENT_ID?: string
  SOCIAL_CLIENT_SECRET?: string
  /**
   * Embedded: simulated hostnames below custom.{sites domain} pass through all states in seconds, in development. Cloudflare: custom
   * hostnames of a zone. None: no custom domains.
   */
  HOSTNAMES_PROVIDER: 'embedded' | 'cloudflare' | 'none'
  /** The zone of the custom hostnames, and a token that may edit its SSL and certificates. */
  CLOUDFLARE_ZONE_ID?: string
  CLOUDFLARE_TOKEN?: string
  /** Overrides the API's URL. */
  CLOUDFLARE_URL?: string
  /** A host of that zone, which domains must point to. */
  DOMAINS_TARGET?: string
  /** Fixed addresses of the provider ("192.0.2.1, 2001:db8::1"), for apex domains, which cannot have a CNAME. */
  DOMAINS_ADDRESSES?: string
  /** Embedded: simulated DNS for the simulated hostnames. Https: a DNS-over-HTTPS resolver, at DNS_URL. */
  DNS_PROVIDER: 'embedded' | 'https'
  /** Defaults to "https://cloudflare-dns.com/dns-query". */
  DNS_URL?: string
  /** Where events on the product's own pages are stored. Database: in D1. None, the default: nowhere. */
  ANALYTICS_PROVIDER?: 'database' | 'none'
  /**
   * Where visits to published websites are counted. Durable-object: exactly, in VISITS. Analytics-engine: as data points in VISIT_POINTS,
   * read with SQL through CLOUDFLARE_ACCOUNT_ID and VISITS_TOKEN. None, the default: nowhere.
   */
  VISITS_PROVIDER?: 'durable-object' | 'analytics-engine' | 'none'
  VISIT_POINTS?: AnalyticsEngineDataset
  /** The dataset's name in SQL; defaults to "shingle_visits". */
  VISITS_DATASET?: string
  CLOUDFLARE_ACCOUNT_ID?: string
  /** May only read the account's analytics. */
  VISITS_TOKEN?: string
  /** Cloudflare Turnstile for contact forms, if both are set. The widget's hostname is preview.{sites domain}. */
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET?: string
  /** Overrides Cloudflare's verification URL. */
  TURNSTILE_URL?: string
  /** A Google Analytics id, used only with the visitor's consent: "G-…". */
  GOOGLE_MEASUREMENT_ID?: string
  /** Microsoft Clarity, which records sessions, likewise. Never in development. */
  CLARITY_PROJECT_ID?: string
  /** "true": it also records the editor, which shows the owner's content. */
  CLARITY_WHILE_EDITING?: string
  /**
   * Daily limit of picture transformations over all accounts: 6,000 stop people without a verified account, four times as many stop
   * everyone.
   */
  TRANSFORMATIONS_DAILY?: string
  /**
   * From how many sign-in emails a day to browsers that never signed in, a fifth as many an hour or a twentieth an hour to one domain, they
   * are slowed down. Operators get an alert. Defaults to 2,000.
   */
  SIGN_IN_MAILS_DAILY?: string
  /** At how many publications an hour, of all accounts, operators get an alert. Defaults to 500. */
  PUBLICATIONS_HOURLY?: string
  /** The maximum number of websites per account. */
  WEBSITE_LIMIT: string
  /** Multiplies every limit per IP address, for networks that share one address. Defaults to 1. */
  PEOPLE_AN_ADDRESS?: string
  /**
   * Who operates the product ("one@example.com, two@example.com"): alerts go there, and verified accounts of these addresses open
   * `/operate`. Blank, the default: nobody.
   */
  OPERATOR_EMAILS?: string
  /** Reads `/api/health/deep`. A secret; without it, there is no such path. */
  OPERATOR_TOKEN?: string
  /** What `npm run deploy` deployed. */
  VERSION?: string
  /** Signs sessions. A secret in production. */
  AUTH_SECRET: string
  /** The secret before it, during a rotation: it verifies what it signed, and signs nothing. */
  AUTH_SECRET_PREVIOUS?: string
}

/** The provider that a setting names. Throws for an unknown name. */
export function chosen<K extends string, T>(variable: string, providers: Record<K, T>, name: K): T {
  if (!Object.hasOwn(providers, name)) throw new Error(`${variable} is ${name}, which is not known.`)
  return providers[name]
}
