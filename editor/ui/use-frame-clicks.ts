import { useEffect } from 'react'
import { cookieBannerIds } from '../../renderer/behaviors/cookie-banner.tsx'

const cookieButtons = `#${cookieBannerIds.accept}, #${cookieBannerIds.refuse}`

/**
 * Keeps a previewed site in its frame: forms and links lead nowhere, and the cookie notice closes without storing an answer. With `follow`, a link to a section scrolls there and the
 * menu opens, as for a visitor.
 */
export function useFrameClicks(frame: Document | undefined, follow: boolean) {
  useEffect(() => {
    if (!frame) return
    const click = (event: MouseEvent) => {
      const target = event.target as Element | null
      if (target?.closest?.(cookieButtons)) {
        const notice = frame.getElementById(cookieBannerIds.banner)
        if (notice) notice.hidden = true
        return
      }
      const link = target?.closest?.('a')
      if (!link) return
      event.preventDefault()
      const fragment = link.getAttribute('href')
      // The frame's own address: a fragment alone would be taken for one of the page around it.
      if (follow && fragment?.startsWith('#')) frame.defaultView?.location.replace(`about:srcdoc${fragment}`)
    }
    const submit = (event: Event) => event.preventDefault()
    frame.addEventListener('click', click)
    frame.addEventListener('submit', submit)
    return () => {
      frame.removeEventListener('click', click)
      frame.removeEventListener('submit', submit)
    }
  }, [frame, follow])
}
