import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWorker as bundle } from '../../../scripts/build/build-worker.ts'
import { freePort } from '../../../scripts/run.mjs'

export { freePort }

// Runs Workers under raw workerd, because `wrangler dev` costs many times the measured work.

export const root = fileURLToPath(new URL('../../..', import.meta.url))
const patienceMs = 20_000
const builtName = 'index.mjs'
const hasTaskset = spawnSync('taskset', ['-V']).status === 0

/** Pins a process to a processor if the machine supports it: servers to the first, load to the second. */
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
 * Starts workerd with Workers: name → { file, listens?, cache?, bindings? }, and waits until they respond. A binding is { text | data |
 * kv | r2 | service, entrypoint? }; `cache` names the Worker that caches.
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

/** The command that runs these Workers on these ports, on the first processor. `more` are arguments of `workerd serve`. */
export function workerdCommand(folder, workers, ports, more = []) {
  const file = join(folder, 'workerd.capnp')
  writeFileSync(file, configuration(folder, workers, ports))
  binaryRuns ??= spawnSync(binary, ['--version']).status === 0
  const run = binaryRuns ? binary : 'workerd'
  // As in wrangler: a text configuration with 4 MB of modules takes 15 ms to read.
  const { stdout, stderr, status } = spawnSync(run, ['compile', '--config-only', file], { maxBuffer: 2 ** 30 })
  if (status !== 0) throw new Error(`not compiled: ${stderr.toString().slice(0, 2000)}`)
  writeFileSync(`${file}.bin`, stdout)
  return pinned(0, run, ['serve', '--experimental', '--binary', ...more, `${file}.bin`])
}

let binaryRuns
/** The binary, since node_modules/workerd/bin/workerd may be a script, whose processor time would count. */
const { default: binary } = createRequire(import.meta.url)(join(root, 'node_modules/workerd/lib/main.js'))
const compatibility = 'compatibilityDate = "2026-11-17"'

/** File names are relative to the configuration. */
function configuration(folder, workers, ports) {
  const embedded = (file) => `embed ${JSON.stringify(relative(folder, file))}`
  const services = Object.entries(workers).map(([name, { file, cache, bindings = {} }]) => {
    const bound = Object.entries(bindings).map(
      ([binding, value]) => `(name = "${binding}", ${bindingOf(value, embedded)})`,
    )
    const parts = [
      `modules = [${modulesOf(file, embedded)}]`,
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

/** A built Worker has several modules. */
function modulesOf(file, embedded) {
  const built = basename(file) === builtName ? readdirSync(dirname(file)).filter((name) => name.endsWith('.mjs')) : []
  const modules = [...new Set([basename(file), ...built])].map(
    (name) => `(name = "${name}", esModule = ${embedded(join(dirname(file), name))})`,
  )
  return modules.join(', ')
}

function bindingOf({ text, data, kv, r2, service, entrypoint }, embedded) {
  if (text !== undefined) return `text = ${JSON.stringify(text)}`
  if (data !== undefined) return `data = ${embedded(data)}`
  if (kv !== undefined) return `kvNamespace = "${kv}"`
  if (r2 !== undefined) return `r2Bucket = "${r2}"`
  return entrypoint ? `service = (name = "${service}", entrypoint = "${entrypoint}")` : `service = "${service}"`
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

// Builds a Worker as for a deployment, without the editor.

const made = new Map()

/** The path of an entry's main module, built once per run, in a folder with its other modules. */
export const buildWorker = async (entry, options) => (await builtWorker(entry, options)).main

/** The modules that workerd compiles at startup: the first one and its static imports. */
export function startOf(modules, first = builtName, found = new Set()) {
  const module = modules.find(({ fileName }) => fileName === first)
  if (module && !found.has(module)) for (const next of module.imports) startOf(modules, next, found.add(module))
  return module ? [...found.add(module)] : [...found]
}

/** A build with each module's file, sources and imports. Without `minify`, names remain readable. */
export function builtWorker(entry, { minify = true, constants = {} } = {}) {
  const key = JSON.stringify([entry, minify, constants])
  if (!made.has(key)) {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 16)
    made.set(key, bundle(entry, freshFolder(`bundle-${name}`), { minify, constants }))
  }
  return made.get(key)
}
