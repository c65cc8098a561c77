// npm run pictures: takes the README's pictures from the running product.
import { ensureChromium } from './chromium.mjs'
import { ensureDependencies, exitCodeOf } from './run.mjs'

await ensureDependencies()
const chromium = await ensureChromium()
process.exit(await exitCodeOf('playwright', ['test', '--project', 'pictures'], { env: { CHROMIUM_PATH: chromium } }))
