import type { ArticleHeading } from './headings.ts'
import { withProductName } from './prose.tsx'

/** Table of contents, beside the article on wide screens. */
export function Contents({ headings }: { headings: readonly ArticleHeading[] }) {
  return (
    <nav className="contents" aria-labelledby="contents-heading">
      <p id="contents-heading">On this page</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{withProductName(text)}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
