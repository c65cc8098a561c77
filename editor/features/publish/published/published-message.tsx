import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { businessNameAtom } from '../../../state/document-parts.ts'
import { late } from '../../../ui/late.tsx'
import { onWhenWords } from '../../../ui/when-words.ts'
import { bareAddress } from '../bare-address.ts'
import type { PublishOutcome } from '../use-publish.ts'
import { LiveSign } from './live-sign.tsx'
import classes from './published.module.css'
import { Share } from './share.tsx'

const QrCode = late(() => import('./qr-code.tsx').then((file) => file.QrCode), <div className={classes.qrWait} />)

type PublishedMessageProps = PublishOutcome & { url: string; onClose: () => void }

/** Where the website now is, for how long, and the ways to tell others of it. */
export function PublishedMessage({ url, schedules, returnStays, onClose }: PublishedMessageProps) {
  const back = schedules.find(({ kind }) => kind === 'revert')
  const name = useAtomValue(businessNameAtom)
  const { copied, copy } = useClipboard({ timeout: 2000 })
  const visit = useRef<HTMLAnchorElement>(null)
  useEffect(() => visit.current?.focus(), [])
  return (
    <div className={classes.published}>
      <div className={classes.live}>
        <LiveSign />
        <p role="status">
          Your website is live at <strong>{bareAddress(url)}</strong>
        </p>
        <div className={classes.buttons}>
          <Button
            ref={visit}
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
            rightSection={<IconExternalLink size={16} aria-label="opens in a new window" />}
          >
            Visit website
          </Button>
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={() => copy(url)}
          >
            {copied ? 'Copied' : 'Copy address'}
          </Button>
        </div>
      </div>
      {back && (
        <p>
          Version {back.release} comes back {onWhenWords(back.at)}. To keep this one, open Publish again and cancel
          that.
        </p>
      )}
      {returnStays && (
        <p role="alert">
          What brings the earlier version back could not be cancelled. Open Publish again to cancel it.
        </p>
      )}
      <QrCode url={url} />
      <Share url={url} name={name} />
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
