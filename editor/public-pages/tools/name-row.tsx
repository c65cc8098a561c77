import { wizardLink } from '../../../worker/platform/addresses/paths.ts'

type NameRowProps = { name: string; activities: string }

/** A name and what can be done with it. What takes a script is hidden until there is one. */
export function NameRow({ name, activities }: NameRowProps) {
  return (
    <li className="result">
      <span className="result-text">{name}</span>
      <span className="result-acts">
        <button className="mini" type="button" data-act="keep" aria-label={`Keep ${name}`} aria-pressed="false" hidden>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.8.7-.8a5 5 0 0 1 7.1 7.1Z" />
          </svg>
        </button>
        <button className="mini" type="button" data-act="copy" aria-label={`Copy ${name}`} hidden>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
          </svg>
        </button>
        <a
          className="take"
          href={wizardLink({ businessName: name, businessActivities: activities })}
          aria-label={`Use this name: ${name}`}
          data-click="use-name"
        >
          Use this name
        </a>
      </span>
    </li>
  )
}
