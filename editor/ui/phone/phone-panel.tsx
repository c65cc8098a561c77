import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { pages } from '#worker/platform/addresses/paths.ts'
import { ErrorText } from '../errors/error-text.tsx'
import { qrPath } from '../qr-path.ts'
import words from '../small-words.module.css'
import classes from './phone-panel.module.css'
import { usePhoneLink } from './use-phone-link.ts'

type PhonePanelProps = {
  /** Called with photos as they arrive. If it returns a promise, later photos wait for it. */
  onFiles: (files: File[]) => unknown
  onClose: () => void
}

/** Shows a QR code and receives photos from the phone that scans it. Closing revokes the code. */
export function PhonePanel({ onFiles, onClose }: PhonePanelProps) {
  const [turn, setTurn] = useState(0)
  const { link, isOver, received, error } = usePhoneLink(onFiles, turn)
  const again = () => setTurn(turn + 1)
  return (
    <section className={classes.panel} aria-labelledby="from-your-phone">
      <div className={classes.code} data-over={isOver || undefined}>
        {link ? <Code url={`${location.origin}${pages.phonePhotos}#${link.token}`} /> : !error && <Skeleton />}
      </div>
      <div>
        <h3 className={words.name} id="from-your-phone">
          Send photos from your phone
        </h3>
        {error ? (
          <p className={words.quiet} role="alert">
            <ErrorText error={error} />
          </p>
        ) : isOver ? (
          <p className={words.quiet}>This code has expired.</p>
        ) : (
          <p className={words.quiet}>
            Scan the code with your phone’s camera, then choose photos there. It works for 15 minutes.
          </p>
        )}
        <p className={classes.received} role="status">
          {received > 0
            ? received === 1
              ? '1 photo received'
              : `${received} photos received`
            : link && 'Waiting for photos…'}
        </p>
        <div className={classes.actions}>
          {(isOver || error !== undefined) && (
            <Button size="xs" variant="default" onClick={again}>
              Show a new code
            </Button>
          )}
          <Button size="xs" variant="default" onClick={onClose}>
            {received > 0 ? 'Done' : 'Cancel'}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Black on white in any color scheme, as cameras expect. */
function Code({ url }: { url: string }) {
  const { path, size } = qrPath(url)
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code for your phone">
      <path d={path} />
    </svg>
  )
}
