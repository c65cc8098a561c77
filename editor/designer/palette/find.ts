import { documentAtom } from '../document/session.ts'
import { commandsIn } from './commands/commands.ts'
import { goTo } from './go-to.ts'
import type { PaletteResult } from './palette-result.ts'
import type { Tools } from './places/place.ts'
import { foundPlaces } from './search/found-places.ts'

export function find(typed: string, tools: Tools): PaletteResult[] {
  const site = tools.store.get(documentAtom)
  if (!site) return []
  const places = foundPlaces(typed, site, tools.draft).map(({ label, where, icon, value, target }) => ({
    ...{ label, where, icon },
    value: value?.(site).replace(/\s+/g, ' ').trim() ?? '',
    choose: () => goTo(target, tools),
  }))
  return [...commandsIn(typed, site, tools), ...places]
}
