/** For @zxcvbn-ts/language-common, whose entry file also imports its other lists: the most common passwords, in order. */
declare module '@zxcvbn-ts/language-common/dist/passwords.json.mjs' {
  const passwords: readonly string[]
  export default passwords
}

/** The part of node:zlib that the Worker uses. Node's own types declare globals that workerd doesn't have. */
declare module 'node:zlib' {
  type BrotliOptions = { params?: Record<number, number> }
  /** In bytes: throws if the output is larger. */
  type UnpackOptions = { maxOutputLength?: number }
  export function brotliCompressSync(input: string | Uint8Array, options?: BrotliOptions): Uint8Array
  export function brotliDecompressSync(input: Uint8Array, options?: UnpackOptions): Uint8Array<ArrayBuffer>
  export function gunzipSync(input: Uint8Array, options?: UnpackOptions): Uint8Array<ArrayBuffer>
  export function crc32(input: Uint8Array): number
  export const constants: {
    BROTLI_PARAM_QUALITY: number
    BROTLI_PARAM_MODE: number
    BROTLI_PARAM_LGWIN: number
    BROTLI_MODE_TEXT: number
  }
}
