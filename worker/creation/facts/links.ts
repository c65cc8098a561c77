import { limits } from '../../../renderer/document/limits.ts'
import { type Found, matchesOf } from './text.ts'

const domain = /(?:https?:\/\/|www\.)[^\s<>"'{}\\^`\uE000]+/giu
const bare =
  /(?<![\w@./-])(?:[a-z\d][a-z\d-]*\.)+(?:com|net|org|shop|co\.uk|org\.uk|com\.au|com\.br|co\.nz|co\.za|ie|de|at|ch|fr|es|it|pt|nl|pl|se|jp|kr|ca)(?:\/[^\s<>"'\uE000]*)?(?![\w@-])/giu

/** Web addresses, https:// in front. Punctuation after one belongs to the sentence. */
export const linksIn = (text: string): Found<{ url: string }>[] => {
  const found = [...matchesOf(text, domain), ...matchesOf(text, bare)]
  return found.flatMap(({ match: [whole], span: [start] }) => {
    const address = whole.replace(/[.,;:!?)\]'"]+$/, '')
    const url = /^https?:\/\//i.test(address) ? address : `https://${address}`
    const inside = found.some((other) => other.span[0] < start && start < other.span[1])
    if (inside || url.length > limits.url || !URL.canParse(url)) return []
    return [{ url, spans: [[start, start + address.length]] }]
  })
}
