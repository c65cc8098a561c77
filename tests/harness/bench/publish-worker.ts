import { parseDocument } from '../../../renderer/document/versions.ts'
import type { Env } from '../../../worker/env.ts'
import { writeHost, writeRelease } from '../../../worker/platform/store/write.ts'
import { compress, renderRelease } from '../../../worker/publishing/store-release.ts'
import { pageByReact } from './page-by-react.ts'

const store = new Map<string, unknown>()
// Publishing calls only put.
const SITES = { put: async (key: string, value: unknown) => void store.set(key, value) } as unknown as KVNamespace

/**
 * Publishes `times` variations of the bound document, starting at `from`, to a store in memory. With `draws`, only renders and compresses
 * its page.
 */
export default {
  async fetch(request: Request, { DOCUMENT }: { DOCUMENT: ArrayBuffer }): Promise<Response> {
    const { searchParams } = new URL(request.url)
    const draws = Number(searchParams.get('draws') ?? 0)
    if (draws > 0) {
      const page = pageByReact(parseDocument(JSON.parse(new TextDecoder().decode(DOCUMENT))), 'http://sample.localhost')
      for (let time = 0; time < draws; time += 1) compress(page())
      return Response.json({ draws })
    }
    const times = Number(searchParams.get('times') ?? 0)
    const from = Number(searchParams.get('from') ?? 0)
    const env: Pick<Env, 'SITES'> = { SITES }
    for (let time = from; time < from + times; time += 1) {
      const text = new TextDecoder().decode(DOCUMENT)
      const document = parseDocument({ ...JSON.parse(text), businessName: `Business ${time}` })
      const target = { draftId: 'sample', origin: 'http://sample.localhost', at: 0, compressed: true }
      const release = await renderRelease(document, target)
      await writeRelease(env, release)
      await writeHost(env, 'sample.localhost', release.page)
    }
    const stored = store.size
    store.clear()
    return Response.json({ stored })
  },
}
