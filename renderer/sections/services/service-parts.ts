import type { ServiceGroup } from './grouped-services.ts'
import { serviceBlocks } from './service-blocks.ts'

/** Services in the parts that a page shows apart: by their groups, or where there are none by what is known of them. */
export function serviceParts(groups: readonly ServiceGroup[]): readonly ServiceGroup[] {
  if (groups.some(({ name }) => name !== '')) return groups
  return serviceBlocks(groups.flatMap(({ rows }) => rows)).map(({ rows }) => ({ name: '', rows: [...rows] }))
}
