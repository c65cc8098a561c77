import { defineConfig, devices } from '@playwright/test'

const port = 8791
/** Of the product that knows an outside world: a model, leave to read a website on this machine, an issuer to sign in at. */
const outside = { port: 8792, model: 8793, page: 8794, issuer: 8795 }
export const oldWebsite = `http://127.0.0.1:${outside.page}`
const issuer = `http://127.0.0.1:${outside.issuer}`
// The pages of websites need no server of the product's.
const wanted = process.argv.join(' ')
const sitesAlone = /--project[= ]sites/.test(wanted) && !/--project[= ]journeys/.test(wanted)
const outsideToo = !/--project/.test(wanted) || /--project[= ]journeys-outside/.test(wanted)
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
  testIgnore: 'outside/**',
  fullyParallel: true,
}
const outsideJourneys = {
  testDir: 'tests/journeys/outside',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  use: { baseURL: `http://localhost:${outside.port}` },
}
const sites = {
  testDir: 'tests/sites-in-browser',
  testMatch: '*.browser.ts',
  fullyParallel: true,
  use: { trace: 'off' as const, actionTimeout: 5_000 },
}
const long = /@long/
/** What npm test leaves to npm test -- --slow: these journeys, and these files about pages. */
const slow = /@slow/
const slowPages = '*.slow.browser.ts'
/** Checks of pages run in each style. npm test runs them in the first one. */
const otherStyles = /\b(CommonAlt|Geometric|Elegant|Fun)\b/

const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

export default defineConfig({
  projects: [
    // npm test: the most important journeys, and the checks of published pages in one style, rendered and served by the tests themselves.
    { name: 'journeys', ...journeys, grep: /@smoke/ },
    { name: 'sites', ...sites, testIgnore: slowPages, grepInvert: either(long, otherStyles) },
    // npm test -- --slow: more of both.
    { name: 'journeys-slow', ...journeys, grep: either(/@smoke/, slow) },
    { name: 'sites-slow', ...sites, testMatch: slowPages, grepInvert: either(long, otherStyles) },
    // npm test -- --all: every journey, since many go on where the one before them ended, and the other styles.
    { name: 'journeys-all', ...journeys, grepInvert: long },
    { name: 'sites-more', ...sites, grep: otherStyles, grepInvert: long },
    // npm run campaign long.
    { name: 'journeys-long', ...journeys, grep: long },
    { name: 'sites-long', ...sites, grep: long },
    // All long: they start the product a second time, with a model and an old website beside it.
    { name: 'journeys-outside', ...outsideJourneys },
    // npm run pictures: what the README and the public pages show.
    { name: 'pictures', testDir: 'tests/screens', testMatch: '*.picture.ts', workers: 1 },
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
  reporter: [['dot'], ['json']],
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
        product(port, '.cache/journeys', { OPERATOR_EMAILS: 'operator@operate.example' }),
        ...(outsideToo
          ? [
              {
                command: `node tests/harness/outside-world.ts ${outside.model} ${outside.page}`,
                url: `${oldWebsite}/shop`,
              },
              {
                command: `node tests/harness/peers/issuer.mjs ${outside.issuer} http://localhost:${outside.port}`,
                url: `${issuer}/.well-known/openid-configuration`,
              },
              product(outside.port, '.cache/journeys-outside', {
                AI_PROVIDER: 'openai',
                AI_URL: `http://127.0.0.1:${outside.model}/v1`,
                IMPORT_LOOPBACK_HOSTS: `127.0.0.1:${outside.page}`,
                SOCIAL_PROVIDER: 'oidc',
                SOCIAL_ISSUER: issuer,
                SOCIAL_NAME: 'Issuer',
                SOCIAL_CLIENT_ID: 'journeys',
                SOCIAL_CLIENT_SECRET: 'a-secret-of-the-journeys',
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
    stdout: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  }
}
