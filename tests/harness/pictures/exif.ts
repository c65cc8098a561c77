import { ascii, type Bytes, big, bytes } from './bytes.ts'
import { jpegSegment } from './jpeg.ts'

/** 47° 8′ 15.4321″ north, as a camera writes it: what nobody may ever find in a picture that we serve. */
export const gpsBytes: Bytes = bytes(big(47, 4), big(1, 4), big(8, 4), big(1, 4), big(154321, 4), big(10000, 4))

/** The camera, which is dropped too. */
export const cameraName = 'Shutter 3000'
export const cameraBytes: Bytes = ascii(cameraName)

const textType = 2
const shortType = 3
const longType = 4
const fractionType = 5

/** What a camera says of a photo: how it was held (6: turned by a quarter), its name, and where it was. */
export function exifSegment(orientation = 6): Bytes {
  const afterFirst = 8 + 2 + 3 * 12 + 4
  const gpsAt = afterFirst + cameraBytes.length + 1
  const afterGps = gpsAt + 2 + 4 * 12 + 4
  const first = bytes(
    big(3, 2),
    entry(0x0110, textType, cameraBytes.length + 1, big(afterFirst, 4)),
    entry(0x0112, shortType, 1, bytes(big(orientation, 2), 0, 0)),
    entry(0x8825, longType, 1, big(gpsAt, 4)),
    big(0, 4),
  )
  const gps = bytes(
    big(4, 2),
    entry(0x0001, textType, 2, bytes('N', 0, 0, 0)),
    entry(0x0002, fractionType, 3, big(afterGps, 4)),
    entry(0x0003, textType, 2, bytes('E', 0, 0, 0)),
    entry(0x0004, fractionType, 3, big(afterGps, 4)),
    big(0, 4),
  )
  const tiff = bytes('MM', big(42, 2), big(8, 4), first, cameraBytes, 0, gps, gpsBytes)
  return jpegSegment(0xe1, bytes('Exif', 0, 0, tiff))
}

const entry = (tag: number, type: number, count: number, value: Uint8Array): Bytes =>
  bytes(big(tag, 2), big(type, 2), big(count, 4), value)
