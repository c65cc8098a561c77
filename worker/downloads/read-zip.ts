import { crc32, inflateRawSync } from 'node:zlib'
import { AppError } from '../platform/http/errors.ts'

const maxEntries = 2000
/** In bytes, of all files together. */
const maxUnpackedBytes = 200 * 1024 * 1024
/** In bytes, also where a file is read again and again. Each is read twice: to check it, and to store it. */
const maxReadBytes = 2 * maxUnpackedBytes
/** workerd's zlib takes the limit to be reached while there is less room than this, in bytes. */
const chunkSize = 16_384

type Entry = { method: number; sum: number; packed: number; size: number; header: number }

export type Zip = {
  names: readonly string[]
  /** A file's content. Undefined without one. Throws import_too_large for more than `most` bytes, import_damaged. */
  read: (name: string, max: number) => Uint8Array | undefined
}

/**
 * Opens a zip file without unpacking anything. Throws import_not_a_zip, import_damaged, import_unsafe for a path outside its folder
 * or a repeated one, import_too_large for what would take too much room.
 */
export function openZip(archive: Uint8Array): Zip {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const entries = intact(() => readDirectory(archive, view))
  let left = maxReadBytes
  return {
    names: [...entries.keys()],
    read: (name, max) => {
      const entry = entries.get(name)
      if (!entry) return undefined
      left -= entry.size
      if (entry.size > max || left < 0) throw new AppError('import_too_large')
      return intact(() => unpack(archive, view, entry))
    },
  }
}

/** Reading past the end means that the file is cut off. */
function intact<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('import_damaged')
  }
}

const signatures = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 }
/** Before the comment, which is at most 65,535 bytes long. */
const endSize = 22

function findEnd(view: DataView): number {
  const last = view.byteLength - endSize
  for (let at = last; at >= 0 && at >= last - 65_535; at -= 1)
    if (view.getUint32(at, true) === signatures.end) return at
  const isCutOff = view.byteLength > 4 && view.getUint32(0, true) === signatures.file
  throw new AppError(isCutOff ? 'import_damaged' : 'import_not_a_zip')
}

function readDirectory(archive: Uint8Array, view: DataView): Map<string, Entry> {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) throw new AppError('import_too_large')
  const entries = new Map<string, Entry>()
  const names = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let unpacked = 0
  let at = view.getUint32(end + 16, true)
  for (let nth = 0; nth < count; nth += 1) {
    if (view.getUint32(at, true) !== signatures.entry) throw new AppError('import_damaged')
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const name = names.decode(archive.subarray(at + 46, nameEnd))
    if (!isSafe(name) || entries.has(name)) throw new AppError('import_unsafe')
    const entry = {
      method: view.getUint16(at + 10, true),
      sum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      header: view.getUint32(at + 42, true),
    }
    unpacked += entry.size
    if (unpacked > maxUnpackedBytes) throw new AppError('import_too_large')
    if (!name.endsWith('/')) entries.set(name, entry)
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Whether a path stays below the folder that it is in, on every system. */
const isSafe = (name: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no path of ours has any
  !/[\\:\x00-\x1f]/.test(name) &&
  name
    .replace(/\/$/, '')
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..')

function unpack(archive: Uint8Array, view: DataView, { method, sum, packed, size, header }: Entry): Uint8Array {
  if (view.getUint32(header, true) !== signatures.file) throw new AppError('import_damaged')
  const begin = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
  const stored = archive.subarray(begin, begin + packed)
  if (method !== 0 && method !== 8) throw new AppError('import_damaged')
  const bytes = method === 0 ? stored : inflateRawSync(stored, { maxOutputLength: size + chunkSize })
  if (bytes.byteLength !== size || crc32(bytes) !== sum) throw new AppError('import_damaged')
  return bytes
}
