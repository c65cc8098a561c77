// Made from wrangler.toml by tests/scripts/bindings.slow.test.ts: `npx vitest run -u tests/scripts/bindings.slow.test.ts`.
export interface Bindings {
  SITES: KVNamespace
  MEDIA: R2Bucket
  MESSAGE_PHOTOS: R2Bucket
  DB: D1Database
  EMAIL: SendEmail
  API_LIMIT: RateLimit
  COSTLY_LIMIT: RateLimit
  FORM_LIMIT: RateLimit
  AI: Ai
  IMAGES: ImagesBinding
  DEPLOYED: WorkerVersionMetadata
}
