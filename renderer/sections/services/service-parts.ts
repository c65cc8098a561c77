import type { ServiceGroup } from './grouped-services.ts'
import { serviceBlocks } from './service-blocks.ts'

/** Splits services into groups, or by available details if there are no groups. */
export function serviceParts(groups: readonly ServiceGroup[]): readonly ServiceGroup[] {
  if (groups.some(({ name }) => name !== '')) return groups
  return serviceBlocks(groups.flatMap(({ rows }) => rows)).map(({ rows }) => ({ name: '', rows: [...rows] }))
}
