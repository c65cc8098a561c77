// The account's databases, namespace and buckets: found by their names, and created where they are missing.
import type { Unstable_Config as Config } from 'wrangler'
import type { CloudflareAccount } from './cloudflare-account.ts'

/** Ids of the account's resources, by binding. */
export type ResourceIds = Record<string, string | undefined>

type Bound = Pick<Config, 'name' | 'd1_databases' | 'kv_namespaces' | 'r2_buckets'>

export type Resources = {
  ids: ResourceIds
  /** Names of what the account lacks. */
  missing: { databases: string[]; namespaces: string[]; buckets: string[] }
}

/** The jurisdiction, of which all buckets are. */
const placeOf = ({ r2_buckets }: Pick<Config, 'r2_buckets'>) => r2_buckets[0]?.jurisdiction

/** R2 has a list of buckets for each jurisdiction. */
function inPlace(config: Bound): Record<string, string> {
  const place = placeOf(config)
  return place ? { 'cf-r2-jurisdiction': place } : {}
}

/** The name of a namespace, from the binding that a Worker has for it. */
const namespaceTitle = (worker: string | undefined, binding: string) => `${worker}-${binding.toLowerCase()}`

/** Looks up by name what has no id. */
export async function findResources(account: CloudflareAccount, config: Bound): Promise<Resources> {
  const found: Resources = { ids: {}, missing: { databases: [], namespaces: [], buckets: [] } }
  const databases = await account.read<{ uuid: string; name: string }[]>('d1/database')
  for (const { binding, database_id, database_name = '' } of config.d1_databases) {
    found.ids[binding] = database_id ?? databases.find(({ name }) => name === database_name)?.uuid
    if (!found.ids[binding]) found.missing.databases.push(database_name)
  }
  const namespaces = await account.read<{ id: string; title: string }[]>('storage/kv/namespaces?per_page=100')
  for (const { binding, id } of config.kv_namespaces) {
    const wanted = namespaceTitle(config.name, binding)
    found.ids[binding] = id ?? namespaces.find(({ title }) => title === wanted)?.id
    if (!found.ids[binding]) found.missing.namespaces.push(wanted)
  }
  const { buckets } = await account.read<{ buckets: { name: string }[] }>('r2/buckets?per_page=1000', inPlace(config))
  found.missing.buckets = config.r2_buckets
    .map(({ bucket_name = '' }) => bucket_name)
    .filter((wanted) => !buckets.some(({ name }) => name === wanted))
  return found
}

/** Creates what the account lacks, and returns the ids by binding. `say` gets one line for each. */
export async function ensureResources(
  account: CloudflareAccount,
  config: Bound,
  say: (line: string) => void,
): Promise<ResourceIds> {
  const { ids, missing } = await findResources(account, config)
  const place = placeOf(config)
  for (const name of missing.databases) {
    say(`Creating the D1 database ${name}${place ? ` in the jurisdiction ${place}` : ''}…`)
    await account.post('d1/database', { name, ...(place && { jurisdiction: place }) })
  }
  for (const title of missing.namespaces) {
    say(`Creating the KV namespace ${title}…`)
    await account.post('storage/kv/namespaces', { title })
  }
  for (const name of missing.buckets) {
    say(`Creating the R2 bucket ${name}…`)
    await account.post('r2/buckets', { name }, inPlace(config))
  }
  return missing.databases.length + missing.namespaces.length > 0 ? (await findResources(account, config)).ids : ids
}

/** The names of a Worker's secrets; undefined if the Worker doesn't exist yet. */
export async function secretNames(account: CloudflareAccount, worker: string): Promise<string[] | undefined> {
  const secrets = await account.find<{ name: string }[]>(`workers/scripts/${worker}/secrets`)
  return secrets?.map(({ name }) => name)
}

/** Cloudflare wants a workers.dev subdomain before an account's first Worker, even where the Worker doesn't use it. */
export async function workersSubdomain(account: CloudflareAccount): Promise<string | undefined> {
  const found = await account.find<{ subdomain?: string | null }>('workers/subdomain')
  return found?.subdomain || undefined
}

/** A zone of the account, undefined if it has none of this name. */
export async function findZone(account: CloudflareAccount, name: string) {
  const query = new URLSearchParams({ name, 'account.id': account.id })
  const [zone] = await account.read<{ id: string; status?: string }[]>(`/zones?${query}`)
  return zone
}
