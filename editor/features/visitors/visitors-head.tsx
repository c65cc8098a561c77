import { NativeSelect, SegmentedControl } from '@mantine/core'
import type { DraftListItem } from '../../../worker/drafts/schema.ts'
import { visitPeriods } from '../../../worker/visits/schema.ts'
import type { VisitPeriod } from '../../state/visits.ts'
import { periodWords } from './visit-words.ts'
import classes from './visitors.module.css'

type VisitorsHeadProps = {
  websites: DraftListItem[]
  chosen: DraftListItem
  days: VisitPeriod
  onChoose: (choice: { website?: string; days?: VisitPeriod }) => void
}

const periods = visitPeriods.map((days) => ({ value: `${days}`, label: periodWords[days] }))

/** Whose numbers, and of which time. */
export function VisitorsHead({ websites, chosen, days, onChoose }: VisitorsHeadProps) {
  return (
    <div className={classes.head}>
      <h1 className={classes.title}>Visitors</h1>
      {websites.length > 1 ? (
        <NativeSelect
          className={classes.website}
          aria-label="Website"
          data={websites.map(({ draftId, businessName }) => ({ value: draftId, label: businessName }))}
          value={chosen.draftId}
          onChange={(event) => onChoose({ website: event.currentTarget.value })}
        />
      ) : (
        <p className={classes.only}>{chosen.businessName}</p>
      )}
      <SegmentedControl
        className={classes.period}
        withItemsBorders={false}
        aria-label="Period"
        data={periods}
        value={`${days}`}
        onChange={(value) => onChoose({ days: Number(value) as VisitPeriod })}
      />
    </div>
  )
}
