import { Button } from '@mantine/core'
import { IconArrowsMaximize } from '@tabler/icons-react'
import classes from './crop.module.css'

/** Without `onReset` there is nothing to reset: the button is disabled but keeps the focus. */
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
