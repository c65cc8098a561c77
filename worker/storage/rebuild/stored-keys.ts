import type { Env } from '../../env.ts'
import { hostKey, manifestKey } from '../release-store/keys.ts'

type Sites = Pick<Env, 'SITES'>
const [releasePrefix, hostPrefix] = [manifestKey(''), hostKey('')]

/** `next` is null at the end. */
type KeyPage = { keys: string[]; next: string | null }

const keysPerPage = 500

/** The keys of the release store's files: as many as one answer holds, from a cursor on, which is blank at first. */
export const listReleaseKeys = (env: Sites, cursor: string) => listKeys(env, releasePrefix, cursor)

/** The keys of its hosts. */
export const listHostKeys = (env: Sites, cursor: string) => listKeys(env, hostPrefix, cursor)

async function listKeys({ SITES }: Sites, prefix: string, cursor: string): Promise<KeyPage> {
  const page = await SITES.list({ prefix, limit: keysPerPage, ...(cursor && { cursor }) })
  return { keys: page.keys.map(({ name }) => name), next: page.list_complete ? null : page.cursor }
}

/** The release that a key belongs to. */
export const releaseOfKey = (key: string): string => key.slice(releasePrefix.length).split('/', 1)[0] ?? ''

/** The hostname that a key is the page of. */
export const hostnameOfKey = (key: string): string => key.slice(hostPrefix.length)

/** Removes a file that no release has. Throws KV's error. */
export const removeKey = ({ SITES }: Sites, key: string): Promise<void> => SITES.delete(key)
