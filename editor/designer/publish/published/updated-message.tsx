import { Button } from '@mantine/core'
import { CopyButton } from '#ui/copy-button.tsx'
import { WindowBody } from '#ui/window/window.tsx'
import { bareAddress } from '#ui/words/names-of.ts'
import classes from './published.module.css'
import { RemainingSchedules } from './remaining-schedules.tsx'
import { VisitLink } from './visit-link.tsx'

type UpdatedMessageProps = { draftId: string; url: string; scheduleStays?: boolean | undefined; onShare: () => void }

/** Shown after every publish except the first. */
export function UpdatedMessage({ draftId, url, scheduleStays, onShare }: UpdatedMessageProps) {
  return (
    <WindowBody className={classes.updated}>
      <p role="status">
        Updated. Your website is live at <strong>{bareAddress(url)}</strong>
      </p>
      <RemainingSchedules draftId={draftId} scheduleStays={scheduleStays} />
      <div className={classes.buttons}>
        <VisitLink url={url} takesFocus />
        <CopyButton text={url} label="Copy address" variant="default" />
        <Button variant="subtle" onClick={onShare}>
          Share, QR code
        </Button>
      </div>
    </WindowBody>
  )
}
