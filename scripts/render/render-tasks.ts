import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { formEndpoint } from '../../renderer/document/contact-form.ts'
import { isWithin } from './render-output.ts'
import { RenderRefusal } from './render-refusal.ts'

export type RenderJob = {
  /** A document's file, or a folder of them. */
  from: string
  out: string
  /** `https://host`; `{name}` is replaced by the document's name. */
  origin: string
  /** `https://host` of the same website where it is published, which takes what its contact form sends; `{name}` as in `origin`. */
  form?: string | undefined
  withDocument: boolean
  /** The folder with every font. */
  fonts: string
}

/** One website to render, as plain data. */
export type RenderTask = {
  /** Its document's file. */
  path: string
  folder: string
  origin: string
  /** The contact form's action. */
  formEndpoint?: string | undefined
  /** Where to write a copy of the document. */
  copy?: string
}

/** The tasks, from the file names. Throws RenderRefusal if there is nothing to do. */
export function renderTasks({ from, out, origin, form, withDocument }: Omit<RenderJob, 'fonts'>): RenderTask[] {
  const found = statSync(from, { throwIfNoEntry: false })
  if (!found) throw new RenderRefusal(`There is no ${from}.`)
  const isFolder = found.isDirectory()
  const files = isFolder ? documentsIn(from) : [from]
  return files.map((path) => {
    const name = basename(path).replace(/\.json$/, '')
    const folder = isFolder ? join(out, name) : out
    if (isWithin(folder, path))
      throw new RenderRefusal(`${path} is inside ${folder}: it would be served with the page.`)
    const copy = isFolder ? join(`${out}.documents`, `${name}.json`) : `${out}.site.json`
    const sentTo = form === undefined ? undefined : originOf(form, name) + formEndpoint
    return { path, folder, origin: originOf(origin, name), formEndpoint: sentTo, copy: withDocument ? copy : undefined }
  })
}

function documentsIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => /^[^.].*\.json$/.test(name))
  if (names.length === 0) throw new RenderRefusal(`${folder} holds no .json file.`)
  return names.sort().map((name) => join(folder, name))
}

function originOf(pattern: string, name: string): string {
  const text = pattern.replaceAll('{name}', name)
  const address = URL.canParse(text) ? new URL(text) : undefined
  if (!address || !/^https?:$/.test(address.protocol) || address.href !== `${address.origin}/`)
    throw new RenderRefusal(`'${text}' is not an origin: it has to look like https://example.com, without a path.`)
  return address.origin
}
