import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import setup from './setup.module.css'

/** A text to be taken over letter by letter, and the button that copies it. */
export function CopyValue({ what, children }: { what: string; children: string }) {
  const { copied, copy } = useClipboard({ timeout: 2000 })
  return (
    <span className={setup.copy}>
      <code>{children}</code>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={`Copy the ${what}`}
        title="Copy"
        onClick={() => copy(children)}
      >
        {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      </ActionIcon>
      <VisuallyHidden role="status">{copied && 'Copied'}</VisuallyHidden>
    </span>
  )
}
