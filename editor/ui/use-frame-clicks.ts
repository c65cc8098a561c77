import { useEffect } from 'react'

/**
 * Keeps a previewed site in its frame: links and forms lead nowhere, a link to a section scrolls there. A click inside a
 * section is reported with the section's id.
 */
export function useFrameClicks(frame: Document | undefined, onSectionClick?: (id: string, target: Element) => void) {
  useEffect(() => {
    if (!frame) return
    const click = (event: MouseEvent) => {
      const target = event.target as Element | null
      if (!target || !('closest' in target)) return
      const link = target.closest('a')
      if (link) {
        event.preventDefault()
        const fragment = link.getAttribute('href')
        if (fragment?.startsWith('#')) frame.getElementById(fragment.slice(1))?.scrollIntoView({ behavior: 'smooth' })
      }
      const id = target.closest('[data-section]')?.getAttribute('data-section')
      if (id) onSectionClick?.(id, target)
    }
    const submit = (event: Event) => event.preventDefault()
    frame.addEventListener('click', click)
    frame.addEventListener('submit', submit)
    return () => {
      frame.removeEventListener('click', click)
      frame.removeEventListener('submit', submit)
    }
  }, [frame, onSectionClick])
}
