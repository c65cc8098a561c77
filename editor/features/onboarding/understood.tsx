import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { factGroupsAtom } from './fact-state.ts'
import classes from './understood.module.css'
import { UnderstoodFact } from './understood-fact.tsx'
import { useAnnouncedFacts } from './use-announced-facts.ts'
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
  offline: 'No connection',
  failed: 'We couldn’t read this right now',
  done: '',
}
