import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import classes from './panel-parts.module.css'
import themeClasses from './theme.module.css'

const parts = ['Style', 'Colors', 'Fonts', 'Shapes'] as const
type PartTitle = (typeof parts)[number]

const partId = (title: PartTitle) => `theme-part-${title.toLowerCase()}`

/** A part of the panel under its heading. */
export function Part({ title, children }: { title: PartTitle; children: ReactNode }) {
  return (
    <section className={themeClasses.part} aria-label={title}>
      <h3 id={partId(title)} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  )
}

const ids = parts.map(partId)

/** Leads to the parts of the panel, which is longer than any screen, and shows which of them is in sight. */
export function PartLinks() {
  const current = usePartInSight(ids)
  return (
    <nav className={classes.links} aria-label="Parts of the theme">
      {parts.map((title) => (
        <UnstyledButton
          key={title}
          className={classes.link}
          aria-current={partId(title) === current || undefined}
          onClick={() => goTo(partId(title))}
        >
          {title}
        </UnstyledButton>
      ))}
    </nav>
  )
}

function goTo(id: string) {
  const heading = document.getElementById(id)
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
}

/** The id of the heading whose part is being looked at: the last one that has gone by a third of the panel's height. */
function usePartInSight(ids: readonly string[]): string | undefined {
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
