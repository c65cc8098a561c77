import { expect, it } from 'vitest'
import { contentHash } from '../../../renderer/page/files/art-files.ts'

it.each([
  ['', '0wvjl67o803'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', '0wx81mqawq5'],
  ['Straße', '0lhkg850w36'],
  ['😀 x', '1tgpf53f5j1'],
  ['\ud800', '2fvo90yxn7p'],
])('the name of a drawing whose text is %j stays what it was, so that a publish finds it', (text, hash) => {
  expect(contentHash(text)).toBe(hash)
})
