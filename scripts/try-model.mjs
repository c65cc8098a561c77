// npm run try-model: lets the configured model write twelve websites and judge a suite of true and false sentences. Prints quality, seconds,
// tokens and dollars, and saves the pages for review. Run it after choosing a model.
//   --var NAME:value       AI_PROVIDER, AI_URL, AI_MODEL, AI_KEY, AI_PRICE_IN …, with the deployment’s values; may be given several times
//   --out <folder>         where the pages go (default .cache/try-model)
//   --only a,b             only these of the twelve
// Without --var AI_PROVIDER it asks Workers AI through Cloudflare's API: set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureToolchain, root } from './run.mjs'

const { values } = parseArgs({
  options: {
    var: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: resolve(root, '.cache/try-model') },
    only: { type: 'string', default: '' },
  },
})
await ensureToolchain()
const { tryModel } = await import('./try-model/try-model.ts')
const vars = Object.fromEntries(
  values.var.map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
)
try {
  await tryModel({ vars, out: resolve(process.env.INIT_CWD ?? '.', values.out), only: values.only })
  process.exit(0)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
