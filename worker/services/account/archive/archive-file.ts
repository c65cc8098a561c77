/** A file of the archive. What is large is read while it is sent. */
export type ArchiveFile = {
  name: string
  lastModified: Date
  input: string | ReadableStream<Uint8Array> | AsyncIterable<string>
}

/** Whose archive it is, and when it was asked for. */
export type ArchiveOf = { userId: string; at: Date }

export const jsonFile = (name: string, content: unknown, lastModified: Date): ArchiveFile => ({
  name,
  lastModified,
  input: `${JSON.stringify(content, null, 2)}\n`,
})
