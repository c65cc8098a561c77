import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './panel-parts.module.css'
import themeClasses from './theme.module.css'

const partId = (title: string) => `panel-part-${title.toLowerCase().replaceAll(' ', '-')}`

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={themeClasses.part} aria-label={title}>
      <h3 id={partId(title)} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Links to a long panel's parts that highlight the current one. `short`: shorter names for some titles. */
export function PartLinks(props: {
  titles: readonly string[]
  label: string
  short?: Readonly<Record<string, string>>
}) {
  const { titles, label, short = {} } = props
  const [current, choose] = usePartInSight(titles)
  return (
    <nav className={classes.links} aria-label={label}>
      {titles.map((title) => (
        <UnstyledButton
          key={title}
          className={classes.link}
          aria-current={partId(title) === current || undefined}
          onClick={() => choose(partId(title))}
        >
          {short[title] ?? title}
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

const isLink = (target: EventTarget | null) => target instanceof Element && target.matches(`.${classes.link}`)

const ownScrolls = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * The current part's id, and a function that jumps to another. The part that was chosen or focused is current until the owner scrolls.
 * After that, it's the last part above a third of the panel's height.
 */
function usePartInSight(titles: readonly string[]) {
  const [current, setCurrent] = useState<string>()
  const isChosen = useRef(false)
  useEffect(() => {
    const ids = titles.map(partId)
    const headings = ids.map((id) => document.getElementById(id)).filter((heading) => heading !== null)
    const look = () => {
      if (isChosen.current) return
      const panel = headings[0]?.closest('[data-panel]') ?? document.documentElement
      const { top, height } = panel.getBoundingClientRect()
      const line = top + height / 3
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line)
      setCurrent((passed.at(-1) ?? headings[0])?.id)
    }
    look()
    const end = new AbortController()
    const caught = { capture: true, passive: true, signal: end.signal }
    // Scroll events don't bubble, so listen in the capture phase.
    document.addEventListener('scroll', look, caught)
    const release = ({ target }: Event) => {
      if (!isLink(target)) isChosen.current = false
    }
    for (const event of ownScrolls) document.addEventListener(event, release, caught)
    const focus = ({ target }: FocusEvent) => {
      // The links are in the panel's own section, whose first heading they don't link to.
      const part = isLink(target) ? undefined : (target as Element).closest('section')?.querySelector('h3')?.id
      if (!part || !ids.includes(part)) return
      isChosen.current = true
      setCurrent(part)
    }
    document.addEventListener('focusin', focus, caught)
    return () => end.abort()
  }, [titles])
  const choose = (id: string) => {
    isChosen.current = true
    setCurrent(id)
    goTo(id)
  }
  return [current, choose] as const
}
