import type { ClickArea } from '#worker/analytics/measured-pages.ts'
import { report } from './report.ts'

/** Where a click happened: a measured path, and what it is part of. */
export type Place = { area: ClickArea; path: string }

/** Reports clicks on every element with a `data-click="a-name"`, now or later. One listener, before any handler can stop it. */
export function watchClicks(place: () => Place): void {
  document.addEventListener('click', ({ target }) => reportClick(clickedName(target), place()), true)
}

export function reportClick(target: string | undefined, place: Place): void {
  if (target) report({ name: 'click', target, ...place })
}

/** The name of what was clicked; undefined where it has none, or cannot be used now. */
export function clickedName(target: EventTarget | null): string | undefined {
  const named = (target as Partial<Element> | null)?.closest?.('[data-click]')
  if (!named || named.getAttribute('aria-disabled') === 'true') return undefined
  return named.getAttribute('data-click') ?? undefined
}
