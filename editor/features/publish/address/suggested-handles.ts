import { isValidHandle, normalizeHandle } from '../../../../renderer/document/handle.ts'
import { limits } from '../../../../renderer/document/limits.ts'

/** Other web addresses like one that is in use: with the town, the trade, both. The likeliest first; whether they are free is not known. */
export function suggestedHandles(handle: string, about: { town: string; trade: string }): string[] {
  const [town, trade] = [wordOf(about.town), wordOf(about.trade)]
  const endings = [town, trade, trade && town ? `${trade}-${town}` : '', 'online', 'studio']
  const suggested = endings
    .filter((ending) => ending !== '' && !handle.endsWith(ending))
    .map((ending) => withEnding(handle, ending))
  return [...new Set(suggested)].filter((suggestion) => suggestion !== handle && isValidHandle(suggestion))
}

const wordOf = (text: string) => normalizeHandle(text.trim().replace(/\s+/g, '-')).replace(/^-+|-+$/g, '')

/** The ending stays whole; what is before it is cut where both together are too long, at a hyphen if there is one. */
function withEnding(handle: string, ending: string): string {
  const room = limits.handle - ending.length - 1
  if (room < limits.handleMin) return ''
  if (handle.length <= room) return `${handle}-${ending}`
  // One more than there is room for: a hyphen there ends a whole word.
  const words = handle.lastIndexOf('-', room)
  return `${handle.slice(0, words >= limits.handleMin ? words : room).replace(/-+$/, '')}-${ending}`
}
