import { useEffect, useRef, useState } from 'react'
import type { FactGroup } from './fact-groups.ts'

/** In milliseconds: nobody is interrupted while typing. */
const pause = 1500
const mostNamed = 3

/** What to say of facts that are new: 'Understood: 12 years, City & Guilds'. Only the last few are named. */
export function announcementOf(fresh: readonly string[]): string {
  if (fresh.length === 0) return ''
  const more = fresh.length - mostNamed
  return `Understood: ${fresh.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** For a live region: what was understood since it last spoke, once the facts have stayed the same for a while. */
export function useAnnouncedFacts(groups: readonly FactGroup[]): string {
  const shown = groups.flatMap(({ facts }) => facts.filter(({ isRemoved }) => !isRemoved).map(({ text }) => text))
  const text = JSON.stringify(shown)
  const heard = useRef<ReadonlySet<string>>(undefined)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => {
      const all: string[] = JSON.parse(text)
      const before = heard.current
      heard.current = new Set([...(before ?? []), ...all])
      setAnnouncement(announcementOf(all.filter((one) => !before?.has(one))))
    }, pause)
    return () => clearTimeout(timer)
  }, [text])

  return announcement
}
