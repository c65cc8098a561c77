import type { Composing } from '../worker/creation/compose.ts'
import { shardsOf } from './build/build-places.ts'
import { readPlaces } from './build/read-places.ts'

/** Responds to the Worker's requests for place files, from the packages that the build reads them from. */
export function placesOnDisk() {
  let shards: ReturnType<typeof shardsOf> | undefined
  return async (address: string) => {
    shards ??= shardsOf(readPlaces())
    const shard = shards.get(new URL(address).pathname.split('/').at(-1) ?? '')
    return shard ? Response.json(shard) : new Response(null, { status: 404 })
  }
}

/** Composes websites in Node as the Worker does. */
export const localComposer = {
  env: { PLACES_PROVIDER: 'embedded', ASSETS: { fetch: placesOnDisk() } },
  now: () => new Date(),
} as unknown as Composing
