import { Button, Group } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { connectedWith, domainsOpenAtom, domainsQuery } from '#editor/domains/queries.ts'
import { problems } from '#ui/errors/error-texts.ts'
import { late } from '#ui/window/late.tsx'
import { WindowBody } from '#ui/window/window.tsx'
import { bareAddress, namesOf } from '#ui/words/names-of.ts'
import { businessNameAtom } from '../../document/parts.ts'
import { storedDraftAtom } from '../../document/session.ts'
import type { PublishOutcome } from '../use-publish.ts'
import { WaitingNotices } from '../when/waiting-notice.tsx'
import classes from './published.module.css'
import { Share } from './share.tsx'

const QrCode = late(() => import('./qr-code.tsx').then((file) => file.QrCode), <div className={classes.qrWait} />)

type PublishedMessageProps = Pick<PublishOutcome, 'scheduleStays'> & {
  draftId: string
  url: string
  onClose: () => void
}

/** Where the website now is, for how long, and the ways to tell others of it. */
export function PublishedMessage({ draftId, url, scheduleStays, onClose }: PublishedMessageProps) {
  const name = useAtomValue(businessNameAtom)
  const { copied, copy } = useClipboard({ timeout: 2000 })
  const visit = useRef<HTMLAnchorElement>(null)
  useEffect(() => visit.current?.focus(), [])
  return (
    <WindowBody className={classes.published}>
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
      <WaitingNotices draftId={draftId} />
      {scheduleStays && <p role="alert">{problems.scheduleEnd}</p>}
      <OwnDomain onOpen={onClose} />
      <QrCode url={url} />
      <Share url={url} name={name} />
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </Group>
    </WindowBody>
  )
}

/** Offers to connect a domain while the website has none, and shows the state of one that is still connecting. */
function OwnDomain({ onOpen }: { onOpen: () => void }) {
  const draft = useAtomValue(storedDraftAtom)
  const open = useSetAtom(domainsOpenAtom)
  const { data } = useQuery({ ...domainsQuery(draft?.draftId ?? ''), enabled: draft !== null })
  const pending = data ? connectedWith(data).filter(({ live }) => !live) : []
  if (pending.length > 0) {
    return (
      <p>
        {namesOf(pending)} will show your website once it’s connected. To check the status, choose “Your own domain” in
        the menu.
      </p>
    )
  }
  if (!draft || !data?.offered || connectedWith(data).length > 0) return null
  const { draftId, websiteSettings } = draft
  const connect = () => {
    onOpen()
    open({ draftId, businessName: websiteSettings.businessName })
  }
  return (
    <section className={classes.own} aria-labelledby="own-domain">
      <div>
        <h3 id="own-domain">Your own domain</h3>
        <p>Own a domain such as example.com? Use it for your website.</p>
      </div>
      <Button variant="default" size="compact-sm" onClick={connect}>
        Connect your own domain
      </Button>
    </section>
  )
}

/** A quiet moment of joy: a roof draws itself, row by row, and the sun comes up behind it. Still for those who want less motion. */
function LiveSign() {
  return (
    <svg className={classes.sign} viewBox="0 0 96 72" aria-hidden="true">
      <circle className={classes.sun} cx="48" cy="34" r="20" />
      {[40, 52, 64].map((y) => (
        <path key={y} className={classes.row} pathLength="1" d={`M16 ${y} 48 ${y - 24}l32 24`} />
      ))}
    </svg>
  )
}
