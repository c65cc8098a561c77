import { longWordClasses } from '#renderer/elements/words/long-words.ts'
import { isLongHeading } from '#renderer/sections/introduction/long-heading.ts'

/** Updates the heading's size class while typing. React rerenders it afterwards. */
export function sizeHeading(shown: HTMLElement, typed: string, isHeadline: boolean) {
  if (isHeadline) shown.classList.toggle('long', isLongHeading(typed))
  if (!/^H[23]$/.test(shown.nodeName)) return
  const others = [...shown.classList].filter((name) => !/^(wordy|w\d+)$/.test(name))
  shown.className = [...others, ...longWordClasses(typed)].join(' ')
}
