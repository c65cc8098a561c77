import { pages, wizardLink } from '../../../worker/platform/addresses/paths.ts'

/** An idea and where it leads. */
export function IdeaRow({ idea }: { idea: string }) {
  return (
    <li className="result idea">
      <span className="result-text">{idea}</span>
      <span className="result-acts">
        <a
          className="take"
          href={wizardLink({ businessActivities: idea })}
          aria-label={`Create a website for it: ${idea}`}
          data-click="make-idea"
        >
          Create a website for it
        </a>
        <a
          className="take second"
          href={`${pages.nameCreator}?${new URLSearchParams({ about: idea })}`}
          aria-label={`Find a name for it: ${idea}`}
          data-click="name-idea"
        >
          Find a name for it
        </a>
      </span>
    </li>
  )
}
