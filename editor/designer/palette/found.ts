import type { Icon } from '@tabler/icons-react'
import { documentAtom } from '../document/session.ts'
import { commandsIn } from './commands/commands.ts'
import { goTo } from './go-to.ts'
import type { Tools } from './places/place.ts'
import { foundPlaces } from './search/found-places.ts'

/** One line of what was found. */
export type Found = {
  label: string
  /** Where it leads, or what it does. */
  where: string
  icon: Icon
  /** What is there now. */
  value: string
  choose: () => void
}

/** What was meant by what was typed: changes that are certain, and places, the likeliest first. */
export function find(typed: string, tools: Tools): Found[] {
  const site = tools.store.get(documentAtom)
  if (!site) return []
  const places = foundPlaces(typed, site, tools.draft).map(({ label, where, icon, value, target }) => ({
    ...{ label, where, icon },
    value: value?.(site).replace(/\s+/g, ' ').trim() ?? '',
    choose: () => goTo(target, tools),
  }))
  return [...commandsIn(typed, site, tools), ...places]
}
