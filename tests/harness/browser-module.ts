import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/** Bundles a module as a classic script for a test's page, with its exports on `window[name]`. `path` is relative to the root. */
export async function browserModule(path: string, name: string): Promise<string> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    // React reads `process`, which browsers lack.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { write: false, minify: false, lib: { entry: path, formats: ['iife'], name } },
  })
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return output[0].code
}
