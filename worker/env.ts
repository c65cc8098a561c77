import type { OwnerChannel } from './live/owner-channel.ts'

/** The bindings of wrangler.toml. */
export type Env = {
  ASSETS: Fetcher
  DB: D1Database
  SITES: KVNamespace
  MEDIA: R2Bucket
  IMAGES: ImagesBinding
  EMAIL: SendEmail
  LIVE: DurableObjectNamespace<OwnerChannel>
  API_LIMIT: RateLimit
  SIGN_IN_LIMIT: RateLimit
  ENVIRONMENT: 'development' | 'production'
  /** Where the app is served, without a slash at the end. */
  APP_ORIGIN: string
  /** Sites are served at the handle before this origin's host. */
  SITES_ORIGIN: string
  MAIL_PROVIDER: 'embedded' | 'cloudflare'
  MAIL_FROM?: string
  AI_PROVIDER: 'embedded'
  /** Stock: the photo services whose keys are set, and our own drawings after them. */
  PHOTOS_PROVIDER: 'embedded' | 'stock'
  PEXELS_KEY?: string
  UNSPLASH_KEY?: string
  /** Where the services are, when not at their own addresses. */
  PEXELS_URL?: string
  UNSPLASH_URL?: string
  /** Of a model that looks at pictures, at any address that speaks OpenAI's protocol. Without a key, descriptions are not suggested. */
  AI_KEY?: string
  AI_URL?: string
  AI_VISION_MODEL?: string
  /** In dollars per million tokens, read and written: for what is kept of each call. */
  AI_PRICE_IN?: string
  AI_PRICE_OUT?: string
  WEBSITE_LIMIT: string
  /** Signs sessions. A secret in production. */
  AUTH_SECRET: string
}
