import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './preview.module.css'

/** The address to pass on. The way to copy it takes the focus from what made it. */
export function LinkMade({ url }: { url: string }) {
  const { copied, copy } = useClipboard({ timeout: 2000 })
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => button.current?.focus(), [])

  return (
    <div className={classes.link}>
      <TextInput
        className={classes.address}
        label="Private link"
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        ref={button}
        leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={() => copy(url)}
      >
        {copied ? 'Copied' : 'Copy link'}
      </Button>
    </div>
  )
}
