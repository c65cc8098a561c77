import type { Shard } from '../../../../worker/adapters/places/place-shards.ts'

const leeds: Shard = {
  regions: [
    ['GB', 'England', ''],
    ['US', 'Alabama', 'AL'],
    ['US', 'Maine', 'ME'],
  ],
  places: [
    ['Leeds', 0, 455123, 53.796, -1.548],
    ['Leeds', 1, 11936, 33.548, -86.544],
    ['Leeds', 2, 2080, 44.303, -70.119],
    ['Leek', 0, 18768, 53.106, -2.024],
  ],
}
const files: Record<string, unknown> = { 'index.json': { split: [] }, 'le.json': leeds }

/** Static files with a small index of places; the editor's page for everything else, as the binding answers. */
export const shardAssets = (of = files) =>
  ({
    fetch: async (input: RequestInfo | URL) => {
      const file = /^\/_\/places\/(.+)$/.exec(new URL(new Request(input).url).pathname)?.[1] ?? ''
      return Object.hasOwn(of, file) ? Response.json(of[file]) : new Response('<!doctype html>', html)
    },
  }) as Fetcher

const html = { headers: { 'content-type': 'text/html' } }
