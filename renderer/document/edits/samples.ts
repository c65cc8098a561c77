import { sampleBioPrefix } from '../../sections/team/content.ts'

/** The field that says of an item that it was invented. */
export const sampleField = 'sample'

/** An invented item as its owner's own, without the words that called it invented. */
export function asReal<Values extends Record<string, unknown>>(item: Values): Values {
  const texts = Object.entries(item).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].startsWith(sampleBioPrefix),
  )
  const own = texts.map(([name, text]) => [name, text.slice(sampleBioPrefix.length).trimStart()])
  return { ...item, ...Object.fromEntries(own), [sampleField]: false }
}
