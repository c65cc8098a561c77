import { type Found, matchesOf } from '../../reading/text.ts'

/** Profile addresses by the network names that people write before a handle. */
const networks: readonly (readonly [names: string, address: string])[] = [
  ['insta(?:gram)?|ig', 'instagram.com/'],
  ['face ?book|fb', 'facebook.com/'],
  ['tik ?tok', 'tiktok.com/@'],
  ['linked ?in', 'linkedin.com/'],
  ['you ?tube|yt', 'youtube.com/@'],
  ['pinterest', 'pinterest.com/'],
  ['threads', 'threads.net/@'],
]
const names = networks.map(([name]) => name).join('|')
const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./])(?<name>${names})(?<sign>\s?[:=]\s?@?|\s@|\s|@)(?<handle>[a-z\d](?:[\w./-]*[a-z\d_])?)(?=[\s,;!?)]|\.(?:\s|$)|$)`,
  'giu',
)
const minProfileLength = 8

/** Social network profiles by their handles, if one clearly follows the network's name: 'insta @x', 'ig x.y', 'LinkedIn in/x'. */
export const profilesIn = (text: string): Found<{ url: string }>[] =>
  matchesOf(text, named).flatMap(({ match: { groups = {} }, match, span }) => {
    const { name = '', sign = '', handle = '' } = groups
    const [, address = ''] = networks.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(name)) ?? []
    const isLinkedIn = address.startsWith('linkedin')
    if (isLinkedIn ? !/^(?:in|company)\/[\w-]+$/iu.test(handle) : /\/|\.(?:com|net)$/iu.test(handle)) return []
    const isLast = /^\s*(?:[,;.!?)\n]|$)/u.test(text.slice(match.index + match[0].length))
    const isHandle =
      /[:@=]/u.test(sign) || /[\d._]/u.test(handle) || isLinkedIn || (isLast && handle.length >= minProfileLength)
    return isHandle && (isLast || !/[:=]/u.test(sign) || /[\d._]/u.test(handle) || sign.includes('@'))
      ? [{ url: `https://${address}${handle}`, spans: [span] }]
      : []
  })
