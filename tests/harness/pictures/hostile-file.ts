import type { ErrorCode } from '../../../worker/platform/http/errors.ts'
import { type Bytes, bytes, little } from './bytes.ts'

export type HostileFile = {
  /** What is wrong with it. */
  name: string
  fileName: string
  /** As a browser tells it from the file's name. */
  type: string
  bytes: () => Bytes | Promise<Bytes>
  /** What an upload of it answers; 'taken' is a picture like any other. */
  answer: ErrorCode | 'taken'
  /** Found in no file that is made of it. */
  hidden?: Bytes[]
  /** Of the picture as it is stored, upright. */
  size?: { width: number; height: number }
}

export const script = '<script>alert(document.domain)</script>'
export const page = `<!doctype html><title>Photo</title>${script}`

/** A file in an archive, with nothing in it. */
export const archive = bytes('PK', 3, 4, new Uint8Array(22), little(11, 2), little(0, 2), 'payload.exe')
