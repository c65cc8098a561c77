// What the other scripts stand on. Plain JavaScript for Node 20: it runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The environment of everything these scripts run: the project's own tools first, and nothing that phones home. */
const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/node/bin'), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NO_UPDATE_NOTIFIER: '1',
}

/** Starts a command with the project's environment, from the project's root. Its process is the caller's to end. */
export function start(command, args, options = {}) {
  return spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
    env: { ...environment, ...options.env },
  })
}

/** Runs a command to its end and answers its exit code; a signal counts as 1. */
export function exitCodeOf(command, args, options) {
  return new Promise((resolve, reject) => {
    start(command, args, options)
      .on('error', reject)
      .on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a command that must succeed; ends this process with a plain sentence when it does not. */
export async function run(command, args, options) {
  const code = await exitCodeOf(command, args, options)
  if (code === 0) return
  console.error(`\n'${[command, ...args].join(' ')}' failed (exit code ${code}).`)
  process.exit(code)
}

/** Runs a command quietly: what it prints is shown only when it fails. */
export async function runQuietly(command, args, options) {
  const chunks = []
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (exit) => resolve(exit ?? 1))
  })
  if (code === 0) return
  console.error(Buffer.concat(chunks).toString())
  console.error(`'${[command, ...args].join(' ')}' failed (exit code ${code}).`)
  process.exit(code)
}

/** Installs exactly what the lock names, unless it is installed already. Never touches the target of a link. */
export async function ensureDependencies() {
  const modules = join(root, 'node_modules')
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const mark = join(modules, '.installed-lock')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.log('Installing dependencies (once, about a minute)…')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(mark, wanted)
}

/** Brings the local database in `folder` up to date. Costs nothing when no migration came since the last time. */
export async function migrateLocally(folder) {
  const migrations = join(root, 'worker/migrations')
  const wanted = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .join('\n')
  // Within what wrangler keeps the database in, so that it goes when the database goes.
  const mark = resolve(root, folder, 'v3/d1/migrations-applied')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  const migrate = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', folder]
  await runQuietly('wrangler', migrate, { env: { CI: '1' } })
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}

/** Ends a started process and waits for it. */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(late)
}
