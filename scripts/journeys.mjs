// npm run journeys: the journeys that npm test has no time for.
import { ensureChromium } from './chromium.mjs'
import { ensureDependencies, exitCodeOf } from './run.mjs'

await ensureDependencies()
const chromium = await ensureChromium()
const projects = ['--project=journeys-long', '--project=journeys-outside-long']
process.exit(await exitCodeOf('playwright', ['test', ...projects], { env: { CHROMIUM_PATH: chromium } }))
