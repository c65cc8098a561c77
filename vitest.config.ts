import { mkdirSync } from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

mkdirSync('dist/client', { recursive: true })
const legacyServer = new URL(
  './node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
  import.meta.url,
).pathname
const noRenderer = new URL('./worker/platform/emails/no-renderer.ts', import.meta.url).pathname

/** What npm test leaves to npm run long, and that to npm run faults. */
function leftOut(long: string | undefined): string[] {
  if (long === undefined) return ['tests/**/*.long.test.ts']
  return long === 'faults' ? [] : ['tests/worker/publishing/faults.long.test.ts']
}

const lazily = /\bimport\((['"])([^'"]+)\1\)/g

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Properties and loops take as long as the machine is slow: a limit is for what hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Half of the time went into loading the same modules again for each file.
          isolate: false,
          environment: 'node',
          include: [
            'tests/{editor,golden,marketing,renderer,scripts,templates}/**/*.test.{ts,tsx}',
            'tests/worker/facts/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: process.env.LONG_TESTS ? [] : ['tests/**/*.long.test.ts'],
        },
      },
      {
        extends: true,
        resolve: { alias: { 'react-dom/server': legacyServer, '@react-email/render': noRenderer } },
        // The Worker is made for the production React, whose elements are made without the development helper.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        plugins: [
          loadAtOnce(),
          cloudflareTest(async ({ inject }) => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations('worker/migrations'),
                PEERS_URL: inject('peersUrl'),
                MODEL_URL: inject('modelUrls').scripted,
                FITTING_MODEL_URL: inject('modelUrls').fitting,
                CUSTOM_HOSTNAMES_URL: inject('domainUrls').hostnames,
                DOH_URL: inject('domainUrls').doh,
              },
            },
          })),
        ],
        test: {
          name: 'workers',
          isolate: false,
          include: ['tests/worker/**/*.test.{ts,tsx}'],
          exclude: ['tests/worker/facts/**', ...leftOut(process.env.LONG_TESTS)],
          globalSetup: [
            'tests/harness/peers/peer-server.ts',
            'tests/harness/peers/model-server.ts',
            'tests/harness/peers/domain-servers.ts',
          ],
          setupFiles: ['tests/harness/workers/apply-migrations.ts'],
        },
      },
    ],
  },
})

/**
 * Loads with the Worker what it would load when it is first asked for. The runner asks its server for every such module, each time
 * again: that costs more than the calls that are tested, and one Durable Object may not wait for what another has asked for.
 */
function loadAtOnce(): Plugin {
  return {
    name: 'load-at-once',
    transform(code, id) {
      if (!/\/(worker|renderer|templates)\/.*\.tsx?$/.test(id) || !lazily.test(code)) return
      const names: string[] = []
      const changed = code.replace(
        lazily,
        (_call, _quote, name: string) => `Promise.resolve(atOnce${names.push(name)})`,
      )
      const imports = names.map((name, index) => `import * as atOnce${index + 1} from ${JSON.stringify(name)};`)
      return { code: `${imports.join('')}${changed}`, map: null }
    },
  }
}
