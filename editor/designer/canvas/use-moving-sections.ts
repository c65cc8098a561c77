import { useLayoutEffect, useRef } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'

const motion = { duration: 200, easing: 'cubic-bezier(.2,.8,.2,1)' }

/** Animates sections to their new positions. New ones fade in. */
export function useMovingSections(frame: Document | undefined, { sections }: WebsiteSettings) {
  const order = sections.map(({ id }) => id).join()
  const before = useRef({ order, tops: new Map<string, number>() })
  // Before React commits, the page still shows the old positions.
  if (frame && before.current.order !== order) before.current = { order, tops: topsIn(frame) }
  const { tops } = before.current

  useLayoutEffect(() => {
    if (!frame || tops.size === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // Runs after scrolling to the section's new position, but before paint.
    const start = requestAnimationFrame(() => move(frame, tops))
    return () => cancelAnimationFrame(start)
  }, [frame, tops])
}

const sectionsIn = (frame: Document) => [...frame.querySelectorAll<HTMLElement>('main > [data-section]')]

const topOf = (element: HTMLElement) =>
  element.getBoundingClientRect().top + (element.ownerDocument.defaultView?.scrollY ?? 0)

const topsIn = (frame: Document) =>
  new Map(sectionsIn(frame).map((section) => [section.dataset.section ?? '', topOf(section)]))

function move(frame: Document, tops: ReadonlyMap<string, number>) {
  const ways = sectionsIn(frame).map((section) => ({ section, from: tops.get(section.dataset.section ?? '') }))
  const moves = ways.flatMap(({ section, from }) => {
    if (from === undefined) return { section, frames: [{ opacity: 0, transform: 'translateY(12px)' }, {}] }
    const way = from - topOf(section)
    return way === 0 ? [] : { section, frames: [{ transform: `translateY(${way}px)` }, {}] }
  })
  const running = moves.map(({ section, frames }) => section.animate(frames, motion))
  // The section's marks follow the animation.
  const follow = () => {
    frame.dispatchEvent(new Event('scroll'))
    if (running.some(({ playState }) => playState === 'running')) requestAnimationFrame(follow)
  }
  follow()
}
