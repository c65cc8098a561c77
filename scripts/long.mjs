// npm run long: the tests that npm test has no time for, in the Worker (*.long.test.ts) and in a real browser (journeys tagged @long).
import { ensureChromium } from './chromium.mjs'
import { ensureDependencies, run } from './run.mjs'

await ensureDependencies()
const chromium = await ensureChromium()
await run('vitest', ['run', '--project', 'workers', '.long.test.ts'], { env: { LONG_TESTS: '1' } })
await run('playwright', ['test', '--project=journeys-long', '--project=journeys-outside-long'], {
  env: { CHROMIUM_PATH: chromium },
})
