import { env } from 'cloudflare:workers'
import { importPage } from '../../../../worker/creation/import/import-page.ts'
import { openContext } from '../../../../worker/platform/context.ts'
import { siteFarm } from '../../peers/site-farm.ts'
import { newPeer } from '../peer.ts'

/** The farm, a canary beside it, and what is read of a page there. Imports may ask `allowed`, nothing else of the machine. */
export async function newFarm() {
  const canary = await newPeer([{ path: '/', text: '<p>A secret that nobody should ever have come to read.</p>' }])
  // The same server by another name is another host.
  const secret = `${canary.url.replace('127.0.0.1', 'localhost')}/`
  const farm = await newPeer((url) => siteFarm(url, secret))
  const ctx = openContext({ ...env, IMPORT_LOOPBACK_HOSTS: farm.host }, () => {}, 'test')
  const read = async (path: string) => {
    let found = 0
    const onFound = () => {
      found += 1
    }
    const page = await importPage(ctx, farm.url + path, { onFound })
    return { ...page, found }
  }
  return { farm, canary, read }
}
