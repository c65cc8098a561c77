import type { ClickArea } from '#worker/analytics/measured-pages.ts'
import { report } from './report.ts'

/** The area and anonymized path of a click. */
export type Place = { area: ClickArea; path: string }

/**
 * Reports clicks on elements with `data-click`, including elements added later. Listens in the capture phase, before any handler can stop
 * the event.
 */
export function watchClicks(place: () => Place): void {
  document.addEventListener('click', ({ target }) => reportClick(clickedName(target), place()), true)
}

export function reportClick(target: string | undefined, place: Place): void {
  if (target) report({ name: 'click', target, ...place })
}

/** The `data-click` name. Undefined if there is none or the element is disabled. */
export function clickedName(target: EventTarget | null): string | undefined {
  const named = (target as Partial<Element> | null)?.closest?.('[data-click]')
  if (!named || named.getAttribute('aria-disabled') === 'true') return undefined
  return named.getAttribute('data-click') ?? undefined
}
