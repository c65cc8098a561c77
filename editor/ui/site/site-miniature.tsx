import { useDebouncedValue } from '@mantine/hooks'
import { memo } from 'react'
import type { PresetStyle } from '#renderer/document/enumerations.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { changeStyle } from '#renderer/styles/change-style.ts'
import { useIdleTurn } from '../use-idle-turn.ts'
import { SiteFrame } from './site-frame.tsx'
import classes from './site-miniature.module.css'
import { topOfSite } from './top-of-site.ts'

/** Viewport width of the previewed page, in CSS pixels. */
const previewWidth = 1120
/** Debounce of thumbnails in milliseconds, longer than a pause in typing or dragging. */
const debounceMs = 700
/** Milliseconds between thumbnails, so that several of them never delay the same keystroke. */
const renderGapMs = 100

export type SiteMiniatureProps = {
  site: WebsiteSettings
  /** Overrides the website's style. */
  style?: PresetStyle
  name: string
  /** Rendering order, from 0. Thumbnails render one by one when idle. */
  turn: number
}

export function SiteMiniature({ site, style, name, turn }: SiteMiniatureProps) {
  const due = useIdleTurn(turn)
  const [settled] = useDebouncedValue(site, debounceMs + turn * renderGapMs)
  return (
    <span className={classes.miniature} data-miniature aria-hidden>
      {due && <Top site={settled} style={style ?? site.style} name={name} />}
    </span>
  )
}

const Top = memo(function Top({ site, style, name }: { site: WebsiteSettings; style: PresetStyle; name: string }) {
  return (
    <SiteFrame document={topOfSite(changeStyle(site, style))} title={`${name}: miniature`} width={previewWidth} inert />
  )
})
