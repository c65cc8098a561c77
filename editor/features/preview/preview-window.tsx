import { Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { publishedDocument } from '../../../renderer/published-document.ts'
import { DeviceSwitch } from '../../ui/device-switch.tsx'
import { SiteFrame } from '../../ui/site-frame.tsx'
import { useSiteWidth } from '../../ui/use-site-width.ts'
import classes from './preview-window.module.css'
import { useLeaveByEscape } from './use-leave-by-escape.ts'

/**
 * A browser's own dialog over everything: it keeps the focus, lets it into the site and gives it back, and the page behind is
 * out of reach.
 */
export function PreviewWindow({ document, onClose }: { document: WebsiteSettings; onClose: () => void }) {
  const site = useMemo(() => publishedDocument(document), [document])
  const { ref: stage, width: room } = useElementSize()
  const [frame, setFrame] = useState<Document>()
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = useRef<HTMLButtonElement>(null)
  useLeaveByEscape(frame, dialog)

  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    leave.current?.focus()
    return () => shown?.close()
  }, [])

  const { device, width, maxWidth } = useSiteWidth(room)
  return (
    <dialog ref={dialog} className={classes.window} aria-label="Preview" onClose={onClose}>
      <div className={classes.bar}>
        <p className={classes.name}>
          {document.businessName} <span className={classes.hint}>as visitors see it</span>
        </p>
        <div className={classes.devices}>
          <DeviceSwitch />
        </div>
        <Button
          ref={leave}
          className={classes.leave}
          variant="default"
          size="xs"
          rightSection={<IconX size={14} aria-hidden />}
          onClick={() => dialog.current?.close()}
        >
          Close preview
        </Button>
      </div>
      <div ref={stage} className={classes.stage}>
        <div className={classes.site} data-device={device} style={{ maxWidth }}>
          {room > 0 && (
            <SiteFrame
              document={site}
              title={`${document.businessName}: as visitors see it`}
              width={width}
              asVisited
              onReady={setFrame}
            />
          )}
        </div>
      </div>
    </dialog>
  )
}
