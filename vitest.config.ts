import { mkdirSync } from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { loadAtOnce } from './tests/harness/load-at-once.ts'

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
            'tests/{editor,golden,renderer,scripts,templates}/**/*.test.{ts,tsx}',
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
