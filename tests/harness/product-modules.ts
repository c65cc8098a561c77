import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/**
 * Loads modules of the product from their TypeScript, as a build makes them: for tests that run where JSX means something
 * else. `path` is from the project's root, with a slash before it.
 */
export async function productModules() {
  process.env.NODE_ENV = 'production'
  const vite = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  })
  return {
    load: <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>,
    close: () => vite.close(),
  }
}
