import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Animates children to their new positions when others are inserted. */
export function useGlide(parent: RefObject<HTMLElement | null>) {
  const before = useRef(new Map<Element, number>())
  useLayoutEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const now = new Map<Element, number>()
    for (const child of (parent.current?.children ?? []) as HTMLCollectionOf<HTMLElement>) {
      now.set(child, child.offsetTop)
      const moved = (before.current.get(child) ?? child.offsetTop) - child.offsetTop
      if (moved !== 0 && !calm)
        child.animate([{ translate: `0 ${moved}px` }, {}], { duration: 200, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' })
    }
    before.current = now
  })
}
