import { useEffect } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'

/** Distance from the viewport, in viewport heights, beyond which sections aren't rendered. Larger than one turn of the wheel. */
const offscreenMargin = '100%'

/**
 * Skips layout and paint of sections far from the viewport, so that keystrokes only render nearby sections. The sections keep their height.
 * `width`: the page's width.
 */
export function useOffscreenSections(
  frame: Document | undefined,
  { sections, theme }: WebsiteSettings,
  width: number | undefined,
) {
  const order = sections.map(({ id }) => id).join()
  useEffect(() => {
    // Reruns on new sections, and on a new theme or width, which change all heights.
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
        const inner = boundingClientRect.height - paddingAndBorder(target)
        style.setProperty('contain-intrinsic-block-size', `auto ${inner}px`)
        style.setProperty('content-visibility', 'auto')
      }
    },
    { root: frame, rootMargin: `${offscreenMargin} 0px` },
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

/** Padding and borders in pixels, which `contain-intrinsic-block-size` excludes. */
function paddingAndBorder(section: Element): number {
  const style = section.ownerDocument.defaultView?.getComputedStyle(section)
  const edges = ['padding-block-start', 'padding-block-end', 'border-block-start-width', 'border-block-end-width']
  return edges.reduce((sum, edge) => sum + Number.parseFloat(style?.getPropertyValue(edge) || '0'), 0)
}

/** Visible sections aren't contained, so they can overlap their neighbors. */
function show({ style }: HTMLElement) {
  style.removeProperty('content-visibility')
  style.removeProperty('contain-intrinsic-block-size')
}
