import { memo } from 'react'
import type { PresetStyle } from '../../../renderer/document/enumerations.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { changeStyle } from '../../../renderer/styles/change-style.ts'
import { SiteFrame } from '../../ui/site-frame.tsx'
import classes from './designer.module.css'
import { topOfSite } from './top-of-site.ts'
import { useIdleTurn } from './use-idle-turn.ts'
import { useSettled } from './use-settled.ts'

/** As wide as the site believes its window is, in CSS pixels. */
const width = 1120
/** How long a website must stay as it is before its miniatures follow, in milliseconds: longer than a pause in typing or dragging. */
const pause = 700
/** Between one miniature and the next, so that five never hold up one keystroke. */
const apart = 100

/** The top of a website in a style, small. `turn`, from 0 on, says when it is drawn: one after another, in idle moments. */
export function StyleMiniature(props: { site: WebsiteSettings; style: PresetStyle; name: string; turn: number }) {
  const { site, style, name, turn } = props
  const due = useIdleTurn(turn)
  const settled = useSettled(site, pause + turn * apart)
  return (
    <span className={classes.miniature} aria-hidden>
      {due && <Top site={settled} style={style} name={name} />}
    </span>
  )
}

const Top = memo(function Top({ site, style, name }: { site: WebsiteSettings; style: PresetStyle; name: string }) {
  return <SiteFrame document={topOfSite(changeStyle(site, style))} title={`${name}: miniature`} width={width} inert />
})
