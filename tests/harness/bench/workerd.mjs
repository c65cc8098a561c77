import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

// Runs Workers under raw workerd: the overhead of `wrangler dev` is many times the measured cost.

export const root = fileURLToPath(new URL('../../..', import.meta.url))
const patienceMs = 20_000
const hasTaskset = spawnSync('taskset', ['-V']).status === 0

/** The processor that a process is bound to, where the machine can: servers on the first, load on the second. */
export const pinned = (core, command, args) =>
  hasTaskset ? ['taskset', ['-c', String(core), command, ...args]] : [command, args]

/** An empty folder of this name under .cache. */
export function freshFolder(name) {
  const folder = join(root, '.cache/bench', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * Starts workerd with these Workers and waits until every one that listens answers.
 * @param workers name → { file, listens?, cache?, bindings? }; a binding is { text | data | kv | r2 | service, entrypoint? }, `cache` the
 * Worker
 * that keeps what this one caches
 */
export async function startWorkerd(folder, workers) {
  const ports = {}
  for (const [name, worker] of Object.entries(workers)) if (worker.listens) ports[name] = await freePort()
  const child = spawn(...workerdCommand(folder, workers, ports), { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const begun = performance.now()
  for (const port of Object.values(ports)) {
    while (!(await answers(port))) {
      if (performance.now() - begun > patienceMs) child.kill('SIGKILL')
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`workerd ended: ${complaints.slice(0, 2000)}`)
    }
  }
  return { ports, pid: child.pid, complaints: () => complaints, stop: () => stop(child) }
}

/** What to spawn, on the first processor, for these Workers on these ports; `more` are arguments of `workerd serve`. */
export function workerdCommand(folder, workers, ports, more = []) {
  const file = join(folder, 'workerd.capnp')
  writeFileSync(file, configuration(folder, workers, ports))
  const binary = join(root, 'node_modules/workerd/bin/workerd')
  binaryRuns ??= spawnSync(binary, ['--version']).status === 0
  return pinned(0, binaryRuns ? binary : 'workerd', ['serve', '--experimental', ...more, file])
}

let binaryRuns
const compatibility = 'compatibilityDate = "2026-10-01", compatibilityFlags = ["nodejs_compat"]'

/** Files are named from the configuration's own folder. */
function configuration(folder, workers, ports) {
  const embedded = (file) => `embed ${JSON.stringify(relative(folder, file))}`
  const services = Object.entries(workers).map(([name, { file, cache, bindings = {} }]) => {
    const bound = Object.entries(bindings).map(
      ([binding, value]) => `(name = "${binding}", ${bindingOf(value, embedded)})`,
    )
    const parts = [
      `modules = [(name = "worker", esModule = ${embedded(file)})]`,
      compatibility,
      ...(cache ? [`cacheApiOutbound = "${cache}"`] : []),
      `bindings = [${bound.join(', ')}]`,
    ]
    return `(name = "${name}", worker = (${parts.join(', ')}))`
  })
  const sockets = Object.entries(ports).map(
    ([name, port]) => `(name = "${name}", address = "127.0.0.1:${port}", http = (), service = "${name}")`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services.join(',\n    ')}],
  sockets = [${sockets.join(',\n    ')}]
);
`
}

function bindingOf({ text, data, kv, r2, service, entrypoint }, embedded) {
  if (text !== undefined) return `text = ${JSON.stringify(text)}`
  if (data !== undefined) return `data = ${embedded(data)}`
  if (kv !== undefined) return `kvNamespace = "${kv}"`
  if (r2 !== undefined) return `r2Bucket = "${r2}"`
  return entrypoint ? `service = (name = "${service}", entrypoint = "${entrypoint}")` : `service = "${service}"`
}

/** A port that nothing listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

async function answers(port) {
  try {
    await (await fetch(`http://127.0.0.1:${port}/`)).body?.cancel()
    return true
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 2))
    return false
  }
}

async function stop(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

// Makes a Worker as `wrangler deploy` would, without deploying it and without building the editor first.

const made = new Map()

/** The path of an entry's bundle, made once a run; beside it lies `bundle-meta.json`, what esbuild says of it. Unminified, it names its files. */
export function buildWorker(entry, { minify = true } = {}) {
  const key = `${entry} ${minify ? 'minified' : 'as written'}`
  if (!made.has(key)) made.set(key, build(entry, minify, key))
  return made.get(key)
}

async function build(entry, minify, key) {
  const name = basename(entry).replace(/\.\w+$/, '')
  const folder = freshFolder(`bundle-${key.replaceAll(/[^a-z0-9]+/gi, '-')}`)
  const config = readFileSync(join(root, 'wrangler.toml'), 'utf8')
    .replace(/^main = .*$/m, `main = "${join(root, entry)}"`)
    .replace(/^\[+(?:build|assets|durable_objects\.bindings|migrations)\]+\n(?:(?!\[).*\n)*/gm, '')
    .replaceAll(/"\.\/(?=node_modules|worker)/g, `"${root}`)
  writeFileSync(join(folder, 'wrangler.toml'), config)
  const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
  const args = [
    'deploy',
    '--dry-run',
    `--minify=${minify}`,
    '--metafile',
    '--outdir',
    join(folder, 'out'),
    '--config',
    join(folder, 'wrangler.toml'),
  ]
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', NODE_ENV: '' }
  await promisify(execFile)(process.execPath, [wrangler, ...args], { cwd: root, env })
  return join(folder, 'out', `${name}.js`)
}
