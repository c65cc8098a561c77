import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { problems } from '#ui/errors/error-texts.ts'
import { late } from '#ui/window/late.tsx'
import { rowsAtom } from './fact-state.ts'
import classes from './understood.module.css'
import { type Reading, useFacts } from './use-facts.ts'

const FactRows = late(async () => (await import('./fact-rows.tsx')).FactRows)

/** The facts that were read, as rows that the owner corrects. */
export function Understood() {
  const { facts, reading } = useFacts()
  const rows = useAtomValue(rowsAtom)
  const id = useId()
  return (
    <section className={classes.understood} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id}>What we understood</h3>
        <span key={reading} className={classes.reading} data-reading={reading}>
          {said[reading]}
        </span>
      </div>
      {facts || rows.length > 0 ? (
        <FactRows id={id} />
      ) : (
        <p className={classes.empty}>
          As you type, facts show up here: services, prices, opening hours, people, years. Select one to correct it.
        </p>
      )}
    </section>
  )
}

const said: Readonly<Record<Reading, string>> = {
  reading: 'Reading…',
  closer: 'Reading more closely…',
  offline: problems.readingOffline,
  failed: problems.reading,
  done: '',
}
