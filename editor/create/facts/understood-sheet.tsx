import { Button } from '@mantine/core'
import type { PropsWithChildren } from 'react'
import { Window, WindowBody, WindowFoot } from '#ui/window/window.tsx'
import classes from './understood.module.css'

type UnderstoodSheetProps = PropsWithChildren<{ opened: boolean; onClose: () => void }>

export function UnderstoodSheet({ opened, onClose, children }: UnderstoodSheetProps) {
  return (
    <Window kind="workplace" title="What we understood" opened={opened} onClose={onClose}>
      <WindowBody className={classes.sheet}>{children}</WindowBody>
      <WindowFoot>
        <Button fullWidth size="md" onClick={onClose}>
          Done
        </Button>
      </WindowFoot>
    </Window>
  )
}
