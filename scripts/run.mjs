// Shared by the other scripts. Plain JavaScript for Node 20, because it runs before dependencies are installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The environment of every command that these scripts run: the project's own tools first, no telemetry, and no trace of requests on disk. */
const environment = {
  ...process.env,
  // Among them the locked Node, where one is packaged for this system.
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // Otherwise wrangler stores every statement that a request sends to the database, and reading one row takes a quarter longer.
  X_LOCAL_OBSERVABILITY: 'false',
  NO_UPDATE_NOTIFIER: '1',
}

/**
 * The options of a script, which `--help` describes with the comment at the script's top. An unknown option shows it too, and ends the
 * process.
 */
export function optionsOf(script, options) {
  const [comment = ''] = /^(?:\/\/.*\n)+/.exec(readFileSync(fileURLToPath(script), 'utf8')) ?? []
  const help = comment.replace(/^\/\/ ?/gm, '').trimEnd()
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h', default: false } } })
    if (!values.help) return values
    console.log(help)
    process.exit(0)
  } catch (error) {
    console.error(`${error.message.split('. ')[0]}.\n\n${help}`)
    process.exit(1)
  }
}

/** Starts a command in the project's root with that environment. The caller ends the process. */
export function start(command, args, options = {}) {
  return spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
    env: { ...environment, ...options.env },
  })
}

/** Runs a command and returns its exit code; a signal counts as 1. */
export function exitCodeOf(command, args, options) {
  return new Promise((resolve, reject) => {
    start(command, args, options)
      .on('error', reject)
      .on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a command that must succeed; otherwise ends this process with a plain sentence. */
export async function run(command, args, options) {
  const code = await exitCodeOf(command, args, options)
  if (code === 0) return
  console.error(`\n'${[command, ...args].join(' ')}' failed (exit code ${code}).`)
  process.exit(code)
}

/** Runs a command and returns its exit code with what it printed; a signal counts as 1. */
export async function outputOf(command, args, options) {
  const chunks = []
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (exit) => resolve(exit ?? 1))
  })
  return { code, output: Buffer.concat(chunks).toString() }
}

/** Runs a command quietly: shows its output only if it fails. */
export async function runQuietly(command, args, options) {
  const { code, output } = await outputOf(command, args, options)
  if (code === 0) return
  console.error(output)
  console.error(`'${[command, ...args].join(' ')}' failed (exit code ${code}).`)
  process.exit(code)
}

/** The Node of package.json's optional dependencies. */
const ownNode = join(root, 'node_modules/.bin/node')

/** Installs exactly the locked versions, unless they are installed already. Never touches the target of a symlink. */
export async function ensureDependencies() {
  const modules = join(root, 'node_modules')
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const mark = join(modules, '.installed-lock')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  if (isInstalled(join(root, 'package-lock.json'), modules)) return writeFileSync(mark, wanted)
  console.log('Installing dependencies (once, about a minute)…')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (!process.features.typescript && !existsSync(ownNode)) {
    console.error(
      `Node ${process.versions.node} is too old, and there is no newer one for this system in npm: install Node 22.22 or newer.`,
    )
    process.exit(1)
  }
  writeFileSync(mark, wanted)
}

/** Whether `npm ci` or `npm install` installed these packages: npm keeps a list. Those for other systems are missing. */
export function isInstalled(lock, modules) {
  const list = join(modules, '.package-lock.json')
  if (!existsSync(list)) return false
  const [locked, installed] = [lock, list].map((file) => JSON.parse(readFileSync(file, 'utf8')).packages)
  return Object.entries(locked).every(
    ([path, { optional, integrity }]) =>
      path === '' || (installed[path] ? installed[path].integrity === integrity : optional),
  )
}

/** Whether this Node reads TypeScript and packages are installed, of whatever version: a test that runs a script must not reinstall them. */
export const hasToolchain = () => Boolean(process.features.typescript) && existsSync(join(root, 'node_modules/vite'))

/**
 * For scripts that read TypeScript themselves. Starts the script again with the installed Node where this one is too old: the first command
 * on a machine runs with the machine's own, since npm finds ours only for the next.
 */
export async function ensureToolchain() {
  await ensureDependencies()
  if (process.features.typescript) return
  const child = start(ownNode, [...process.execArgv, ...process.argv.slice(1)], { cwd: process.cwd() })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  process.exit(code ?? 1)
}

/** Migrates the local database in `folder`. Fast if there is no new migration. */
export async function migrateLocally(folder) {
  const migrations = readdirSync(join(root, 'worker/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const wanted = migrations.join('\n')
  // Beside wrangler's database, so that both are deleted together.
  const mark = resolve(root, folder, 'v3/d1/migrations-applied')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  const local = ['--local', '--persist-to', folder, '--config', 'wrangler.toml']
  const migrate = ['d1', 'migrations', 'apply', 'DB', ...local]
  const { code, output } = await outputOf('wrangler', migrate, { env: { CI: '1' } })
  if (code !== 0) {
    const isFull = /SQLITE_FULL|ENOSPC/.test(output)
    console.error(isFull ? `No space is left for ${folder}: make room, and start again.` : output)
    process.exit(1)
  }
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}

/** Ends a started process and waits for its exit. */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(late)
}

/** Below the ports that the system gives to outgoing connections, one of which could take a port before the server does. */
const [lowestPort, highestPort] = [20_000, 29_999]

/** Finds a free port for a server that needs its port at launch. */
export async function freePort() {
  for (;;) {
    const port = lowestPort + Math.floor(Math.random() * (highestPort - lowestPort + 1))
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
