import { expect, it } from 'vitest'
import { splitTags } from '../../../editor/fields/picture-tags.ts'
import { limits } from '../../../renderer/document/limits.ts'

it('reads keywords as people type them', () => {
  expect(splitTags(' pipe, copper pipe ,, pipe,')).toEqual(['pipe', 'copper pipe'])
})

it('keeps within what a picture can hold', () => {
  const tags = splitTags(Array.from({ length: 30 }, (_, index) => `${index}${'x'.repeat(60)}`).join(','))
  expect(tags).toHaveLength(limits.imageTags)
  expect(Math.max(...tags.map((tag) => tag.length))).toBe(limits.imageTag)
})
