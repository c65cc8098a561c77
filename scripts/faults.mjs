// npm run faults: fails and hangs before and after every step of whatever changes a website's place, within one process.
import { ensureDependencies, run } from './run.mjs'

await ensureDependencies()
await run('vitest', ['run', '--project', 'workers', 'tests/worker/publishing/faults.long.test.ts'], {
  env: { LONG_TESTS: 'faults' },
})
