/** localStorage prefix of unfinished websites, followed by the wizard's id. */
export const unfinishedPrefix = 'unfinished:'

export const unfinishedKeys = () =>
  Array.from({ length: localStorage.length }, (_, nth) => localStorage.key(nth) ?? '').filter((key) =>
    key.startsWith(unfinishedPrefix),
  )

/** Whether another tab left an unfinished website. */
export const hasUnfinished = (own: string): boolean => unfinishedKeys().some((key) => key !== unfinishedPrefix + own)

/** Ignores full storage, since the tab has its own copy. */
export function storeUnfinished(id: string, wizard: string) {
  try {
    localStorage.setItem(unfinishedPrefix + id, JSON.stringify({ keptAt: Date.now(), wizard }))
  } catch {}
}

export const deleteUnfinished = (id: string) => localStorage.removeItem(unfinishedPrefix + id)

export function deleteAllUnfinished() {
  for (const key of unfinishedKeys()) localStorage.removeItem(key)
}
