import { type SectionText, sectionTexts } from '../../../renderer/document/section-texts.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import type { Rewrite } from '../../../worker/creation/rewrites/schema.ts'
import classes from './rewriting.module.css'
import { TextDifference } from './text-difference.tsx'

/** Every text that would be another, under the name of its field. */
export function RewriteChanges({ section, changes }: { section: Section } & Pick<Rewrite, 'changes'>) {
  const texts = sectionTexts(section)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className={classes.changes} tabIndex={0} aria-label="Suggested changes">
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <h3>{nameOf(texts, path)}</h3>
          <TextDifference before={before} after={after} />
        </li>
      ))}
    </ul>
  )
}

/** What its field is called; in an item, also what the item is: 'Answer · Do you repair or replace?' */
function nameOf(texts: readonly SectionText[], path: string): string {
  const label = texts.find((text) => text.path === path)?.label ?? ''
  const [, , item] = path.split('.')
  const first = texts.find((text) => item !== undefined && text.path.split('.')[2] === item)
  return first && first.path !== path && path.split('.').length > 3 ? `${label} · ${first.text}` : label
}
