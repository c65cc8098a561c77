import { useEffect } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'

/** How far from the window a section must be to be left out, in heights of the window: further than one turn of the wheel goes. */
const away = '100%'

/**
 * Lets the browser leave out the sections that are far from the window, so that a keystroke lays out and paints only what is near. They keep
 * their height. `width` is the page's.
 */
export function useAwaySections(
  frame: Document | undefined,
  { sections, theme }: WebsiteSettings,
  width: number | undefined,
) {
  const order = sections.map(({ id }) => id).join()
  useEffect(() => {
    // Another theme or width gives every section another height, and a new one must be watched too.
    void [order, theme, width]
    return frame && watchSections(frame)
  }, [frame, order, theme, width])
}

function watchSections(frame: Document): (() => void) | undefined {
  const Observer = (frame.defaultView as (Window & typeof globalThis) | null)?.IntersectionObserver
  if (!Observer) return
  const sections = [...frame.querySelectorAll<HTMLElement>('main > [data-section]')]
  const observer = new Observer(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const { style } = target as HTMLElement
        if (isIntersecting) {
          show(target as HTMLElement)
          continue
        }
        const inner = boundingClientRect.height - edgesOf(target)
        style.setProperty('contain-intrinsic-block-size', `auto ${inner}px`)
        style.setProperty('content-visibility', 'auto')
      }
    },
    { root: frame, rootMargin: `${away} 0px` },
  )
  const begin = () => {
    for (const section of sections) observer.observe(section)
  }
  const end = () => {
    observer.disconnect()
    sections.forEach(show)
  }
  // Some sections are as tall as the window.
  const again = () => {
    end()
    begin()
  }
  begin()
  frame.defaultView?.addEventListener('resize', again)
  return () => {
    frame.defaultView?.removeEventListener('resize', again)
    end()
  }
}

/** Padding and borders, in pixels. `contain-intrinsic-block-size` leaves them out. */
function edgesOf(section: Element): number {
  const style = section.ownerDocument.defaultView?.getComputedStyle(section)
  const edges = ['padding-block-start', 'padding-block-end', 'border-block-start-width', 'border-block-end-width']
  return edges.reduce((sum, edge) => sum + Number.parseFloat(style?.getPropertyValue(edge) || '0'), 0)
}

/** A section in sight has no containment: it may reach over its neighbors. */
function show({ style }: HTMLElement) {
  style.removeProperty('content-visibility')
  style.removeProperty('contain-intrinsic-block-size')
}
