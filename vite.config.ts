import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pageScripts } from './editor/public-pages/public-page.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const port = 8787
const types = new Map([
  ['html', 'text/html'],
  ['css', 'text/css'],
  ['woff2', 'font/woff2'],
  ['json', 'application/json'],
  ['js', 'text/javascript'],
  ['svg', 'image/svg+xml'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['xml', 'application/xml'],
  ['txt', 'text/plain; charset=utf-8'],
])

/** Served with hot reload, the public pages, the fonts and the index of places are those of the last build. */
const lastBuild: Plugin = {
  name: 'last-build',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      const isPage = path.startsWith('/_/pages/')
      const isFile =
        isPage ||
        /^\/(_\/(fonts|places|cards|help)|assets)\/[\w.-]+$|^\/(llms\.txt|apple-touch-icon\.png|blog\/feed\.xml)$/.test(
          path,
        )
      const file = isFile ? path.slice(1) + (isPage ? '.html' : '') : undefined
      const type = types.get(file?.split('.').at(-1) ?? '')
      const from = here(`dist/client/${file}`)
      if (!type || !existsSync(from)) return next()
      response.setHeader('content-type', type).end(readFileSync(from))
    })
  },
}

/** Everything is the Worker's to answer, but the modules that Vite makes. */
const workerFirst = ['/*', '!/@*', '!/*.ts', '!/*.tsx', '!/*.css', '!/*.woff2']

/** The app's policy allows no inline script, and the one that hot reload begins with is one: it becomes a file. */
const preambleAsFile: Plugin = {
  name: 'preamble-as-file',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/@preamble.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript').end(react.preambleCode.replace('__BASE__', '/'))
    })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(
        /<script type="module">[^<]*react-refresh[^<]*<\/script>/,
        '<script type="module" src="/@preamble.js"></script>',
      ),
  },
}

/** The editor. `vite` serves it with the Worker behind it and hot reload; `vite build` writes dist/client for the Worker. */
export default defineConfig(({ command }) => ({
  root: 'editor',
  appType: 'spa',
  cacheDir: '../.cache/vite',
  build: {
    outDir: '../dist/client',
    // Fonts and prerendered pages live there too, and a running Worker serves from it: build.mjs removes what is stale.
    emptyOutDir: false,
    manifest: true,
    target: 'es2024',
    assetsInlineLimit: 1024,
    rolldownOptions: {
      input: {
        index: here('editor/index.html'),
        'public-pages': here('editor/public-pages/public-pages.css'),
        ...Object.fromEntries(pageScripts.map((name) => [name, here(`editor/public-pages/scripts/${name}.ts`)])),
      },
    },
  },
  server: { port, strictPort: true },
  plugins: [
    react(),
    lastBuild,
    preambleAsFile,
    command === 'serve' &&
      cloudflare({
        // Both paths count from `root`, and the state is the one `wrangler dev` keeps.
        configPath: '../wrangler.toml',
        persistState: { path: '../.wrangler/state' },
        config: ({ assets }) => ({
          assets: { ...assets, run_worker_first: workerFirst },
          vars: { LAST_BUILD_URL: `http://localhost:${port}` },
        }),
      }),
  ],
}))
