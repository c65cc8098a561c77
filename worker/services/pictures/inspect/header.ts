/** What a file says of itself before its pixels. */
export type PictureHeader = {
  /** In pixels, as stored: a camera's picture may be lying on its side. */
  width: number
  height: number
  /** 1 for a still. */
  frames: number
}

/** Reads past its end throw a RangeError, which means that the file is cut off. */
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Whether these letters are at a position. */
export const hasText = (bytes: Uint8Array, at: number, text: string): boolean =>
  Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
