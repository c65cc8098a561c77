import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/**
 * A module of the product as one classic script, for a page of a test's own: what it exports is on `window[name]`. `path` is
 * from the project's root.
 */
export async function browserModule(path: string, name: string): Promise<string> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    // As browsers lack `process`, which React asks.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { write: false, minify: false, lib: { entry: path, formats: ['iife'], name } },
  })
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code
}
