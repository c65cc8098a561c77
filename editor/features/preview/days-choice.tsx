import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { previewLinkDays } from '../../../worker/drafts/schema.ts'
import type { PreviewDays } from '../../state/preview.ts'
import classes from './preview.module.css'

const choices = previewLinkDays.map((days) => ({ value: String(days), label: days === 1 ? '1 day' : `${days} days` }))

/** How long the link is to work. */
export function DaysChoice({ days, onChange }: { days: PreviewDays; onChange: (days: PreviewDays) => void }) {
  const id = useId()
  return (
    <div>
      <p id={id} className={classes.label}>
        The link works for
      </p>
      <SegmentedControl
        fullWidth
        withItemsBorders={false}
        aria-labelledby={id}
        data={choices}
        value={String(days)}
        onChange={(value) => onChange(Number(value) as PreviewDays)}
      />
    </div>
  )
}
