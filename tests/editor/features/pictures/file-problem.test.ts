import { describe, expect, test } from 'vitest'
import { fileProblem } from '../../../../editor/features/pictures/uploads/file-problem.ts'
import { readPictureHead } from '../../../../editor/features/pictures/uploads/picture-head.ts'
import { limits } from '../../../../renderer/document/limits.ts'

const heads = {
  jpeg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  gif: 'GIF89a',
  webp: 'RIFF\x24\0\0\0WEBPVP8 ',
}
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const file = (name: string, type: string, content: string | Uint8Array<ArrayBuffer>) =>
  new File([typeof content === 'string' ? bytesOf(content) : content], name, { type })

describe('what can be uploaded', () => {
  test.each([
    ['a.jpg', 'image/jpeg', heads.jpeg],
    ['b.png', 'image/png', heads.png],
    ['c.gif', 'image/gif', heads.gif],
    ['d.webp', 'image/webp', heads.webp],
    ['a picture under another picture’s name', 'image/png', heads.jpeg],
    ['without-a-type.JPEG', '', heads.jpeg],
  ])('%s', async (name, type, content) => {
    expect(await fileProblem(file(name, type, content))).toBeUndefined()
  })

  test.each([
    ['a drawing', 'logo.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'unsupported_media_type'],
    [
      'a drawing called a photo',
      'logo.png',
      'image/png',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'picture_unreadable',
    ],
    ['a document', 'a.pdf', 'application/pdf', '%PDF-1.7', 'unsupported_media_type'],
    ['a photo of a kind that few can show', 'a.heic', 'image/heic', '\0\0\0\x18ftypheic', 'unsupported_media_type'],
    ['a file without a type', 'notes.txt', '', heads.jpeg, 'unsupported_media_type'],
    ['nothing', 'empty.jpg', 'image/jpeg', '', 'picture_unreadable'],
    ['the very beginning of a picture', 'cut.png', 'image/png', '\x89PNG', 'picture_unreadable'],
  ])('not %s', async (_what, name, type, content, problem) => {
    expect(await fileProblem(file(name, type, content))).toBe(problem)
  })

  test('up to the last byte that is allowed, and not one more', async () => {
    const content = new Uint8Array(limits.imageBytes)
    content.set(bytesOf(heads.jpeg))
    expect(await fileProblem(file('a.jpg', 'image/jpeg', content))).toBeUndefined()
    const larger = new Uint8Array(limits.imageBytes + 1)
    larger.set(bytesOf(heads.jpeg))
    expect(await fileProblem(file('a.jpg', 'image/jpeg', larger))).toBe('picture_too_large')
  })

  test('not what cannot be read, as a folder that was dropped', async () => {
    const folder = file('folder.jpg', 'image/jpeg', heads.jpeg)
    folder.slice = () => {
      throw new DOMException('not a file', 'NotFoundError')
    }
    expect(await fileProblem(folder)).toBe('picture_unreadable')
  })
})

describe('what a file’s first bytes say', () => {
  test.each([
    ['a GIF moves', heads.gif, { type: 'image/gif', moves: true }],
    ['a plain WebP stands still', heads.webp, { type: 'image/webp', moves: false }],
    [
      'an extended WebP says whether it moves',
      'RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0\x02',
      { type: 'image/webp', moves: true },
    ],
    [
      'and with transparency alone it does not',
      'RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0\x10',
      { type: 'image/webp', moves: false },
    ],
    ['another RIFF is not a picture', 'RIFF\x24\0\0\0WAVEfmt ', undefined],
  ])('%s', async (_what, content, head) => {
    expect(await readPictureHead(new Blob([bytesOf(content)]))).toEqual(head)
  })
})
