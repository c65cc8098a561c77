import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent } from '../window/lazy.tsx'

const CorrectEmailDialog = lazyComponent(() =>
  import('./correct-email-dialog.tsx').then((file) => file.CorrectEmailDialog),
)

export function CorrectEmail({ email, ...button }: { email: string } & ButtonProps) {
  const [opened, setOpened] = useState(false)
  const [isWanted, setWanted] = useState(false)
  return (
    <>
      <Button
        variant="transparent"
        size="sm"
        px={0}
        {...button}
        onClick={() => {
          setWanted(true)
          setOpened(true)
        }}
      >
        Wrong address?
      </Button>
      {isWanted && <CorrectEmailDialog email={email} opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}
