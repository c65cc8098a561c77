import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod'
import { parseDocument } from '../renderer/document/versions.ts'
import type { WebsiteSettings } from '../renderer/document/website-settings.ts'
import { RenderRefusal } from './render-output.ts'

export type NamedDocument = {
  /** The file's name without its ending. */
  name: string
  path: string
  document: WebsiteSettings
}

const complaintsAtMost = 20

/**
 * The document of a file, or those of a folder by name. Throws RenderRefusal, which names the file and the places in it, when
 * one of them is not a website's document.
 */
export function readDocuments(from: string): { documents: NamedDocument[]; isFolder: boolean } {
  const found = statSync(from, { throwIfNoEntry: false })
  if (!found) throw new RenderRefusal(`There is no ${from}.`)
  if (!found.isDirectory()) return { documents: [read(from)], isFolder: false }
  const names = readdirSync(from)
    .filter((name) => /^[^.].*\.json$/.test(name))
    .sort()
  if (names.length === 0) throw new RenderRefusal(`${from} holds no .json file.`)
  return { documents: readAll(names.map((name) => join(from, name))), isFolder: true }
}

/** What is wrong with any of them is said at once. */
function readAll(paths: string[]): NamedDocument[] {
  const refusals: string[] = []
  const documents = paths.flatMap((path) => {
    try {
      return [read(path)]
    } catch (error) {
      if (!(error instanceof RenderRefusal)) throw error
      refusals.push(error.message)
      return []
    }
  })
  if (refusals.length > 0) throw new RenderRefusal(shortened(refusals).join('\n'))
  return documents
}

function read(path: string): NamedDocument {
  try {
    return { name: basename(path).replace(/\.json$/, ''), path, document: parseDocument(jsonOf(path)) }
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const complaints = error.issues.map((issue) => `  ${issue.path.join('.') || 'the document'}: ${issue.message}`)
    throw new RenderRefusal([`${path} is not a website's document:`, ...shortened(complaints)].join('\n'))
  }
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) throw new RenderRefusal(`${path} is not JSON: ${error.message}`)
    throw error
  }
}

function shortened(lines: string[]): string[] {
  const more = lines.length - complaintsAtMost
  return more > 0 ? [...lines.slice(0, complaintsAtMost), `  … and ${more} more`] : lines
}
