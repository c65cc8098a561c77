import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageScripts } from './marketing/public-page.ts'
import { brandedBuild } from './scripts/build/branded.ts'
import { noticesPath } from './scripts/build/packages/notices.ts'
import { packagesFile } from './scripts/build/packages/shipped-packages.ts'
import { drawPublicPages } from './scripts/dev/draw-public-pages.ts'
import { lastBuild } from './scripts/dev/last-build.ts'
import { leanMantine } from './scripts/dev/lean-mantine.ts'
import { preambleAsFile } from './scripts/dev/preamble-as-file.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const port = 8787

/** Each with all that it imports, but for what a group above it has: few requests for the first page that strangers open. */
const chunkGroups = [
  // What scripts of public pages share with the app.
  {
    name: 'shared',
    test: /\/(?:renderer\/document\/product|worker\/platform\/addresses\/paths|editor\/(?:session\/(?:tab-storage|unfinished-websites)|create\/first-frame\/frame-fields))\.ts$/,
    priority: 7,
  },
  { name: 'trade-words', test: /\/templates\/trade-words\.ts$/, priority: 6 },
  {
    name: 'measuring',
    test: /\/editor\/shell\/measuring\/(?:watch-clicks|tools|report|offer-measuring)\.ts$/,
    priority: 5,
  },
  {
    name: 'calls',
    test: /\/editor\/(?:api\/(?:client|api-error|read-json)|ui\/errors\/error-texts)\.ts$/,
    priority: 4,
  },
  { name: 'app', test: /\/editor\/main\.tsx$/, priority: 3 },
  {
    name: 'fields',
    test: /\/editor\/(?:ui\/(?:fields\/(?:field-|phone-problem)|window\/late\.)|session\/(?:query-problem|sign-in-path))|\/components\/(?:Input|TextInput|Textarea)\/|\/document\/(?:fields\/limits|values\/parse-web-address)\.ts|\/(?:createReactComponent|defaultAttributes|Icon(?:Check|ChevronDown|HelpCircle|X)|use-debounced-value|useAtom|useSetAtom)\.m?js$/,
    priority: 2,
  },
  { name: 'wizard', test: /\/editor\/create\/create-screen\.tsx$/, priority: 1 },
]
/** Everything is the Worker's to answer, but the modules that Vite makes. */
const workerFirst = ['/*', '!/@*', '!/*.ts', '!/*.tsx', '!/*.css', '!/*.woff2']

/** `vite` serves the editor and the public pages with the Worker behind them and hot reload; `vite build` writes dist/client. */
export default defineConfig(({ command }) => ({
  root: 'editor',
  appType: 'spa',
  cacheDir: '../.cache/vite',
  // As scripts/build.mjs got it from `npm run deploy`; otherwise product.ts has its own values.
  define: JSON.parse(process.env.SHINGLE_BUILT_IN ?? '{}'),
  build: {
    outDir: '../dist/client',
    // Fonts and prerendered pages live there too, and a running Worker serves from it: build.mjs removes what is stale.
    emptyOutDir: false,
    manifest: true,
    license: { fileName: packagesFile },
    target: 'es2024',
    modulePreload: {
      // People wait for screens and for steps of the wizard. The rest comes while a page is idle: to list its files only costs that page.
      resolveDependencies: (_, files, { hostId }) => (/\.html$|\/(?:app|wizard)-/.test(hostId) ? files : []),
    },
    assetsInlineLimit: 1024,
    rolldownOptions: {
      input: {
        index: here('editor/index.html'),
        fill: here('editor/create/first-frame/fill.ts'),
        ...Object.fromEntries(pageScripts.map((name) => [name, here(`marketing/scripts/${name}.ts`)])),
      },
      output: { codeSplitting: { groups: chunkGroups }, postBanner: `/*! Licenses: ${noticesPath} */` },
    },
  },
  // The scripts of the public pages lie outside the root.
  server: { port, strictPort: true, fs: { allow: [here('editor'), here('marketing'), here('node_modules')] } },
  plugins: [
    brandedBuild(),
    react(),
    leanMantine,
    drawPublicPages(here('.')),
    lastBuild(here('dist/client')),
    preambleAsFile,
    command === 'serve' &&
      cloudflare({
        // Both paths count from `root`, and the state is the one `wrangler dev` keeps.
        configPath: '../wrangler.toml',
        persistState: { path: '../.wrangler/state' },
        config: ({ assets }) => ({
          // Its source, which Vite keeps up to date.
          main: here('worker/index.ts'),
          assets: { ...assets, run_worker_first: workerFirst },
          vars: { LAST_BUILD_URL: `http://localhost:${port}` },
        }),
      }),
  ],
}))
