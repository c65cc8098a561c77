import { useEffect, useInsertionEffect, useMemo, useRef } from 'react'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { previewStyles } from '../../renderer/site-styles.ts'

/** Puts a website's CSS and language on the document of a frame, before the site is painted there. */
export function SiteStyle(props: { document: WebsiteSettings; frame: Document; onApplied: () => void }) {
  const { document: site, frame, onApplied } = props
  const { shared, own } = useMemo(() => previewStyles(site), [site])
  const applied = useRef(onApplied)
  useSheet(frame, 'shared', shared)
  useSheet(frame, 'own', own)

  useEffect(() => {
    frame.documentElement.lang = site.settings.language
  }, [frame, site.settings.language])

  useEffect(() => {
    applied.current()
  }, [])

  return null
}

/** Each in its own element, in the order of the calls, so that a change of the small one leaves the browser the large one as it is. */
function useSheet(frame: Document, name: 'shared' | 'own', css: string) {
  useInsertionEffect(() => {
    const known = frame.querySelector<HTMLStyleElement>(`style[data-sheet=${name}]`)
    const style = known ?? frame.head.appendChild(frame.createElement('style'))
    style.dataset.sheet = name
    style.textContent = css
  }, [css, frame, name])
}
