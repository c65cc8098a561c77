import { useEffect, useRef, useState } from 'react'
import type { FactGroup } from './fact-groups.ts'

/** In milliseconds: nobody is interrupted while typing. */
const pause = 1500
const mostNamed = 3

/** 'Understood: 12 years, City & Guilds'. Names the first few. */
export function announcementOf(fresh: readonly string[]): string {
  if (fresh.length === 0) return ''
  const more = fresh.length - mostNamed
  return `Understood: ${fresh.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** The text of a live region: facts that are new since it last spoke, after a pause in typing. */
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
