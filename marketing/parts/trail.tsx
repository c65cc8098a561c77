import type { TrailStep } from '../shell/trail.ts'

/** The way to a page, above its heading: all steps but the homepage and the page itself are links back. */
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
