import { useAtomValue } from 'jotai'
import { hasModelAtom } from '../palette/opening.ts'
import classes from './shortcut-list.module.css'
import { useShortcutWords } from './use-shortcuts.ts'

export function ShortcutList() {
  const keys = useShortcutWords()
  const hasModel = useAtomValue(hasModelAtom)
  const groups = {
    Everywhere: [
      ['Undo', keys.undo],
      ['Redo', keys.redo],
      ['Save Draft', keys.save],
      ['Find anything', keys.find],
      ...(hasModel ? [['Ask for a change', keys.ask]] : []),
      ['Go to the website or back to the panel', 'F6'],
      ['This list', '?'],
    ],
    'The selected section or picture': [
      ['Duplicate', keys.duplicate],
      ['Remove', 'Delete'],
      ['Let go of it', 'Esc'],
    ],
    'In the list of sections': [
      ['Move a section', 'Alt+↑  Alt+↓'],
      ['To its handle and its menu', '←  →'],
    ],
    'In a text': [
      ['Bold', keys.bold],
      ['Italic', keys.italic],
      ['Link', keys.link],
      ['Finish typing', 'Esc'],
    ],
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard
    <section className={classes.groups} aria-label="Every key" tabIndex={0}>
      {Object.entries(groups).map(([title, rows]) => (
        <section key={title}>
          <h3 className={classes.title}>{title}</h3>
          <dl className={classes.rows}>
            {rows.map(([does, key]) => (
              <div key={does} className={classes.row}>
                <dt>{does}</dt>
                <dd>
                  <kbd>{key}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  )
}
