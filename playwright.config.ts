import { defineConfig, devices } from '@playwright/test'

const port = 8791
/** Of the product with a model and leave to read a website on this machine, and of those two. */
const withModel = { port: 8792, model: 8793, page: 8794 }
export const oldWebsite = `http://127.0.0.1:${withModel.page}`
// The pages of websites need no server of the product's.
const wanted = process.argv.join(' ')
const sitesAlone = /--project[= ]sites(?! journeys)/.test(wanted)
const modelToo = !/--project/.test(wanted) || /--project[= ]journeys-model/.test(wanted)
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const journeys = {
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  testIgnore: 'model/**',
  fullyParallel: true,
}
const long = /@long/

export default defineConfig({
  projects: [
    // Two side by side, each of people and web addresses of its own.
    { name: 'journeys', ...journeys, grepInvert: long },
    // npm run journeys: what npm test has no time for.
    { name: 'journeys-long', ...journeys, grep: long },
    {
      name: 'journeys-model',
      testDir: 'tests/journeys/model',
      testMatch: '*.journey.ts',
      use: { baseURL: `http://localhost:${withModel.port}` },
    },
    // Published pages, rendered and served by the tests themselves.
    {
      name: 'sites',
      testDir: 'tests/sites-in-browser',
      testMatch: '*.browser.ts',
      fullyParallel: true,
      use: { trace: 'off', actionTimeout: 5_000 },
    },
    // npm run pictures: what the README shows.
    { name: 'pictures', testDir: 'tests/pictures', testMatch: '*.picture.ts', workers: 1 },
    // npm run screens: every screen, to be looked at and looked over.
    { name: 'screens-people', testDir: 'tests/screens', testMatch: '*.setup.ts' },
    {
      name: 'screens',
      testDir: 'tests/screens',
      testMatch: '*.screen.ts',
      dependencies: ['screens-people'],
      fullyParallel: true,
      timeout: 60_000,
      use: { trace: 'off', actionTimeout: 10_000 },
    },
  ],
  outputDir: 'test-results',
  timeout: 120_000,
  workers: 2,
  forbidOnly: true,
  // A machine with two processors, all of them busy.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // What moves of itself while a test aims at it is missed now and then.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of everything costs a third of the time.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumFlags },
  },
  // One after the other, so that the first builds for both.
  webServer: sitesAlone
    ? undefined
    : [
        product(port, '.cache/journeys'),
        ...(modelToo
          ? [
              {
                command: `node tests/harness/outside-world.ts ${withModel.model} ${withModel.page}`,
                url: `${oldWebsite}/shop`,
              },
              product(withModel.port, '.cache/journeys-model', {
                AI_PROVIDER: 'openai',
                AI_URL: `http://127.0.0.1:${withModel.model}/v1`,
                IMPORT_LOOPBACK_HOSTS: `127.0.0.1:${withModel.page}`,
              }),
            ]
          : []),
      ],
})

/** The product on a fresh database, with some of its variables otherwise. */
function product(at: number, home: string, variables: Record<string, string> = {}) {
  const vars = Object.entries(variables).map(([name, value]) => `--var ${name}:${value}`)
  return {
    command: `rm -rf ${home} && node scripts/start.mjs --port ${at} --persist-to ${home} ${vars.join(' ')}`,
    // The address answers only under the app's own host.
    url: `http://localhost:${at}/api/health`,
    timeout: 180_000,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  }
}
