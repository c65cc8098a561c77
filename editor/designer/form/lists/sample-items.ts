import { sampleField } from '#renderer/document/edits/samples.ts'
import type { ListItem } from '../field-description.ts'

export const isSample = (item: ListItem) => item[sampleField] === true

/** How many items are their owner's own: samples take no room from them. */
export const realCount = (items: readonly ListItem[]) => items.filter((item) => !isSample(item)).length

/** The note on the samples in a list, or '' without samples. */
export function sampleNote(items: readonly ListItem[]): string {
  const count = items.filter(isSample).length
  if (count === 0) return ''
  const which = count === items.length ? 'These are samples' : count === 1 ? '1 is a sample' : `${count} are samples`
  return `${which}: visitors won’t see ${count === 1 ? 'it' : 'them'}.`
}
