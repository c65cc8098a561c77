import { Button, type ButtonProps } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

type CopyButtonProps = ButtonProps & { text: string; label: string /** As it appears. */; takesFocus?: boolean }

/** Copies a text, and says so in its own place. */
export function CopyButton({ text, label, takesFocus, ...props }: CopyButtonProps) {
  const { copied, copy } = useClipboard({ timeout: 2000 })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const Sign = copied ? IconCheck : IconCopy
  return (
    <Button
      {...props}
      ref={button}
      leftSection={<Sign size={18} aria-hidden />}
      onClick={() => copy(text)}
      data-autofocus={takesFocus || undefined}
    >
      <span role="status">{copied ? 'Copied' : label}</span>
    </Button>
  )
}
