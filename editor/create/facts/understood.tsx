import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import { problems } from '#ui/errors/error-texts.ts'
import type { FactGroup } from './fact-groups.ts'
import { factGroupsAtom } from './fact-state.ts'
import classes from './understood.module.css'
import { UnderstoodFact } from './understood-fact.tsx'
import { type Reading, useFacts } from './use-facts.ts'

/** The facts in the owner's words. Each can be changed in the owner's text, removed, and put back. */
export function Understood() {
  const { reading } = useFacts()
  const groups = useAtomValue(factGroupsAtom)
  const announcement = useAnnouncedFacts(groups)
  const id = useId()
  return (
    <section className={classes.understood} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id}>What we understood</h3>
        <span key={reading} className={classes.reading} data-reading={reading}>
          {said[reading]}
        </span>
      </div>
      {groups.length === 0 && (
        <p className={classes.empty}>
          As you type, facts show up here: services, prices, opening hours, people, years. They go on your website just
          as you say them.
        </p>
      )}
      {groups.map(({ label, facts }) => (
        <div key={label} className={classes.group}>
          <span id={`${id}-${label}`} className={classes.label}>
            {label}
          </span>
          <ul aria-labelledby={`${id}-${label}`} className={classes.facts}>
            {facts.map((fact, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fact whose words change keeps its place, and the focus.
              <UnderstoodFact key={nth} fact={fact} />
            ))}
          </ul>
        </div>
      ))}
      <p role="status" className={classes.spoken}>
        {announcement}
      </p>
    </section>
  )
}

const said: Readonly<Record<Reading, string>> = {
  reading: 'Reading…',
  offline: problems.readingOffline,
  failed: problems.reading,
  done: '',
}

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
function useAnnouncedFacts(groups: readonly FactGroup[]): string {
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
