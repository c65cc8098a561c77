import { hash as hashOnce } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod'
import { parseDocument } from '../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { fontsPath } from '../../renderer/fonts/font-rules.ts'
import { headersFile } from '../../renderer/page/security-headers.ts'
import { renderSite } from '../../renderer/render-site.ts'
import { writeFiles } from './render-output.ts'
import { RenderRefusal, shortened } from './render-refusal.ts'
import { claimed, type RenderShares } from './render-shares.ts'
import type { RenderTask } from './render-tasks.ts'

/** A part of a job, read but not yet written. */
export type RenderPart = {
  /** The problems with its documents, if any. */
  refusals: string[]
  /** Writes its websites, and some of other parts if it is done first. */
  render: () => Promise<Written>
}

/** How many files, and the documents whose contact forms are left out. */
export type Written = { files: number; withoutForm: string[] }

/** Reads the documents of a share. `fonts` is the folder with every font. */
export function readPart(shares: RenderShares, own: number, fonts: string): RenderPart {
  const read = (shares.tasks[own] ?? []).map(({ path }) => readDocument(path))
  const render = async () => {
    const written: Written = { files: 0, withoutForm: [] }
    for (const { task, nth } of claimed(shares, own)) {
      const document = nth === undefined ? readDocument(task.path) : read[nth]
      if (typeof document === 'string') throw new RenderRefusal(document)
      if (!document) continue
      const { files, isFormLeftOut } = await renderOne(document, task, fonts)
      written.files += files
      if (isFormLeftOut) written.withoutForm.push(task.path)
    }
    return written
  }
  return { refusals: read.filter((document) => typeof document === 'string'), render }
}

/** WebCrypto would hand each hash to another thread, which takes longer than the hash. */
const sha256 = (text: string) => hashOnce('sha256', text, 'base64')

async function renderOne(document: WebsiteSettings, { folder, origin, formEndpoint, copy }: RenderTask, fonts: string) {
  const site = await renderSite(document, { origin, formEndpoint, hash: sha256 })
  const texts = Object.entries(site.files).map(([path, { body }]) => [path, body] as const)
  const files = new Map<string, string | Buffer>([
    ...texts,
    ['_headers', headersFile(site.headers)],
    ...site.fonts.map((name) => [fontsPath.slice(1) + name, fontFile(fonts, name)] as const),
  ])
  writeFiles(folder, files)
  // Outside the served folder: a document contains what its owner hides.
  if (copy) writeFiles(dirname(copy), new Map([[basename(copy), `${JSON.stringify(document, null, 2)}\n`]]))
  return { files: files.size, isFormLeftOut: site.isFormLeftOut }
}

const loaded = new Map<string, Buffer>()

/** `folder` has every font. */
function fontFile(folder: string, name: string): Buffer {
  const body = loaded.get(name) ?? readFileSync(join(folder, name))
  loaded.set(name, body)
  return body
}

/** The document in a file, or a refusal that names the file and the invalid fields. Throws file errors. */
function readDocument(path: string): WebsiteSettings | string {
  try {
    return parseDocument(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    if (error instanceof SyntaxError) return `${path} is not JSON: ${error.message}`
    if (!(error instanceof z.ZodError)) throw error
    const complaints = error.issues.map((issue) => `  ${issue.path.join('.') || 'the document'}: ${issue.message}`)
    return [`${path} is not a website's document:`, ...shortened(complaints)].join('\n')
  }
}
