import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './worker/**/*tables.ts',
  out: './worker/migrations',
})
