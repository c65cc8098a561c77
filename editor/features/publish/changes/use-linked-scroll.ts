import { useEffect } from 'react'
import { matchingOffset, type Standing } from './linked-scroll.ts'

/** Two versions of a page scroll together, section by section. */
export function useLinkedScroll(one: Document | undefined, other: Document | undefined) {
  useEffect(() => {
    if (!one || !other) return
    /** Where a frame was put by the other: that it scrolled there is but an echo. */
    const put = new Map<Document, number>()
    const follow = (from: Document, to: Document) => () => {
      if (Math.abs(scrolled(from) - (put.get(from) ?? Number.NaN)) < 2) return
      put.delete(from)
      const top = matchingOffset(scrolled(from), standings(from), standings(to))
      to.defaultView?.scrollTo({ top, behavior: 'instant' })
      put.set(to, scrolled(to))
    }
    const [oneLeads, otherLeads] = [follow(one, other), follow(other, one)]
    one.addEventListener('scroll', oneLeads, { passive: true })
    other.addEventListener('scroll', otherLeads, { passive: true })
    return () => {
      one.removeEventListener('scroll', oneLeads)
      other.removeEventListener('scroll', otherLeads)
    }
  }, [one, other])
}

const scrolled = (frame: Document) => frame.defaultView?.scrollY ?? 0

/** A header may stick to the window and tells nothing of where the page is. */
function standings(frame: Document): Standing[] {
  return [...frame.querySelectorAll<HTMLElement>('main > [data-section], footer[data-section]')].map((section) => {
    const { top, height } = section.getBoundingClientRect()
    return { id: section.id, top: top + scrolled(frame), height }
  })
}
