import { ascii, bytes } from './bytes.ts'
import { cameraBytes, exifSegment, gpsBytes } from './exif.ts'
import { gifComment, gifEnd, gifFrame, gifHeader } from './gif.ts'
import { archive, type HostileFile, page, script } from './hostile-file.ts'
import { makeJpeg } from './jpeg.ts'
import { pngChunk, pngHeader, pngPixels, pngStart } from './png.ts'

/** Whole pictures that carry something else as well. */
export const picturesWithMore: HostileFile[] = [
  {
    name: 'a photo that says where it was taken, lying on its side',
    fileName: 'where-i-live.jpg',
    type: 'image/jpeg',
    bytes: () => makeJpeg(640, 480, 11, exifSegment()),
    answer: 'taken',
    hidden: [gpsBytes, cameraBytes],
    size: { width: 480, height: 640 },
  },
  {
    name: 'a JPEG called PNG',
    fileName: 'renamed.png',
    type: 'image/png',
    bytes: () => makeJpeg(320, 240, 12),
    answer: 'taken',
    size: { width: 320, height: 240 },
  },
  {
    name: 'a GIF that is a script too',
    fileName: 'script.gif',
    type: 'image/gif',
    // Its width, 0x2a2f, are the letters that begin a comment of a script.
    bytes: () => bytes(gifHeader(0x2a2f, 12), gifComment('*/=1;alert(document.domain)/*'), gifFrame(12, 12), gifEnd),
    answer: 'taken',
    hidden: [ascii('alert(')],
  },
  {
    name: 'a JPEG with a page after its end',
    fileName: 'page-behind.jpg',
    type: 'image/jpeg',
    bytes: () => bytes(makeJpeg(320, 240, 42), page),
    answer: 'taken',
    hidden: [ascii(script)],
    size: { width: 320, height: 240 },
  },
  {
    name: 'a JPEG with an archive after its end',
    fileName: 'archive-behind.jpg',
    type: 'image/jpeg',
    bytes: () => bytes(makeJpeg(320, 240, 43), archive),
    answer: 'taken',
    hidden: [ascii('payload.exe')],
    size: { width: 320, height: 240 },
  },
  {
    name: 'a PNG with a program among its words',
    fileName: 'program-within.png',
    type: 'image/png',
    bytes: async () =>
      bytes(
        pngStart,
        pngHeader(320, 240),
        pngChunk('tEXt', bytes('Comment', 0, `<?php system($_GET['c']); ?>${script}`)),
        await pngPixels(320, 240, 44),
        pngChunk('IEND'),
      ),
    answer: 'taken',
    hidden: [ascii('<?php'), ascii(script)],
    size: { width: 320, height: 240 },
  },
]
