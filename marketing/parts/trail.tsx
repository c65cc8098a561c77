import type { TrailStep } from '../shell/trail.ts'

/** Breadcrumbs above a page's heading. Links all steps except the home page and the page itself. */
export function Trail({ steps }: { steps: readonly TrailStep[] }) {
  return (
    <nav className="trail" aria-label="You are here">
      <ol>
        {steps.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
