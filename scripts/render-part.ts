import { basename, dirname } from 'node:path'
import type { WebsiteSettings } from '../renderer/document/website-settings.ts'
import { renderSite } from '../renderer/render-site.ts'
import { fontFilesOf } from './render-fonts.ts'
import { headersFile } from './render-headers.ts'
import { readDocuments } from './render-input.ts'
import { writeFiles } from './render-output.ts'
import type { RenderTask } from './render-tasks.ts'

/** A part of a job, read and not yet written. */
export type RenderPart = {
  /** What is wrong with its documents, if anything. */
  refusals: string[]
  /** Writes its websites. Returns the number of files. */
  render: () => Promise<number>
}

/** At once in one thread: while one waits for a hash, another is drawn. */
const lanes = 2

/** Reads the documents of some tasks. `fonts` is the folder that holds every font. */
export function readPart(tasks: readonly RenderTask[], fonts: string): RenderPart {
  const { documents, refusals } = readDocuments(tasks.map(({ path }) => path))
  const waiting = documents.entries()
  let written = 0
  const lane = async () => {
    for (const [index, document] of waiting) {
      const count = await renderOne(document, tasks[index] as RenderTask, fonts)
      written += count
    }
  }
  const render = async () => {
    await Promise.all(Array.from({ length: lanes }, lane))
    return written
  }
  return { refusals, render }
}

async function renderOne(document: WebsiteSettings, { folder, origin, copy }: RenderTask, fonts: string) {
  const site = await renderSite(document, { origin })
  const texts = Object.entries(site.files).map(([path, { body }]) => [path, body] as const)
  const pages = texts.flatMap(([path, body]) => (path.endsWith('.html') ? [body] : []))
  const files = new Map<string, string | Buffer>([
    ...texts,
    ['_headers', headersFile(site.headers)],
    ...fontFilesOf(pages.join(''), fonts),
  ])
  writeFiles(folder, files)
  // Beside what is served, never in it: a document holds what its owner hides.
  if (copy) writeFiles(dirname(copy), new Map([[basename(copy), `${JSON.stringify(document, null, 2)}\n`]]))
  return files.size
}
