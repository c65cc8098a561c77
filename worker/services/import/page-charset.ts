/** In bytes: where a page says in what it is written, if it does. */
const headLength = 2048

/**
 * A page's bytes as text: by its byte order mark, else by what its server says, else by what it says itself, else as UTF-8 where it is
 * that, else as browsers read old pages.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const charset = markOf(bytes) ?? charsetIn(contentType) ?? charsetIn(headOf(bytes))
  const decoder = charset === undefined ? undefined : decoderOf(charset)
  if (decoder) return decoder.decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

const charsetIn = (text: string): string | undefined => /charset\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(text)?.[1]

/** A page that is readable so far is not UTF-16, whatever it declares. */
const headOf = (bytes: Uint8Array): string => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headLength))
  const tag = /<(meta|\?xml)\b[^>]*(charset|encoding)\s*=[^>]*>/i.exec(head)?.[0] ?? ''
  return tag.replace(/encoding\s*=/i, 'charset=').replace(/utf-16(le|be)?/i, 'utf-8')
}

function decoderOf(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset)
  } catch {
    return undefined
  }
}
