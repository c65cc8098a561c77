/** The list under the field: whether the person wants it, and which suggestion the arrows have reached, -1 for none. */
export type LocationList = { wish: 'closed' | 'typing' | 'asked'; reached: number }

export const closedList: LocationList = { wish: 'closed', reached: -1 }
/** Shown while words are typed that name no place yet. */
export const listWhileTyping: LocationList = { wish: 'typing', reached: -1 }

export const listAskedFor: LocationList = { wish: 'asked', reached: -1 }

/** Whether it shows. `isSettled`: the words name a place, so that it comes only when the person asks for it. */
export const isOpen = ({ wish }: LocationList, suggestions: number, isSettled: boolean): boolean =>
  suggestions > 0 && (wish === 'asked' || (wish === 'typing' && !isSettled))

/** What an arrow does: opens the list, and goes round in it. */
export function afterArrow({ reached }: LocationList, key: 'ArrowDown' | 'ArrowUp', suggestions: number): LocationList {
  const step = key === 'ArrowDown' ? reached + 1 : reached < 0 ? -1 : reached - 1
  return { wish: 'asked', reached: suggestions === 0 ? -1 : (step + suggestions) % suggestions }
}
