/** What one part of a rebuild did. */
export type Rebuilt = {
  /** Releases and hosts that were looked at. */
  releases: number
  hosts: number
  /** Values written into the release store, and files taken out of it and of the media store. */
  filesWritten: number
  filesRemoved: number
  findings: Finding[]
}

/**
 * What a person should know. unreproducible: a release that is nowhere has lost files and would be rendered otherwise now.
 * published-again: a live one was published again for that reason. missing-picture: files of a picture, by its hash.
 * waiting: a host that could not be written and is left to the outbox.
 */
export type Finding = { kind: 'unreproducible' | 'published-again' | 'missing-picture' | 'waiting'; what: string }

/** Several of them as one. */
export const rebuiltOf = (parts: Partial<Rebuilt>[]): Rebuilt => ({
  releases: sumOf(parts, 'releases'),
  hosts: sumOf(parts, 'hosts'),
  filesWritten: sumOf(parts, 'filesWritten'),
  filesRemoved: sumOf(parts, 'filesRemoved'),
  findings: parts.flatMap(({ findings = [] }) => findings),
})

const sumOf = (parts: Partial<Rebuilt>[], count: Exclude<keyof Rebuilt, 'findings'>) =>
  parts.reduce((sum, part) => sum + (part[count] ?? 0), 0)

/** A part of the work, from a position on that is blank at first; `next` is null at the end. */
export type Part = { next: string | null; done: Partial<Rebuilt>[] }
