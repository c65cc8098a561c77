// npm run dev: the product with hot reload of the editor and the public pages, on the same local data as npm start.
import { runCronLocally } from './local-cron.mjs'
import { ensureDependencies, exitCodeOf, migrateLocally, run } from './run.mjs'

await ensureDependencies()
await migrateLocally('.wrangler/state')
await run('node', ['scripts/build.mjs'])
runCronLocally({ port: 8787 })
process.exit(await exitCodeOf('vite', ['--port', '8787']))
