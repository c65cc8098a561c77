import type { VisitPeriod } from '../../state/visits.ts'
import classes from './figures.module.css'
import type { Counts } from './visit-bars.ts'
import { comparedWords, figures, numberWords, periodWords } from './visit-words.ts'

type FigureListProps = {
  counts: Counts
  /** Of as many days before; undefined where that is not known. */
  before: Counts | undefined
  days: VisitPeriod
}

/** The period in six numbers. */
export function FigureList({ counts, before, days }: FigureListProps) {
  return (
    <section aria-label={`In ${periodWords[days]}`}>
      <dl className={classes.figures}>
        {figures.map(({ name, label, about, none = about }) => (
          <div key={name} className={classes.figure}>
            <dt>{label}</dt>
            <dd>
              <span className={classes.number}>{numberWords(counts[name])}</span>
              <span className={classes.about}>{counts[name] === 0 ? none : about}</span>
              {before && <span className={classes.compared}>{comparedWords(counts[name], before[name])}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {before && <p className={classes.note}>“More” and “fewer” compare with the {periodWords[days]} before.</p>}
    </section>
  )
}
