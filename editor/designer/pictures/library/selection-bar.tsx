import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import classes from './library.module.css'
import { picturesInWords } from './picture-facts.ts'

type SelectionBarProps = {
  count: number
  isMultiple: boolean
  onAll: () => void
  onDelete: () => void
  onEnd: () => void
}

export function SelectionBar({ count, isMultiple, onAll, onDelete, onEnd }: SelectionBarProps) {
  const look = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const
  return (
    <div className={classes.selection} role="toolbar" aria-label="Selected pictures">
      <span>{count} selected</span>
      <Button {...look} onClick={onAll}>
        Select all
      </Button>
      <Button
        {...look}
        leftSection={<IconTrash size={14} aria-hidden />}
        disabled={count === 0}
        aria-label={count === 0 ? undefined : `Delete ${picturesInWords(count)}`}
        onClick={onDelete}
      >
        Delete
      </Button>
      <Button {...look} onClick={onEnd}>
        {isMultiple ? 'Done' : 'Clear'}
      </Button>
    </div>
  )
}
