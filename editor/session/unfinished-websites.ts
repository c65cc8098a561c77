/** Of what browsers keep of websites that somebody began, before the wizard's id. */
export const unfinishedPrefix = 'unfinished:'

export const unfinishedKeys = () =>
  Array.from({ length: localStorage.length }, (_, nth) => localStorage.key(nth) ?? '').filter((key) =>
    key.startsWith(unfinishedPrefix),
  )

/** Whether one other than this tab's own may be there. */
export const hasUnfinished = (own: string): boolean => unfinishedKeys().some((key) => key !== unfinishedPrefix + own)

/** Full storage never gets in the way of writing: the tab has its own copy. */
export function keepUnfinished(id: string, wizard: string) {
  try {
    localStorage.setItem(unfinishedPrefix + id, JSON.stringify({ keptAt: Date.now(), wizard }))
  } catch {}
}

export const dropUnfinished = (id: string) => localStorage.removeItem(unfinishedPrefix + id)

/** Deletes all of them from this browser. */
export function dropAllUnfinished() {
  for (const key of unfinishedKeys()) localStorage.removeItem(key)
}
