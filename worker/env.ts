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
  PHOTOS_PROVIDER: 'embedded'
  WEBSITE_LIMIT: string
  /** Signs sessions. A secret in production. */
  AUTH_SECRET: string
}
