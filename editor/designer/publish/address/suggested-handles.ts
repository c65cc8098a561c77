import { limits } from '#renderer/document/fields/limits.ts'
import { handleOfName, isValidHandle, normalizeHandle, shortWord } from '#renderer/document/values/handle.ts'
import { networkOf } from '#renderer/document/values/social-profile.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'

type Named = Pick<WebsiteSettings, 'businessName' | 'business' | 'sections'>

/** Handles from the business's name and profiles, most likely first. They may be taken. */
export function ownHandles({ businessName, business, sections }: Named): string[] {
  const profiles = [
    ...business.links.map(({ url }) => url),
    ...sections
      .flatMap(({ type, content }) => (type === 'Footer' ? content.socialLinks : []))
      .map(({ link }) => link.value),
  ]
  const mentioned = [...business.activities.matchAll(/(?<![\w.])@([\w.-]+)/g)].map(([, name = '']) => name)
  const names = [
    handleOfName(businessName),
    ...profiles.map(nameInAddress),
    ...mentioned.map(asHandle),
    shortest(businessName),
  ]
  return [...new Set(names)].filter(isValidHandle)
}

const asHandle = (name: string) =>
  name.length > limits.handle ? '' : normalizeHandle(name.replace(/[._]+/g, '-')).replace(/^-+|-+$/g, '')

/** 'hollisphysio' from instagram.com/hollisphysio or hollisphysio.co.uk. Blank without such a name. */
function nameInAddress(address: string): string {
  const url = URL.parse(address.includes('://') ? address : `https://${address}`)
  if (!url) return ''
  const [last = ''] = url.pathname.split('/').filter(Boolean).slice(-1)
  if (networkOf(address)) return asHandle(last.replace(/^@/, ''))
  return url.pathname === '/' ? asHandle(url.hostname.replace(/^www\./, '').split('.')[0] ?? '') : ''
}

/** The first word of the name, plus the trade: 'hollis-physio'. Blank for a one-word name. */
function shortest(name: string): string {
  const words = handleOfName(name)
    .split('-')
    .filter((word) => word !== 'the')
  return words.length > 2 ? `${words[0]}-${words.at(-1)}` : ''
}

/** Alternatives to a taken handle, most likely first: with the town, with the trade, then the business's own names. They may be taken. */
export function suggestedHandles(
  handle: string,
  { town, trade, own = [] }: { town: string; trade: string; own?: readonly string[] },
): string[] {
  const endings = [wordOf(town), shortWord(wordOf(trade))]
  const extended = endings
    .filter((ending) => ending !== '' && !handle.split('-').includes(ending))
    .map((ending) => withEnding(handle, ending))
  const isOwn = own.includes(handle)
  const suggested = isOwn ? [...own, ...extended] : [...extended, ...own]
  return [...new Set([...suggested, withEnding(handle, 'online')])].filter(
    (suggestion) => suggestion !== handle && isValidHandle(suggestion),
  )
}

const wordOf = (text: string) => normalizeHandle(text.trim().replace(/\s+/g, '-')).replace(/^-+|-+$/g, '')

/** Appends an ending to a handle and drops last words that don't fit. Blank if a word would be cut. */
function withEnding(handle: string, ending: string): string {
  const room = limits.handle - ending.length - 1
  if (handle.length <= room) return `${handle}-${ending}`
  // A hyphen right after the limit still ends a whole word.
  const end = handle.lastIndexOf('-', room)
  return end < limits.handleMin ? '' : `${handle.slice(0, end).replace(/-+$/, '')}-${ending}`
}
