import type { ServiceContext } from '../../worker/platform/context.ts'
import { shards } from '../scripts/known-places.ts'

/** What composing needs of its context, outside a Worker: the real index of places, read from memory. */
export const nodeContext = {
  env: { PLACES_PROVIDER: 'embedded', ASSETS: { fetch: async (address: string) => placesAt(new URL(address)) } },
  now: () => new Date(),
} as unknown as ServiceContext // Node has no other bindings

function placesAt({ pathname }: URL): Response {
  const shard = shards.get(pathname.split('/').at(-1) ?? '')
  return shard ? Response.json(shard) : new Response(null, { status: 404 })
}
