import { mkdirSync, statfsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { workerAliases } from './scripts/build/worker-modules.ts'

mkdirSync('dist/client', { recursive: true })
keepStoresInMemory()
/** The stores of the service tests write thousands of small files, which a disk makes a fifth slower. */
function keepStoresInMemory() {
  const folder = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize > 2 ** 31) process.env.TMPDIR ??= folder
  } catch {
    // Not on this system.
  }
}

/** What npm test leaves to npm test -- --slow and to npm run campaign long. */
function leftOut(): string[] {
  const { QUICK_TESTS: quick, LONG_TESTS: long } = process.env
  return [
    ...(quick === undefined ? [] : ['tests/**/*.slow.test.ts']),
    ...(long === undefined ? ['tests/**/*.long.test.ts'] : []),
  ]
}

/** Runs in Node, where hashes cost what they do in production. */
const passwordHash = 'tests/worker/accounts/password-hash.slow.test.ts'

/** Replaces the Worker's costs in service tests: cheap hashes, compression and waits. */
const cheapCosts = {
  find: /^\.{1,2}\/(?:.*\/)?(?:visit-)?costs\.ts$/,
  replacement: fileURLToPath(new URL('./tests/harness/workers/cheap-costs.ts', import.meta.url)),
}

const lazily = /\bimport\((['"])([^'"]+)\1\)/g

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Catches what hangs. Property tests and loops take much longer on a slow machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The product logs a line for every request.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Half of the time went into loading the same modules again for each file.
          isolate: false,
          environment: 'node',
          include: [
            'tests/{editor,golden,killed,marketing,reading,renderer,scripts,templates}/**/*.test.{ts,tsx}',
            passwordHash,
            'tests/*.test.ts',
          ],
          exclude: leftOut(),
        },
      },
      inWorkerd({
        name: 'workers',
        include: ['tests/worker/**/*.test.{ts,tsx}'],
        exclude: [passwordHash, ...leftOut()],
      }),
    ],
  },
})

type Project = { name: string; include: string[]; exclude: string[] }

/** Service tests: with everything that runs in production, on real migrations. */
function inWorkerd({ name, include, exclude }: Project): TestProjectConfiguration {
  return {
    extends: true,
    resolve: {
      alias: [...Object.entries(workerAliases).map(([find, replacement]) => ({ find, replacement })), cheapCosts],
    },
    // The Worker is made for the production React, whose elements are made without the development helper.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      loadAtOnce(),
      cloudflareTest(async ({ inject }) => ({
        main: './worker/index.ts',
        wrangler: { configPath: './wrangler.toml' },
        miniflare: {
          // The runner sends a second Worker what the first has loaded in one message, which may be larger than 32 MB.
          compatibilityFlags: ['increase_websocket_message_size'],
          bindings: {
            // Not wrangler.toml's, which production refuses.
            AUTH_SECRET: 'a secret for the service tests, long enough for production',
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
      name,
      isolate: false,
      include,
      exclude,
      globalSetup: [
        'tests/harness/peers/peer-server.ts',
        'tests/harness/peers/model-server.ts',
        'tests/harness/peers/domain-servers.ts',
      ],
      setupFiles: ['tests/harness/workers/apply-migrations.ts'],
    },
  }
}

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
