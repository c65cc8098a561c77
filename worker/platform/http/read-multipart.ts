import { BodyRefused, limitedChunks } from './read-body.ts'

const multipartType = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i

/** Whether the content type is a form with files. */
export const isMultipart = ({ headers }: { headers: Headers }): boolean =>
  multipartType.test(headers.get('content-type') ?? '')

type Sizes = {
  /** The whole body's limit. */
  total: number
  /** The total size of all fields except files. */
  fields: number
  /** The limit per file. */
  file: number
}

/** `bytes` is undefined for a file beyond the limit. */
export type SentFile = { name: string; bytes: Uint8Array | undefined }

type Multipart = { body: AsyncIterable<Uint8Array> | null; headers: Headers }

/** Far more than our forms have. */
const maxParts = 100
const maxHeaderBytes = 8 * 1024

/**
 * Reads a form with files one part at a time. `onFile` gets each non-empty file; the next file is read only when it's done, so that only
 * one is in memory. Returns the fields. Throws BodyRefused, and any error from `onFile`.
 */
export async function readMultipart(
  request: Multipart,
  sizes: Sizes,
  onFile: (file: SentFile) => Promise<void>,
): Promise<URLSearchParams> {
  const [, quoted, plain] = multipartType.exec(request.headers.get('content-type') ?? '') ?? []
  const boundary = `\r\n--${quoted ?? plain ?? ''}`
  const source = cursorOver(limitedChunks(request, sizes.total))
  const fields = new URLSearchParams()
  let room = sizes.fields
  await source.skipTo(boundary)
  for (let parts = 0; (await source.take(2)) !== '--'; parts += 1) {
    if (parts === maxParts) throw new BodyRefused('too_large')
    const { name, isFile } = headerOf(await source.readTo('\r\n\r\n', maxHeaderBytes))
    const bytes = await source.readTo(boundary, isFile ? sizes.file : room)
    if (isFile) {
      if (bytes?.length !== 0) await onFile({ name, bytes })
    } else {
      if (!bytes) throw new BodyRefused('too_large')
      room -= bytes.length
      fields.append(name, new TextDecoder().decode(bytes))
    }
  }
  return fields
}

/** The name of a part's field, and whether the part is a file. Browsers escape quotes and line breaks in names. */
function headerOf(bytes: Uint8Array | undefined): { name: string; isFile: boolean } {
  const header = new TextDecoder().decode(bytes)
  const disposition = /^content-disposition:(.*)$/im.exec(header)?.[1] ?? ''
  return { name: /;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? '', isFile: /;\s*filename\*?=/i.test(disposition) }
}

/**
 * Reads a stream from boundary to boundary. A stream that ends before the last boundary is incomplete. The first boundary may be at the
 * very start.
 */
function cursorOver(chunks: AsyncGenerator<Uint8Array>) {
  let rest = Buffer.from('\r\n')
  const more = async () => {
    const { value, done } = await chunks.next()
    if (done) throw new BodyRefused('cut_off')
    rest = rest.length === 0 ? Buffer.from(value) : Buffer.concat([rest, value])
  }
  async function* pieces(mark: string): AsyncGenerator<Buffer> {
    for (;;) {
      const at = rest.indexOf(mark)
      if (at >= 0) {
        yield rest.subarray(0, at)
        rest = rest.subarray(at + mark.length)
        return
      }
      // A mark may start in the last bytes.
      const sure = Math.max(0, rest.length - mark.length + 1)
      if (sure > 0) yield rest.subarray(0, sure)
      rest = rest.subarray(sure)
      await more()
    }
  }
  return {
    skipTo: async (mark: string) => {
      for await (const _ of pieces(mark)) {
      }
    },
    /** Reads up to the mark; undefined if the content is longer than `most`. Always advances past the mark. */
    readTo: async (mark: string, max: number): Promise<Uint8Array | undefined> => {
      let kept: Buffer[] = []
      let length = 0
      for await (const piece of pieces(mark)) {
        length += piece.length
        if (length > max) kept = []
        else kept.push(piece)
      }
      return length > max ? undefined : Buffer.concat(kept)
    },
    take: async (count: number): Promise<string> => {
      while (rest.length < count) await more()
      const taken = rest.subarray(0, count).toString('latin1')
      rest = rest.subarray(count)
      return taken
    },
  }
}
