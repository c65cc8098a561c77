import { useDebouncedValue } from '@mantine/hooks'
import { memo } from 'react'
import type { PresetStyle } from '#renderer/document/enumerations.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { changeStyle } from '#renderer/styles/change-style.ts'
import { useIdleTurn } from '../use-idle-turn.ts'
import { SiteFrame } from './site-frame.tsx'
import classes from './site-miniature.module.css'
import { topOfSite } from './top-of-site.ts'

/** As wide as the site believes its window is, in CSS pixels. */
const width = 1120
/** The time without changes before a website's miniatures follow, in milliseconds: longer than a pause in typing or dragging. */
const pause = 700
/** Between one miniature and the next, so that five never hold up one keystroke. */
const apart = 100

export type SiteMiniatureProps = {
  site: WebsiteSettings
  /** Drawn in this style rather than its own. */
  style?: PresetStyle
  /** What it is of, for those who come upon its frame. */
  name: string
  /** From 0 on: when it is drawn. One after another, in idle moments. */
  turn: number
}

/** The top of a website, small. */
export function SiteMiniature({ site, style, name, turn }: SiteMiniatureProps) {
  const due = useIdleTurn(turn)
  const [settled] = useDebouncedValue(site, pause + turn * apart)
  return (
    <span className={classes.miniature} data-miniature aria-hidden>
      {due && <Top site={settled} style={style ?? site.style} name={name} />}
    </span>
  )
}

const Top = memo(function Top({ site, style, name }: { site: WebsiteSettings; style: PresetStyle; name: string }) {
  return <SiteFrame document={topOfSite(changeStyle(site, style))} title={`${name}: miniature`} width={width} inert />
})
