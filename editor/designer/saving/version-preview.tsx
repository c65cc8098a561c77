import { memo, useEffect, useState } from 'react'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { SiteFrame } from '../../ui/site-frame.tsx'
import { useIdleTurn } from '../../ui/use-idle-turn.ts'
import classes from './conflict.module.css'

/** As wide as the site believes its window is, in CSS pixels. */
const width = 1120

type VersionPreviewProps = {
  name: string
  document: WebsiteSettings
  /** From 0 on: when it is drawn. One after another, in idle moments. */
  turn: number
  /** The section to be in sight. */
  sectionId: string | undefined
}

/** A version of the website, live but small; it can be scrolled. */
export const VersionPreview = memo(function VersionPreview({ name, document, turn, sectionId }: VersionPreviewProps) {
  const due = useIdleTurn(turn)
  const [frame, setFrame] = useState<Document>()

  useEffect(() => {
    if (!frame) return
    const section = sectionId && frame.getElementById(sectionId)
    if (section) section.scrollIntoView({ block: 'start' })
  }, [frame, sectionId])

  return (
    <figure className={classes.version}>
      <figcaption>{name}</figcaption>
      <div className={classes.window}>
        {due && <SiteFrame document={document} title={`${name}: preview`} width={width} onReady={setFrame} />}
      </div>
    </figure>
  )
})
