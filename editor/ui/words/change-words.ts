import type { Change } from '#renderer/document/compare/changes.ts'

const and = new Intl.ListFormat('en')

const words: Record<Exclude<Change['kind'], 'changed'>, string> = {
  added: 'added',
  removed: 'removed',
  moved: 'moved',
  hidden: 'hidden',
  shown: 'shown again',
  locked: 'locked',
  unlocked: 'unlocked',
}

/** 'Gallery moved', 'Services: Heading and Text'. */
export function changeText({ kind, place, what }: Change): string {
  if (kind !== 'changed') return `${place} ${words[kind]}`
  return `${place}: ${what.length > 3 ? `${what.slice(0, 2).join(', ')} and ${what.length - 2} more` : and.format(what)}`
}

/** Names an undo step by its changes. */
export function stepName(changes: readonly Change[]): string {
  const [first, second] = changes
  if (!first) return 'No visible change'
  const business = businessStep(changes)
  if (business) return business
  if (!second) return changeText(first)
  if (isLook(changes)) return lookStep(changes)
  const everywhere = first.what.join()
  if (changes.every(({ kind, what }) => kind === 'changed' && what.join() === everywhere)) {
    return `${and.format(first.what)} in ${changes.length} sections`
  }
  return changes.length === 2 ? `${changeText(first)}; ${changeText(second)}` : `${changes.length} changes`
}

/** Changing the style also changes how sections look, which counts as one change. */
const isLook = (changes: readonly Change[]) =>
  changes.every(({ place }) => place === 'Style' || place === 'Theme') ||
  (changes[0]?.place === 'Style' && changes.every(({ kind, place }) => kind === 'changed' && place !== 'Settings'))

/** 'New look: Fun, new colors'. Fonts and corners come with a style. */
function lookStep(changes: readonly Change[]): string {
  const [style, theme] = ['Style', 'Theme'].map((name) => changes.find(({ place }) => place === name)?.what)
  if (!style || !theme) return changes[0] ? changeText(changes[0]) : ''
  return `New look: ${[...style, ...(theme.includes('Colors') ? ['new colors'] : [])].join(', ')}`
}

/** 'Change phone number'. Includes sections, buttons and legal settings that follow the fact. */
function businessStep(changes: readonly Change[]): string | undefined {
  const business = changes.find(({ place }) => place === 'Business')
  const follows = changes.every((change) => change === business || change.kind === 'changed')
  const what = business?.what.map((label) => label.charAt(0).toLowerCase() + label.slice(1)) ?? []
  return business && follows ? `Change ${and.format(what)}` : undefined
}
