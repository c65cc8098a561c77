import { UnstyledButton } from '@mantine/core'
import classes from './part-links.module.css'
import { partId, parts } from './parts.tsx'
import { usePartInSight } from './use-part-in-sight.ts'

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
