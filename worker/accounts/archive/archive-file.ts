import type { Owner } from '../../platform/owner.ts'

/** A file of the archive. What is large is read while it is sent. */
export type ArchiveFile = {
  name: string
  lastModified: Date
  input: string | ReadableStream<Uint8Array> | AsyncIterable<string>
}

/** Whose archive it is, and when it was asked for. */
export type ArchiveOf = Owner & { at: Date }

/** The folder of one website in it. */
export type WebsiteFolder = { draftId: string; folder: string; of: ArchiveOf }

export const jsonFile = (name: string, content: unknown, lastModified: Date): ArchiveFile => ({
  name,
  lastModified,
  input: `${JSON.stringify(content, null, 2)}\n`,
})

const longest = 40

/** A name that every system takes for a file: letters and digits of any script, and hyphens. Empty where nothing is left. */
export const fileNameOf = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')

/** Gives every caller another name: what was taken gets a number. */
export function distinctNames(): (wanted: string) => string {
  const taken = new Set<string>()
  return (wanted) => {
    let name = wanted
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`
    taken.add(name)
    return name
  }
}
