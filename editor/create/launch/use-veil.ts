import { useEffect, useLayoutEffect } from 'react'

const name = 'veil'

/** Blurs sections that have no final words yet, and sharpens them without moving anything. */
const motion =
  '[data-section]{transition:opacity .7s ease-out,filter .7s ease-out}@media (prefers-reduced-motion:reduce){[data-section]{transition:none}}'
const veiled = 'opacity:.42;filter:blur(9px) saturate(.35);transition:none'

/** Veils the sections of a frame's page that are `pending`. */
export function useVeil(frame: Document | undefined, pending: readonly string[]) {
  const selector = pending.map((id) => `#${CSS.escape(id)}`).join()
  useLayoutEffect(() => {
    if (!frame) return
    const style = frame.querySelector(`style[data-sheet=${name}]`) ?? frame.head.appendChild(newSheet(frame))
    style.textContent = selector === '' ? motion : `${motion}${selector}{${veiled}}`
  }, [frame, selector])
}

function newSheet(frame: Document) {
  const style = frame.createElement('style')
  style.dataset.sheet = name
  return style
}

/** Keeps a section of a frame's page in view, and returns to the top when none is left to follow. Does nothing for people who prefer reduced motion. */
export function useFollow(frame: Document | undefined, id: string | undefined) {
  useEffect(() => {
    const view = frame?.defaultView
    if (!view || view.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const bottom = id === undefined ? undefined : frame.getElementById(id)?.getBoundingClientRect().bottom
    const top = bottom === undefined ? 0 : view.scrollY + bottom - view.innerHeight
    if (bottom === undefined || top > view.scrollY) view.scrollTo({ top, behavior: 'smooth' })
  }, [frame, id])
}
