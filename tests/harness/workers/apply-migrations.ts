import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

// Each test file begins with the schema as the migrations make it.
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
