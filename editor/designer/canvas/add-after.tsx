import { ActionIcon } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { memo } from 'react'
import { addingAtAtom } from '../sections/adding.ts'
import { useSectionActions } from '../sections/use-section-actions.ts'
import classes from './canvas-tools.module.css'

/** On the lower edge of a section: adds one after it. */
export const AddAfter = memo(function AddAfter({ id }: { id: string }) {
  const open = useSetAtom(addingAtAtom)
  const { title, index } = useSectionActions(id)
  const label = `Add a section after ${title}`
  return (
    <ActionIcon
      radius="xl"
      size={28}
      className={classes.add}
      aria-label={label}
      title={label}
      onClick={() => open(index + 1)}
    >
      <IconPlus size={16} />
    </ActionIcon>
  )
})
