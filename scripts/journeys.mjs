// npm run journeys: the browser tests that npm test leaves out: the other journeys, and the checks of pages in the other styles.
import { ensureChromium } from './chromium.mjs'
import { ensureDependencies, run } from './run.mjs'

await ensureDependencies()
const chromium = await ensureChromium()
await run('node', ['scripts/build.mjs'])
// One after the other: the pages need no server of the product's.
for (const project of ['sites-more', 'journeys-more'])
  await run('playwright', ['test', `--project=${project}`], { env: { CHROMIUM_PATH: chromium } })
