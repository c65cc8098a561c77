import { mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { renderSite } from '../renderer/render-site.ts'
import { fontFilesOf } from './render-fonts.ts'
import { headersFile } from './render-headers.ts'
import { readDocuments } from './render-input.ts'
import { isWithin, RenderRefusal, writeFiles } from './render-output.ts'

export type RenderJob = {
  /** A document's file, or a folder of them. */
  from: string
  out: string
  /** `https://host`; `{name}` stands for the document's name. */
  origin: string
  withDocument: boolean
  /** The folder that holds every font. */
  fonts: string
}

/**
 * Writes websites as folders that any static host serves from a host's root. Every document is read before anything is
 * written. Throws RenderRefusal, whose message is a sentence for whoever called.
 */
export async function renderDocuments({ from, out, origin, withDocument, fonts }: RenderJob) {
  const { documents, isFolder } = readDocuments(from)
  const places = documents.map(({ name, path }) => {
    const folder = isFolder ? join(out, name) : out
    if (isWithin(folder, path))
      throw new RenderRefusal(`${path} is inside ${folder}: it would be served with the page.`)
    return { folder, origin: originOf(origin, name) }
  })
  let files = 0
  for (const [index, { name, document }] of documents.entries()) {
    const place = places[index] as (typeof places)[number]
    const site = await renderSite(document, { origin: place.origin })
    const texts = Object.entries(site.files).map(([path, { body }]) => [path, body] as const)
    const pages = texts.flatMap(([path, body]) => (path.endsWith('.html') ? [body] : []))
    const written = new Map<string, string | Buffer>([
      ...texts,
      ['_headers', headersFile(site.headers)],
      ...fontFilesOf(pages.join(''), fonts),
    ])
    writeFiles(place.folder, written)
    files += written.size
    if (withDocument) writeDocument(isFolder ? join(`${out}.documents`, `${name}.json`) : `${out}.site.json`, document)
  }
  return { websites: documents.length, files }
}

/** Beside what is served, never in it: a document holds what its owner hides. */
function writeDocument(path: string, document: unknown) {
  mkdirSync(dirname(path), { recursive: true })
  writeFiles(dirname(path), new Map([[basename(path), `${JSON.stringify(document, null, 2)}\n`]]))
}

function originOf(pattern: string, name: string): string {
  const text = pattern.replaceAll('{name}', name)
  const address = URL.canParse(text) ? new URL(text) : undefined
  if (!address || !/^https?:$/.test(address.protocol) || address.href !== `${address.origin}/`)
    throw new RenderRefusal(`'${text}' is not an origin: it has to look like https://example.com, without a path.`)
  return address.origin
}
