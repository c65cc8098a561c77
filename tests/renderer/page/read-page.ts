import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { renderSite } from '../../../renderer/render-site.ts'

export const origin = 'https://harbour.example'

type Thing = { '@type': string } & Record<string, unknown>

/** The texts of a rendered site, and the things that its structured data names, by type. */
export async function readPage(document: WebsiteSettings) {
  const { files } = await renderSite(document, { origin })
  const textOf = (path: string) => files[path]?.body ?? ''
  const html = textOf('index.html')
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) => match[1])
  const graph: Thing[] = blocks[0] ? JSON.parse(blocks[0])['@graph'] : []
  const thing = (type: string) => graph.find((candidate) => candidate['@type'] === type)
  return { files, html, blocks, thing, markdown: textOf('index.md'), llms: textOf('llms.txt') }
}
