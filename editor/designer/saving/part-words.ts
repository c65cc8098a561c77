import type { Change } from '../../../renderer/document/changes.ts'

const verbs: Record<Change['kind'], string> = {
  added: 'added it',
  removed: 'removed it',
  moved: 'moved it',
  hidden: 'hid it',
  shown: 'showed it again',
  locked: 'locked it',
  unlocked: 'unlocked it',
  changed: 'changed',
}
const and = new Intl.ListFormat('en')

/** What one side did to a part of the document, or nothing: 'You changed Heading and Text'. */
export function partWords(who: 'You' | 'They', key: string, changes: readonly Change[]): string {
  const about = changes.filter(({ kind, sectionId, place }) => {
    if (key === 'order') return kind === 'moved'
    return sectionId ? kind !== 'moved' && key === `section:${sectionId}` : key === place.toLowerCase()
  })
  if (about.length === 0) return ''
  if (key === 'order') return `${who} moved ${and.format(about.map(({ place }) => place))}`
  return `${who} ${and.format(about.map(({ kind, what }) => [verbs[kind], shortened(what)].filter(Boolean).join(' ')))}`
}

const shortened = (what: readonly string[]) =>
  what.length > 3 ? `${what.slice(0, 2).join(', ')} and ${what.length - 2} more` : and.format(what)
