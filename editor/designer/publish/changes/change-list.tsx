import { UnstyledButton } from '@mantine/core'
import type { Change } from '#renderer/document/compare/changes.ts'
import { changeText } from '#ui/words/change-words.ts'
import classes from './changes.module.css'

/** A list of changes. With `onOpen`, a section's line scrolls to it. */
export function ChangeList({ changes, onOpen }: { changes: readonly Change[]; onOpen: (sectionId?: string) => void }) {
  return (
    <ul className={classes.list}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.sectionId ?? change.place}`}>
          <UnstyledButton className={classes.line} onClick={() => onOpen(change.sectionId)}>
            {changeText(change)}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
