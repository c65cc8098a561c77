import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { parseDocument } from '../renderer/document/versions.ts'
import type { WebsiteSettings } from '../renderer/document/website-settings.ts'
import { shortened } from './render-refusal.ts'

/**
 * The documents of files, in their order, and a refusal for each file that holds none: it names the file and the places in it.
 * Throws what reading a file throws.
 */
export function readDocuments(paths: readonly string[]): { documents: WebsiteSettings[]; refusals: string[] } {
  const documents: WebsiteSettings[] = []
  const refusals: string[] = []
  for (const path of paths) {
    const read = readDocument(path)
    if (typeof read === 'string') refusals.push(read)
    else documents.push(read)
  }
  return { documents, refusals }
}

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
