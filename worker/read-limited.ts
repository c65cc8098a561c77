/** Why a body was not read to its end. */
export class BodyRefused extends Error {
  readonly reason: 'too_large' | 'cut_off'

  constructor(reason: BodyRefused['reason'], cause?: unknown) {
    super(reason, { cause })
    this.name = 'BodyRefused'
    this.reason = reason
  }
}

type Body = { body: AsyncIterable<Uint8Array> | null; headers: Headers }

/** The bytes of a request or an answer, as they come: at most `most`, whatever its headers say. Throws BodyRefused. */
export async function readLimited({ body, headers }: Body, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length') ?? 0) > most) throw new BodyRefused('too_large')
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength
      if (length > most) throw new BodyRefused('too_large')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof BodyRefused ? error : new BodyRefused('cut_off', error)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
