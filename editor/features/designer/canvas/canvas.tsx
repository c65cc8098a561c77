import { useElementSize } from '@mantine/hooks'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import {
  designerModeAtom,
  deviceAtom,
  deviceWidths,
  selectedIdAtom,
  selectSectionAtom,
} from '../../../state/selection.ts'
import { SiteFrame } from '../../../ui/site-frame.tsx'
import classes from './canvas.module.css'
import { type CanvasMarks, startMarks } from './canvas-marks.ts'

/** The live site. A click on a section opens its form; the section being edited is outlined and in sight. */
export function Canvas({ document }: { document: WebsiteSettings }) {
  const device = useAtomValue(deviceAtom)
  const mode = useAtomValue(designerModeAtom)
  const opened = useAtomValue(selectedIdAtom)
  const selected = mode === 'Sections' ? opened : null
  const select = useSetAtom(selectSectionAtom)
  const { ref, width: room } = useElementSize()
  const [frame, setFrame] = useState<Document>()

  const marks = useRef<CanvasMarks>(null)

  useEffect(() => {
    if (!frame) return
    marks.current = startMarks(frame)
    return () => marks.current?.stop()
  }, [frame])
  // On every drawing, as it may have moved what is marked.
  useEffect(() => marks.current?.place(selected))
  useEffect(() => {
    if (frame && selected) reveal(frame, selected)
  }, [frame, selected])

  const width = deviceWidths[device]
  const roomy = device === 'Desktop' && room >= width
  return (
    <div ref={ref} className={classes.canvas}>
      <div
        className={classes.window}
        data-device={device}
        style={{ maxWidth: device === 'Desktop' ? undefined : width }}
      >
        {room > 0 && (
          <SiteFrame
            document={document}
            title={`${document.businessName}: preview`}
            width={roomy ? undefined : width}
            onReady={setFrame}
            onSectionClick={select}
          />
        )}
      </div>
    </div>
  )
}

/** Scrolls a section into sight, unless a good part of it is there already. */
function reveal(frame: Document, id: string) {
  const element = frame.getElementById(id)
  const height = frame.defaultView?.innerHeight ?? 0
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= 0 ? top < height * 0.6 : bottom > height * 0.6) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
}
