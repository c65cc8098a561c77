import { useEffect, useInsertionEffect, useMemo, useRef } from 'react'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { siteStyles } from '../../renderer/site-styles.ts'

/** Puts a website's CSS and language on the document of a frame, before the site is painted there. */
export function SiteStyle(props: { document: WebsiteSettings; frame: Document; onApplied: () => void }) {
  const { document: site, frame, onApplied } = props
  const css = useMemo(() => siteStyles(site), [site])
  const applied = useRef(onApplied)

  useInsertionEffect(() => {
    const style = frame.querySelector('style') ?? frame.head.appendChild(frame.createElement('style'))
    if (style.textContent !== css) style.textContent = css
  }, [css, frame])

  useEffect(() => {
    frame.documentElement.lang = site.settings.language
  }, [frame, site.settings.language])

  useEffect(() => {
    applied.current()
  }, [])

  return null
}
