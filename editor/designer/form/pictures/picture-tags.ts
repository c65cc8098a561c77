import { limits } from '#renderer/document/fields/limits.ts'

export const joinTags = (tags: readonly string[]) => tags.join(', ')

/** Keywords as typed, in the shape a picture keeps them: trimmed, none twice, within the limits. */
export function splitTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().slice(0, limits.imageTag))
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, limits.imageTags)
}
