import type { Env } from '../../env.ts'
import { hostKey, type StoredPage } from './keys.ts'
import { announceHostWritten } from './read-page.ts'

/** Shows a page at a hostname. Throws KV's error; it may have been written all the same. */
export async function writeHost({ SITES }: Pick<Env, 'SITES'>, hostname: string, page: StoredPage): Promise<void> {
  try {
    await SITES.put(hostKey(hostname), page.body, { metadata: page.metadata })
  } finally {
    announceHostWritten(hostname)
  }
}

/** Takes a hostname down. */
export async function removeHost({ SITES }: Pick<Env, 'SITES'>, hostname: string): Promise<void> {
  try {
    await SITES.delete(hostKey(hostname))
  } finally {
    announceHostWritten(hostname)
  }
}
