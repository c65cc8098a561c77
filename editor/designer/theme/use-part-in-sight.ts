import { useEffect, useState } from 'react'

/** The id of the heading whose part is being looked at: the last one that has gone by a third of the panel's height. */
export function usePartInSight(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const headings = ids.map((id) => document.getElementById(id)).filter((heading) => heading !== null)
    const look = () => {
      const panel = headings[0]?.closest('[data-panel]') ?? document.documentElement
      const { top, height } = panel.getBoundingClientRect()
      const line = top + height / 3
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line)
      setCurrent((passed.at(-1) ?? headings[0])?.id)
    }
    look()
    // Scrolling does not bubble: it is caught on its way down.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', look, { capture: true })
  }, [ids])
  return current
}
