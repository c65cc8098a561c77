import { longWordClasses } from '#renderer/elements/words/long-words.ts'
import { isLongHeading } from '#renderer/sections/introduction/long-heading.ts'

/** Gives a heading the size of what is typed in it: React draws it again only when the typing has ended. */
export function sizeHeading(shown: HTMLElement, typed: string, isHeadline: boolean) {
  if (isHeadline) shown.classList.toggle('long', isLongHeading(typed))
  if (!/^H[23]$/.test(shown.nodeName)) return
  const others = [...shown.classList].filter((name) => !/^(wordy|w\d+)$/.test(name))
  shown.className = [...others, ...longWordClasses(typed)].join(' ')
}
