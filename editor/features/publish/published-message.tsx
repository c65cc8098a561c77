import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react'
import { bare } from './handle-field.tsx'
import classes from './publish.module.css'

/** Where the website now is. */
export function PublishedMessage({ url, onClose }: { url: string; onClose: () => void }) {
  const { copied, copy } = useClipboard({ timeout: 2000 })
  return (
    <div role="status">
      <p className={classes.live}>Your website is live at</p>
      <a className={classes.link} href={url} target="_blank" rel="noreferrer">
        {bare(url)}
        <IconExternalLink size={16} aria-label="opens in a new window" />
      </a>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={() => copy(url)}
        >
          {copied ? 'Copied' : 'Copy address'}
        </Button>
        <Button onClick={onClose} data-autofocus>
          Done
        </Button>
      </div>
    </div>
  )
}
