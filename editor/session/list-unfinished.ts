import { deleteUnfinished, unfinishedKeys, unfinishedPrefix } from './unfinished-websites.ts'

/** An unfinished website, by the wizard's id. This browser stores it for 30 days or until it's created. */
export type UnfinishedWebsite = {
  id: string
  /** In milliseconds since 1970. */
  keptAt: number
  wizard: string
}

/** 30 days, in milliseconds. */
const maxAgeMs = 30 * 86_400_000

/** Unfinished websites other than this tab's, latest first. Deletes expired ones. */
export function listUnfinished(own: string, now = Date.now()): UnfinishedWebsite[] {
  const all = unfinishedKeys().map((key) => ({
    ...parsed(localStorage.getItem(key)),
    id: key.slice(unfinishedPrefix.length),
  }))
  for (const { id, keptAt } of all) if (!(now - keptAt < maxAgeMs)) deleteUnfinished(id)
  return all
    .filter(({ id, keptAt }) => id !== own && now - keptAt < maxAgeMs)
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
