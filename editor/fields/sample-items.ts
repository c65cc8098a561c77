import { sampleBioPrefix } from '../../renderer/sections/team/content.ts'
import type { ListItem } from './field-description.ts'

/** The field that says of an item that it was invented. */
export const sampleField = 'sample'

export const isSample = (item: ListItem) => item[sampleField] === true

/** An invented item as its owner's own, without the words that called it invented. */
export function asReal(item: ListItem): ListItem {
  const texts = Object.entries(item).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].startsWith(sampleBioPrefix),
  )
  const own = texts.map(([name, text]) => [name, text.slice(sampleBioPrefix.length).trimStart()])
  return { ...item, ...Object.fromEntries(own), [sampleField]: false }
}

/** The note on the samples in a list, or '' without samples. */
export function sampleNote(items: readonly ListItem[]): string {
  const count = items.filter(isSample).length
  if (count === 0) return ''
  const which = count === items.length ? 'These are samples' : count === 1 ? '1 is a sample' : `${count} are samples`
  return `${which}: visitors will not see ${count === 1 ? 'it' : 'them'}.`
}
