import type { Business } from '../document/business.ts'
import { linkHref } from '../document/values/link.ts'

/** Where a map shows an address or, with none, the place that is known by its coordinates; undefined where neither is. */
export function mapHref(address: string, { latitude, longitude }: Business['place']): string | undefined {
  const lines = address
    .toWellFormed()
    .trim()
    .replace(/\s*\n\s*/g, ', ')
  if (lines !== '') return onMap(`/search?query=${encodeURIComponent(lines)}`)
  return latitude === null || longitude === null ? undefined : onMap(`/#map=13/${latitude}/${longitude}`)
}

const onMap = (path: string) => linkHref({ type: 'Web', value: `https://www.openstreetmap.org${path}` })
