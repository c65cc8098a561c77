import { Button } from '@mantine/core'
import { IconArrowsMaximize } from '@tabler/icons-react'
import classes from './crop.module.css'

/** Without `onReset` there is nothing to take back: it says so, and keeps the focus it has. */
export function ResetButton({ onReset }: { onReset?: () => void }) {
  return (
    <Button
      className={classes.reset}
      variant="subtle"
      color="gray"
      leftSection={<IconArrowsMaximize size={16} />}
      aria-disabled={!onReset || undefined}
      data-disabled={!onReset || undefined}
      onClick={onReset}
    >
      Reset
    </Button>
  )
}
