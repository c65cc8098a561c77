// npm run dev: the product with hot reload of the editor, on the same local data as npm start.
import { ensureDependencies, exitCodeOf, run, runQuietly } from './run.mjs'

await ensureDependencies()
await runQuietly('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local'], { env: { CI: '1' } })
await run('node', ['scripts/build.mjs'])
process.exit(await exitCodeOf('vite', ['--port', '8787']))
