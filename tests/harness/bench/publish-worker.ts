import { parseDocument } from '../../../renderer/document/versions.ts'
import type { Env } from '../../../worker/env.ts'
import { renderRelease } from '../../../worker/services/publishing/render-release.ts'
import { writeHost } from '../../../worker/storage/release-store/write-host.ts'
import { writeRelease } from '../../../worker/storage/release-store/write-release.ts'

const store = new Map<string, unknown>()
const SITES = { put: async (key: string, value: unknown) => void store.set(key, value) } as unknown as KVNamespace

/** Publishes the bound document `times` times, each a little different, into a store in memory. */
export default {
  async fetch(request: Request, { DOCUMENT }: { DOCUMENT: ArrayBuffer }): Promise<Response> {
    const times = Number(new URL(request.url).searchParams.get('times') ?? 1)
    const text = new TextDecoder().decode(DOCUMENT)
    const env: Pick<Env, 'SITES'> = { SITES }
    for (let time = 0; time < times; time += 1) {
      const document = parseDocument({ ...JSON.parse(text), businessName: `Business ${time}` })
      const release = await renderRelease(document, { draftId: 'sample', origin: 'http://sample.localhost' })
      await writeRelease(env, release)
      await writeHost(env, 'sample.localhost', release.page)
    }
    const stored = store.size
    store.clear()
    return Response.json({ stored })
  },
}
