import { useLayoutEffect, useState } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { useSmallScreen } from '#ui/use-small-screen.ts'
import classes from './made-site.module.css'
import { useFollow, useVeil } from './use-veil.ts'

type MadeSiteProps = {
  document: WebsiteSettings
  /** The sections that have their own words. */
  revealed: readonly string[]
  /** It is finished, and shown as it is. */
  made: boolean
  onReady: (frame: Document) => void
}

/** As wide as the page believes its window is while it is small, in CSS pixels. */
const widths = { small: 390, large: 1280 }

/** The website itself, whole and small while it is being made, then as it is. */
export function MadeSite({ document, revealed, made, onReady }: MadeSiteProps) {
  const [frame, setFrame] = useState<Document>()
  const small = useSmallScreen()
  const ids = document.sections.map(({ id }) => id)
  const pending = made ? [] : ids.filter((id) => !revealed.includes(id))
  // What came before its turn is not gone to.
  const reached = ids[ids.indexOf(pending[0] ?? '') - 1]
  useVeil(frame, pending)
  useFollow(frame, reached)
  useLayoutEffect(() => {
    if (frame && made) frame.defaultView?.scrollTo({ top: 0, behavior: 'instant' })
  }, [frame, made])

  return (
    <div className={classes.stage}>
      <div className={classes.board}>
        <SiteFrame
          document={document}
          title={made ? 'Your finished website' : 'Your website'}
          width={made ? undefined : widths[small ? 'small' : 'large']}
          inert={!made}
          onReady={(drawn) => {
            setFrame(drawn)
            onReady(drawn)
          }}
        />
      </div>
    </div>
  )
}
