import type { Env } from '../../env.ts'
import { type Manifest, manifestKey } from './keys.ts'

/** A release never changes, so a location may keep its copy for a day. */
const immutableCopy = 86_400

/** What a release has beside its index page; undefined while it has not arrived here. */
export async function readManifest({ SITES }: Pick<Env, 'SITES'>, releaseId: string): Promise<Manifest | undefined> {
  const stored = await SITES.get<Manifest>(manifestKey(releaseId), { type: 'json', cacheTtl: immutableCopy })
  // Paths come from visitors: without a prototype, `constructor` is no file.
  return stored === null ? undefined : { ...stored, keys: Object.assign(Object.create(null), stored.keys) }
}
