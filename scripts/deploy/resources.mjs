// The account's database, namespace and bucket: found by their names, and created where they are missing.
import { start } from '../run.mjs'

/** The name of a namespace, from the binding that a Worker has for it. */
export const namespaceTitle = (worker, binding) => `${worker}-${binding.toLowerCase()}`

/**
 * The ids of a configuration's D1 databases and KV namespaces, by binding. Looks up by name what has no id; with `create`, creates what the
 * account lacks, including buckets. `say` gets one line for each.
 */
export async function resourceIds(
  { name, d1_databases, kv_namespaces, r2_buckets },
  { create = false, say = () => {} } = {},
) {
  const ids = {}
  const databases = new Named(
    () => listed('d1', 'list', '--json'),
    ({ name: title }) => title,
  )
  for (const { binding, database_id, database_name } of d1_databases) {
    ids[binding] = database_id ?? (await databases.find(database_name))?.uuid
    if (ids[binding] || !create) continue
    say(`Creating the D1 database ${database_name}…`)
    await wrangler('d1', 'create', database_name)
    ids[binding] = (await databases.find(database_name))?.uuid
  }
  const namespaces = new Named(
    () => listed('kv', 'namespace', 'list'),
    ({ title }) => title,
  )
  for (const { binding, id } of kv_namespaces) {
    const title = namespaceTitle(name, binding)
    ids[binding] = id ?? (await namespaces.find(title))?.id
    if (ids[binding] || !create) continue
    say(`Creating the KV namespace ${title}…`)
    await wrangler('kv', 'namespace', 'create', title)
    ids[binding] = (await namespaces.find(title))?.id
  }
  if (create) {
    const existing = await buckets()
    for (const { bucket_name: bucket } of r2_buckets) {
      if (existing.includes(bucket)) continue
      say(`Creating the R2 bucket ${bucket}…`)
      await wrangler('r2', 'bucket', 'create', bucket)
    }
  }
  return ids
}

/** A list from the account, read on first use and again for a name it lacks. */
class Named {
  #list = []
  constructor(read, nameOf) {
    Object.assign(this, { read, nameOf })
  }
  async find(name) {
    const has = (one) => this.nameOf(one) === name
    if (!this.#list.some(has)) this.#list = await this.read()
    return this.#list.find(has)
  }
}

/** The names of a Worker's secrets; none if the Worker doesn't exist yet. */
export async function secretNames(name) {
  const { code, stdout, stderr } = await outputOf('secret', 'list', '--name', name)
  if (code === 0) return JSON.parse(stdout).map((secret) => secret.name)
  if (/Worker "[^"]+" not found/.test(stdout + stderr)) return []
  throw new Error(`${stdout}${stderr}`.trim())
}

/** The names of all buckets, parsed from wrangler's output. */
async function buckets() {
  const output = await wrangler('r2', 'bucket', 'list')
  return [...output.matchAll(/^name:\s+(\S+)/gm)].map(([, name]) => name)
}

const listed = async (...args) => JSON.parse(await wrangler(...args))

/** The output of a wrangler command. Throws its whole output if it fails. */
async function wrangler(...args) {
  const { code, stdout, stderr } = await outputOf(...args)
  if (code !== 0) throw new Error(`'wrangler ${args.join(' ')}' failed (exit code ${code}).\n${stdout}${stderr}`)
  return stdout
}

function outputOf(...args) {
  return new Promise((done, fail) => {
    const said = { stdout: '', stderr: '' }
    const child = start('wrangler', args, { stdio: ['inherit', 'pipe', 'pipe'] })
    for (const name of ['stdout', 'stderr']) {
      child[name].setEncoding('utf8').on('data', (text) => {
        said[name] += text
      })
    }
    child.on('error', fail).on('close', (code) => done({ code: code ?? 1, ...said }))
  })
}
