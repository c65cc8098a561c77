// npm run pictures: takes the README's picture, those of sample websites on the public pages, and the one for shared links.
import { ensureChromium } from './chromium.mjs'
import { ensureDependencies, exitCodeOf } from './run.mjs'

await ensureDependencies()
const chromium = await ensureChromium()
process.exit(await exitCodeOf('playwright', ['test', '--project', 'pictures'], { env: { CHROMIUM_PATH: chromium } }))
