import type { Env } from '../../../env.ts'

export type Encoding = {
  width: number
  format: 'image/webp' | 'image/avif' | 'image/png' | 'image/jpeg'
  quality?: number | undefined
  still?: boolean | undefined
}

/**
 * Redraws a picture, upright and never larger than it is, at most `width` pixels wide. Nothing but its pixels gets into
 * the output. Throws the errors of the Images service, and for a response in another format than requested.
 */
export async function encode({ IMAGES }: Pick<Env, 'IMAGES'>, bytes: Uint8Array, encoding: Encoding) {
  const { width, format, quality, still } = encoding
  const result = await IMAGES.input(streamOf(bytes))
    .transform({ width, fit: 'scale-down' })
    .output({ format, ...(quality === undefined ? {} : { quality }), ...(still ? { anim: false } : {}) })
  if (result.contentType() !== format) throw new Error(`asked for ${format}, came ${result.contentType()}`)
  return new Uint8Array(await result.response().arrayBuffer())
}

const streamOf = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes)
      controller.close()
    },
  })
