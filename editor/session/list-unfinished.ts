import { dropUnfinished, unfinishedKeys, unfinishedPrefix } from './unfinished-websites.ts'

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

/** All but this tab's own, the latest first. Forgets those that are too old. */
export function listUnfinished(own: string, now = Date.now()): UnfinishedWebsite[] {
  const all = unfinishedKeys().map((key) => ({
    ...parsed(localStorage.getItem(key)),
    id: key.slice(unfinishedPrefix.length),
  }))
  for (const { id, keptAt } of all) if (!(now - keptAt < longestKept)) dropUnfinished(id)
  return all
    .filter(({ id, keptAt }) => id !== own && now - keptAt < longestKept)
    .toSorted((one, other) => other.keptAt - one.keptAt)
}

function parsed(text: string | null): Omit<UnfinishedWebsite, 'id'> {
  try {
    const { keptAt, wizard } = JSON.parse(text ?? '{}')
    return { keptAt: Number(keptAt), wizard: String(wizard) }
  } catch {
    return { keptAt: 0, wizard: '' }
  }
}
