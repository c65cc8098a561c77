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

/** What stands for a page at a hostname that leads to another: `origin` without a slash at the end. */
export const leadingTo = (origin: string): StoredPage => ({
  // The store takes nothing for a value, but not as it would be read back everywhere.
  body: new Uint8Array([0]).buffer,
  metadata: { releaseId: '', headers: {}, redirect: origin },
})

/** Takes a hostname down. */
export async function removeHost({ SITES }: Pick<Env, 'SITES'>, hostname: string): Promise<void> {
  try {
    await SITES.delete(hostKey(hostname))
  } finally {
    announceHostWritten(hostname)
  }
}
