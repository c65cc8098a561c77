const byId = (id: string) => document.getElementById(id)

/** Shows the found articles instead of all, as copies of their entries there. Returns their number. */
export function show(paths: readonly string[]): number {
  const all = byId('all-help')
  const found = byId('found-help')
  if (!all || !found) return 0
  const entries = new Map([...all.querySelectorAll('.help-list li')].map((entry) => [pathOf(entry), entry]))
  const shown = paths.flatMap((path) => entries.get(path) ?? [])
  found.replaceChildren(...shown.map((entry) => entry.cloneNode(true)))
  found.hidden = shown.length === 0
  all.hidden = true
  byId('nothing-found')?.toggleAttribute('hidden', shown.length > 0)
  return shown.length
}

/** As the page was before anything was looked for. */
export function showAll() {
  for (const id of ['found-help', 'nothing-found']) byId(id)?.setAttribute('hidden', '')
  byId('found-help')?.replaceChildren()
  byId('all-help')?.removeAttribute('hidden')
}

export const countWords = (count: number) =>
  count === 0 ? 'No article found' : `${count} ${count === 1 ? 'article' : 'articles'} found`

const pathOf = (entry: Element) => entry.querySelector('a')?.pathname ?? ''
