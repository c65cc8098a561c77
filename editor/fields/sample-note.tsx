import { Button } from '@mantine/core'
import type { ListItem } from './field-description.ts'
import classes from './list-field.module.css'
import { sampleNote } from './sample-items.ts'

/** Says which of a list's items were invented, and lets their owner vouch for them. Nothing where none was. */
export function SampleNote({ items, onReal }: { items: readonly ListItem[]; onReal: () => void }) {
  const note = sampleNote(items)
  if (note === '') return null
  return (
    <div className={classes.samples}>
      <p>{note}</p>
      <Button variant="default" size="compact-xs" onClick={onReal}>
        {note.startsWith('1 ') ? 'This is real' : 'These are real'}
      </Button>
    </div>
  )
}
