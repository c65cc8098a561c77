import { Button, Group } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconBrandX,
  IconCheck,
  IconCopy,
  IconExternalLink,
  IconMail,
  IconShare,
} from '@tabler/icons-react'
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
  const { draftId } = draft
  const connect = () => {
    onOpen()
    open({ draftId })
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

const signs: Record<string, typeof IconMail> = {
  Email: IconMail,
  WhatsApp: IconBrandWhatsapp,
  Facebook: IconBrandFacebook,
  X: IconBrandX,
  LinkedIn: IconBrandLinkedin,
}

/** Tells others of the website: as the device does it, else by links. */
function Share({ url, name }: { url: string; name: string }) {
  const share = async () => {
    // Rejects when the person changes their mind.
    await navigator.share({ title: name, url }).catch(() => undefined)
  }
  return (
    <section aria-labelledby="share">
      <h3 id="share">Share it</h3>
      <div className={classes.buttons}>
        {'share' in navigator ? (
          <Button variant="default" size="compact-sm" leftSection={<IconShare size={16} aria-hidden />} onClick={share}>
            Share…
          </Button>
        ) : (
          shareTargets(url, name).map((target) => {
            const Sign = signs[target.name] ?? IconShare
            return (
              <Button
                key={target.name}
                component="a"
                href={target.href}
                target="_blank"
                rel="noreferrer"
                variant="default"
                size="compact-sm"
                leftSection={<Sign size={16} aria-hidden />}
              >
                {target.name}
              </Button>
            )
          })
        )}
      </div>
    </section>
  )
}

/** Services to share a website on, each by a plain address: none of their code loads before the click. */
export function shareTargets(url: string, name: string): { name: string; href: string }[] {
  const text = `${name}: our new website`
  const query = (values: Record<string, string>) =>
    // Mail programs take a plus for a plus.
    new URLSearchParams(values).toString().replaceAll('+', '%20')
  return [
    { name: 'Email', href: `mailto:?${query({ subject: text, body: url })}` },
    { name: 'WhatsApp', href: `https://wa.me/?${query({ text: `${text} ${url}` })}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
    { name: 'X', href: `https://x.com/intent/post?${query({ text, url })}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
  ]
}
