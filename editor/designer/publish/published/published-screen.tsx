import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { useSmallScreen } from '#ui/use-small-screen.ts'
import { WindowBody } from '#ui/window/window.tsx'
import { addressAround } from '#ui/words/names-of.ts'
import { NextSteps } from './next-steps.tsx'
import publishedClasses from './published.module.css'
import classes from './published-screen.module.css'
import { QrCode } from './qr-code.tsx'
import { RemainingSchedules } from './remaining-schedules.tsx'
import { canShare, ShareButton, ShareWays } from './share.tsx'
import { VisitLink } from './visit-link.tsx'
import { WebsiteFrames } from './website-frames.tsx'

type PublishedScreenProps = {
  draftId: string
  url: string
  scheduleStays?: boolean | undefined
  document: WebsiteSettings
}

export function PublishedScreen({ draftId, url, scheduleStays, document }: PublishedScreenProps) {
  const site = useMemo(() => publishedDocument(document, Date.now()), [document])
  const small = useSmallScreen()
  const bySystem = small && canShare()
  const shared = { url, title: site.businessName, text: `${site.businessName}: our new website` }
  return (
    <WindowBody className={classes.moment}>
      <WebsiteFrames site={site} url={url} />
      <div className={classes.told}>
        <div>
          <h3 className={publishedClasses.live}>
            <IconCircleCheckFilled size={24} aria-hidden />
            Your website is live
          </h3>
          <Address url={url} />
          <div className={publishedClasses.buttons}>
            <CopyButton text={url} label="Copy address" size="md" takesFocus />
            {bySystem && <ShareButton {...shared} label="Share" size="md" />}
            <VisitLink url={url} size="md" variant="default" />
          </div>
        </div>
        <RemainingSchedules draftId={draftId} scheduleStays={scheduleStays} />
        <div className={classes.group}>
          <QrCode
            url={url}
            title="For your van and your cards"
            text="People point their phone at it and your website opens."
          />
          {!bySystem && <ShareWays {...shared} />}
        </div>
        <NextSteps draftId={draftId} />
      </div>
    </WindowBody>
  )
}

/** Emphasizes the part that the owner chose. */
function Address({ url }: { url: string }) {
  const { before, chosen, after } = addressAround(url)
  return (
    <p className={classes.address}>
      {before && <span>{before}</span>}
      <wbr />
      {chosen}
      <wbr />
      {after && <span>{after}</span>}
    </p>
  )
}
