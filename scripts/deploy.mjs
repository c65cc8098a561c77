// npm run deploy: migrations first, then the Worker with the editor's build, to the production environment.
import { ensureDependencies, run } from './run.mjs'

await ensureDependencies()
await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', '--env', 'production'])
await run('wrangler', ['deploy', '--env', 'production'])
