import { isBlank } from '../../document/values/formatted-text.ts'
import { isShown } from '../../elements/pictures/pictures.ts'
import type { ServiceRow } from './grouped-services.ts'

/** Names: only a name. Told: a description without a price. */
export type ServiceBlock = { kind: 'Names' | 'Told' | 'Rows'; rows: readonly ServiceRow[] }

const minDescribed = 2

const kindOf = ({ item, facts }: ServiceRow): ServiceBlock['kind'] => {
  if (facts.price !== '' || facts.duration !== '' || isShown(item.image) || item.button.type !== 'None') return 'Rows'
  return isBlank(item.paragraph) ? 'Names' : 'Told'
}

export const isBare = (row: ServiceRow): boolean => kindOf(row) === 'Names'

/**
 * Groups services by available details, so that list rows have no gaps. Keeps the order of first appearance. One block
 * if all services have the same details.
 */
export function serviceBlocks(rows: readonly ServiceRow[]): ServiceBlock[] {
  const counted = (kind: ServiceBlock['kind']) => rows.filter((row) => kindOf(row) === kind).length
  const areApart = {
    Names: counted('Names') > 1 || rows.length === 1,
    Told: counted('Told') >= minDescribed && counted('Told') < rows.length,
    Rows: false,
  }
  const blocks = new Map<ServiceBlock['kind'], ServiceRow[]>()
  for (const row of rows) {
    const kind = areApart[kindOf(row)] ? kindOf(row) : 'Rows'
    blocks.set(kind, [...(blocks.get(kind) ?? []), row])
  }
  return [...blocks].map(([kind, found]) => ({ kind, rows: found }))
}
