import { mkdirSync, statfsSync } from 'node:fs'
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

/** What npm test leaves to npm test -- --slow and to npm run long, and that to npm run faults. */
function leftOut(): string[] {
  const { QUICK_TESTS: quick, LONG_TESTS: long } = process.env
  const slow = quick === undefined ? [] : ['tests/**/*.slow.test.ts']
  if (long === undefined) return [...slow, 'tests/**/*.long.test.ts']
  return long === 'faults' ? [] : ['tests/worker/publishing/faults.long.test.ts']
}

/** Runs in Node, where hashes cost what they do in production. */
const passwordHash = 'tests/worker/accounts/password-hash.slow.test.ts'

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
            'tests/{editor,golden,marketing,renderer,scripts,templates}/**/*.test.{ts,tsx}',
            'tests/worker/facts/**/*.test.ts',
            passwordHash,
            'tests/*.test.ts',
          ],
          exclude: leftOut(),
        },
      },
      inWorkerd({
        name: 'workers',
        include: ['tests/worker/**/*.test.{ts,tsx}'],
        exclude: ['tests/worker/facts/**', 'tests/worker/homes/**', passwordHash, ...leftOut()],
      }),
      // Two databases, where new accounts live in the second.
      inWorkerd({
        name: 'homes',
        include: ['tests/worker/homes/**/*.test.ts'],
        exclude: leftOut(),
        more: { d1Databases: ['DB_2'], bindings: { ACCOUNT_DATABASES: '2' } },
      }),
    ],
  },
})

type Project = {
  name: string
  include: string[]
  exclude: string[]
  /** Bindings that wrangler.toml hasn't. */
  more?: { d1Databases: string[]; bindings: Record<string, string> }
}

/** Service tests: with everything that runs in production, on real migrations. */
function inWorkerd({ name, include, exclude, more }: Project): TestProjectConfiguration {
  return {
    extends: true,
    resolve: { alias: workerAliases },
    // The Worker is made for the production React, whose elements are made without the development helper.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      loadAtOnce(),
      cheaply(),
      bySide(),
      cloudflareTest(async ({ inject }) => ({
        main: './worker/index.ts',
        wrangler: { configPath: './wrangler.toml' },
        miniflare: {
          // The runner sends a second Worker what the first has loaded in one message, which may be larger than 32 MB.
          ...(more?.d1Databases && { d1Databases: more.d1Databases }),
          compatibilityFlags: ['nodejs_compat', 'increase_websocket_message_size'],
          bindings: {
            ...more?.bindings,
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
        'tests/harness/peers/version-before.ts',
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

/**
 * Lowers the cost of a password hash from 100 ms to 1, and of compressing a page from 30 to 2: service tests compute thousands. Visits wait
 * 20 ms for others instead of a second, and with them every test that opens a page. Other tests run the real ones.
 */
function cheaply(): Plugin {
  const costs = [
    { file: '/password-hash.ts', real: 'N: 2 ** 14, r: 8, p: 5', cheap: 'N: 2 ** 10, r: 8, p: 1' },
    {
      file: '/store-release.ts',
      real: '[constants.BROTLI_PARAM_QUALITY]: 11',
      cheap: '[constants.BROTLI_PARAM_QUALITY]: 5',
    },
    { file: '/edge/visit-queue.ts', real: 'const waitMs = 1000', cheap: 'const waitMs = 20' },
  ]
  return {
    name: 'cheaply',
    enforce: 'pre',
    transform(code, id) {
      const cost = costs.find(({ file }) => id.endsWith(file))
      if (!cost) return
      if (!code.includes(cost.real)) throw new Error(`${cost.file} no longer says '${cost.real}'`)
      return { code: code.replace(cost.real, cost.cheap), map: null }
    },
  }
}

/** Lets statements fail that would find nothing where accounts live in another database than the directory's. */
function bySide(): Plugin {
  const real = 'const bindingOf = (binding: D1Database, _side: Side): D1Database => binding'
  // Only today's, since a test also runs an earlier version.
  const database = new URL('./worker/platform/db/database.ts', import.meta.url).pathname
  const file = new URL('./tests/harness/workers/homes/sides.ts', import.meta.url).pathname
  return {
    name: 'by-side',
    enforce: 'pre',
    transform(code, id) {
      if (id !== database) return
      if (!code.includes(real)) throw new Error(`${id} no longer says '${real}'`)
      return { code: `import { onSide as bindingOf } from '${file}'\n${code.replace(real, '')}`, map: null }
    },
  }
}
