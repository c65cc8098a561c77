import type { OfferedService } from '#renderer/document/business.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { serviceTitle } from '#renderer/document/values/service-title.ts'
import type { ReadService } from '#worker/creation/facts/schema.ts'

export type Pasted = {
  services: OfferedService[]
  added: number
  /** Number of existing services with a new price, duration, note or group. */
  changed: number
  left: number
}

/** Merges a pasted list into the services. Updates existing ones. */
export function mergePasted(services: readonly OfferedService[], read: readonly ReadService[]): Pasted {
  const all = [...services]
  const taken = new Set<number>()
  let [added, changed, left] = [0, 0, 0]
  for (const service of read) {
    const at = all.findIndex((one, nth) => !taken.has(nth) && isSame(one, service))
    const known = all[at]
    if (known) {
      const next = updated(known, service)
      taken.add(at)
      all[at] = next
      if (next !== known) changed += 1
    } else if (all.length < limits.services) {
      taken.add(all.length)
      all.push({ ...service, id: freeId(all), source: 'typed' })
      added += 1
    } else left += 1
  }
  return { services: all, added, changed, left }
}

/** A 'small' coffee differs from a 'small' tea, and a 30-minute massage from a 60-minute one. */
function isSame(one: OfferedService, other: ReadService): boolean {
  const agree = (a: string, b: string) => a === '' || b === '' || folded(a) === folded(b)
  return (
    folded(serviceTitle(one)) === folded(serviceTitle(other)) &&
    agree(one.group, other.group) &&
    agree(one.duration, other.duration)
  )
}

function updated(known: OfferedService, { price, priceWords, duration, note, group }: ReadService): OfferedService {
  const isPriced = price !== null || priceWords !== ''
  const next: OfferedService = {
    ...known,
    ...(isPriced && { price, priceWords }),
    duration: duration || known.duration,
    note: note || known.note,
    group: group || known.group,
  }
  return JSON.stringify(next) === JSON.stringify(known) ? known : next
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

function freeId(services: readonly { id: string }[]): string {
  const taken = new Set(services.map(({ id }) => id))
  let count = services.length + 1
  while (taken.has(`service-${count}`)) count += 1
  return `service-${count}`
}
