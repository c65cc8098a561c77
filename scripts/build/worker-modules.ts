import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Modules that replace others in both Workers, in the build and in the service tests. */
export const workerAliases: Record<string, string> = {
  // React's legacy server file draws to a string and is half the size of the streaming one.
  'react-dom/server': here('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'),
  // The built handler contains a table of all media types, twice the size of the visitors' Worker. Its source doesn't, and needs none.
  '@cloudflare/kv-asset-handler': here('node_modules/@cloudflare/kv-asset-handler/src/index.ts'),
  mime: here('worker/edge/no-media-types.ts'),
}

/** React's legacy server file works with the production React only. */
export const workerConstants = { 'process.env.NODE_ENV': '"production"' }

/** The wrangler settings for a built Worker: upload its modules without bundling them again. */
export const asBuilt = (main: string) => ({
  main,
  no_bundle: true,
  base_dir: dirname(main),
  rules: [{ type: 'ESModule' as const, globs: ['**/*.mjs'] }],
})
