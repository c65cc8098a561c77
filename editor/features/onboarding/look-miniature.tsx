import { useMediaQuery } from '@mantine/hooks'
import { memo } from 'react'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { SiteFrame } from '../../ui/site-frame.tsx'
import { useIdleTurn } from '../../ui/use-idle-turn.ts'
import classes from './look-miniature.module.css'

/** How wide the site believes its window is, in CSS pixels: a phone's where there is little room, so that its words can be read. */
const windows = { phone: 400, desktop: 840 }

type LookMiniatureProps = {
  /** Its top, in the look to be judged. */
  site: WebsiteSettings
  /** Of the look, for those who come upon the frame. */
  name: string
  /** From 0 on: one after another, in idle moments. */
  turn: number
}

/** The first screen of somebody's own website in one of the looks. */
export const LookMiniature = memo(function LookMiniature({ site, name, turn }: LookMiniatureProps) {
  const due = useIdleTurn(turn)
  const roomy = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  return (
    <span
      className={classes.miniature}
      data-miniature
      aria-hidden
      style={{ background: site.theme.colors.backgroundColor }}
    >
      {due && (
        <SiteFrame
          document={site}
          title={`${name}: miniature`}
          width={roomy ? windows.desktop : windows.phone}
          inert
          asVisited
        />
      )}
    </span>
  )
})
