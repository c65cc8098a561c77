// npm run journeys: the journeys that npm test has no time for.
import { ensureChromium } from './chromium.mjs'
import { ensureDependencies, exitCodeOf } from './run.mjs'

await ensureDependencies()
const chromium = await ensureChromium()
process.exit(await exitCodeOf('playwright', ['test', '--project=journeys-long'], { env: { CHROMIUM_PATH: chromium } }))
