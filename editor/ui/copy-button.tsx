import { Button, type ButtonProps } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useId } from 'react'
import { focusSoon } from './window/focus-soon.ts'

type CopyButtonProps = ButtonProps & { text: string; label: string; takesFocus?: boolean }

export function CopyButton({ text, label, takesFocus, ...props }: CopyButtonProps) {
  const { copied, copy } = useClipboard({ timeout: 2000 })
  const id = useId()
  useEffect(() => {
    // Delayed, because the dialog first records the previous focus.
    if (takesFocus) focusSoon(id)
  }, [takesFocus, id])
  const Sign = copied ? IconCheck : IconCopy
  return (
    <Button
      {...props}
      id={id}
      leftSection={<Sign size={18} aria-hidden />}
      onClick={() => copy(text)}
      data-autofocus={takesFocus || undefined}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  )
}
