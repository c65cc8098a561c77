// npm run campaign long: the tests that npm test has no time for: *.long.test.ts, 20,000 requests of npm run campaign mixed-hosts, journeys and
// checks of pages tagged @long.
import { ensureChromium } from './chromium.mjs'
import { ensureDependencies, run } from './run.mjs'

await ensureDependencies()
const chromium = await ensureChromium()
await run('node', ['scripts/build.mjs'])
// One after another: one of the first starts the whole product.
for (const project of ['unit', 'workers'])
  await run('vitest', ['run', '--project', project, '.long.test.ts'], { env: { LONG_TESTS: '1' } })
await run('node', ['scripts/mixed-hosts.mjs', '--requests', '20000'])
// The pages need no server of the product's, the journeys do.
for (const projects of [['sites-long'], ['journeys-long', 'journeys-outside']])
  await run('playwright', ['test', ...projects.map((name) => `--project=${name}`)], {
    env: { CHROMIUM_PATH: chromium },
  })
