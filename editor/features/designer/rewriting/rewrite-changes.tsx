import { sectionTexts } from '../../../../renderer/document/section-texts.ts'
import type { Section } from '../../../../renderer/document/section-types.ts'
import type { Rewrite } from '../../../../worker/contract/rewrites.ts'
import classes from './rewriting.module.css'
import { TextDifference } from './text-difference.tsx'

/** Every text that would be another, under the name of its field. */
export function RewriteChanges({ section, changes }: { section: Section } & Pick<Rewrite, 'changes'>) {
  const labels = new Map(sectionTexts(section).map(({ path, label }) => [path, label]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className={classes.changes} tabIndex={0} aria-label="What would change">
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <h3>{labels.get(path)}</h3>
          <TextDifference before={before} after={after} />
        </li>
      ))}
    </ul>
  )
}
