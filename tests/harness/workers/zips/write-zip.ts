import { crc32, deflateRawSync } from 'node:zlib'

type ZipFile = {
  name: string
  bytes?: string | Uint8Array
  deflated?: boolean
  /** Wrong values for the archive's directory. */
  size?: number
  sum?: number
}

/** A zip file, possibly malformed. */
export function writeZip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { name, bytes = '', deflated = false, ...said } of files) {
    const path = new TextEncoder().encode(name)
    const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes
    const stored = deflated ? deflateRawSync(content) : content
    const [sum, size] = [said.sum ?? crc32(content), said.size ?? content.byteLength]
    const common = [20, 0x800, deflated ? 8 : 0, 0, 0]
    const sizes = [sum, stored.byteLength, size]
    parts.push(fields([0x04034b50], common, sizes, [path.byteLength, 0]), path, stored)
    const rest = [path.byteLength, 0, 0, 0, 0]
    directory.push(fields([0x02014b50], [20, ...common], sizes, rest, [0, at]), path)
    at += 30 + path.byteLength + stored.byteLength
  }
  const length = directory.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const end = fields([0x06054b50], [0, 0, files.length, files.length], [length, at], [0])
  return joined([...parts, ...directory, end])
}

/** Little-endian numbers, alternately of four and two bytes. */
function fields(...groups: number[][]): Uint8Array {
  const sized = groups.flatMap((group, turn) => group.map((value) => ({ value, bytes: turn % 2 === 0 ? 4 : 2 })))
  return Uint8Array.from(
    sized.flatMap(({ value, bytes }) => Array.from({ length: bytes }, (_, nth) => (value >>> (8 * nth)) & 255)),
  )
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  parts.reduce((at, part) => {
    whole.set(part, at)
    return at + part.byteLength
  }, 0)
  return whole
}
