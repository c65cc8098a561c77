import { useElementSize } from '@mantine/hooks'
import { useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { replaceSection } from '../../../renderer/document/edits.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { pageFrameAtom } from '../../state/page-frame.ts'
import { SiteFrame } from '../../ui/site-frame.tsx'
import { useSiteWidth } from '../../ui/use-site-width.ts'
import classes from './canvas.module.css'
import { CanvasTools } from './canvas-tools.tsx'
import { useCanvasEvents } from './use-canvas-events.ts'
import { useCanvasMarks } from './use-canvas-marks.ts'
import { useCanvasPictures } from './use-canvas-pictures.ts'
import { usePageTyping } from './use-page-typing.ts'

/** The live site. A click on anything opens its form; text is typed where it stands; what is being edited is outlined and in sight. */
export function Canvas({ document }: { document: WebsiteSettings }) {
  const { ref, width: room } = useElementSize()
  const [frame, setFrame] = useState<Document>()
  const tools = useRef<HTMLDivElement>(null)
  const typing = usePageTyping(frame)
  const setPageFrame = useSetAtom(pageFrameAtom)
  useEffect(() => {
    setPageFrame(frame ?? null)
    return () => setPageFrame(null)
  }, [frame, setPageFrame])
  useCanvasEvents(frame, typing)
  useCanvasMarks(frame, tools)
  useCanvasPictures(frame)

  const { frozen } = typing
  const shown = useMemo(() => (frozen ? replaceSection(document, frozen) : document), [document, frozen])
  const { device, width, maxWidth } = useSiteWidth(room)
  return (
    <div ref={ref} className={classes.canvas}>
      <div className={classes.window} data-device={device} style={{ maxWidth }}>
        {room > 0 && (
          <SiteFrame
            document={shown}
            title={`${document.businessName}: preview`}
            width={width}
            followLinks={false}
            onReady={setFrame}
          />
        )}
        <CanvasTools ref={tools} typing={frozen !== null} onType={typing.begin} />
      </div>
    </div>
  )
}
