import { SegmentedControl } from '@mantine/core'
import type { Schedule } from '../../../../worker/contract/releases.ts'
import { onWhenWords } from '../../../ui/when-words.ts'
import classes from './when.module.css'

const answers = [
  { value: 'keep', label: 'Keep' },
  { value: 'cancel', label: 'Cancel it' },
]

type ReturnNoticeProps = { waiting: Schedule; ends: boolean; onChange: (ends: boolean) => void }

/** What is published now would be replaced by itself: says so, and lets the person choose. */
export function ReturnNotice({ waiting, ends, onChange }: ReturnNoticeProps) {
  const when = onWhenWords(waiting.at)
  return (
    <div className={classes.return}>
      <p id="return-notice">
        {when.charAt(0).toUpperCase() + when.slice(1)} the website goes back to version {waiting.release}.
      </p>
      <SegmentedControl
        size="xs"
        aria-labelledby="return-notice"
        data={answers}
        value={ends ? 'cancel' : 'keep'}
        onChange={(value) => onChange(value === 'cancel')}
      />
    </div>
  )
}
