/** A website that somebody began in this browser, by the wizard's id. This device keeps it for a month, or until it is created. */
export type UnfinishedWebsite = {
  id: string
  /** In milliseconds since 1970. */
  keptAt: number
  /** The serialized wizard. */
  wizard: string
}

/** In milliseconds: a month. */
const longestKept = 30 * 86_400_000

const prefix = 'unfinished:'

const keys = () =>
  Array.from({ length: localStorage.length }, (_, nth) => localStorage.key(nth) ?? '').filter((key) =>
    key.startsWith(prefix),
  )

/** Whether one other than this tab's own may be there. */
export const hasUnfinished = (own: string): boolean => keys().some((key) => key !== prefix + own)

/** All but this tab's own, the latest first. Forgets those that are too old. */
export function listUnfinished(own: string, now = Date.now()): UnfinishedWebsite[] {
  const all = keys().map((key) => ({ ...parsed(localStorage.getItem(key)), id: key.slice(prefix.length) }))
  for (const { id, keptAt } of all) if (!(now - keptAt < longestKept)) dropUnfinished(id)
  return all
    .filter(({ id, keptAt }) => id !== own && now - keptAt < longestKept)
    .toSorted((one, other) => other.keptAt - one.keptAt)
}

/** Full storage never gets in the way of writing: the tab has its own copy. */
export function keepUnfinished(id: string, wizard: string) {
  try {
    localStorage.setItem(prefix + id, JSON.stringify({ keptAt: Date.now(), wizard }))
  } catch {}
}

export const dropUnfinished = (id: string) => localStorage.removeItem(prefix + id)

/** Deletes all of them from this browser. */
export function dropAllUnfinished() {
  for (const key of keys()) localStorage.removeItem(key)
}

function parsed(text: string | null): Omit<UnfinishedWebsite, 'id'> {
  try {
    const { keptAt, wizard } = JSON.parse(text ?? '{}')
    return { keptAt: Number(keptAt), wizard: String(wizard) }
  } catch {
    return { keptAt: 0, wizard: '' }
  }
}
