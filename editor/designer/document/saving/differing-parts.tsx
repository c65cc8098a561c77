import { SegmentedControl, UnstyledButton } from '@mantine/core'
import { type Change, documentChanges } from '#renderer/document/compare/changes.ts'
import type { DifferingPart, Side } from '#renderer/document/compare/merge.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import classes from './conflict.module.css'

type DifferingPartsProps = {
  parts: readonly DifferingPart[]
  versions: { base: WebsiteSettings | null; mine: WebsiteSettings; theirs: WebsiteSettings }
  chosen: Readonly<Record<string, Side>>
  onChoose: (key: string, side: Side) => void
  onLook: (sectionId: string | undefined) => void
}

const sides = [
  { value: 'mine', label: 'Mine' },
  { value: 'theirs', label: 'Theirs' },
]

export function DifferingParts({ parts, versions, chosen, onChoose, onLook }: DifferingPartsProps) {
  const { base, mine, theirs } = versions
  const own = base ? documentChanges(base, mine) : []
  const other = base ? documentChanges(base, theirs) : []
  return (
    <ul className={classes.parts} aria-label="Differences">
      {parts.map(({ key, title, sectionId, both, suggested }) => (
        <li key={key} className={classes.part}>
          <div className={classes.about}>
            {sectionId ? (
              <UnstyledButton className={classes.title} onClick={() => onLook(sectionId)} title="Show in both versions">
                {title}
              </UnstyledButton>
            ) : (
              <span className={classes.title}>{title}</span>
            )}
            {both && <span className={classes.both}>Changed in both</span>}
            <span className={classes.words}>
              {[partWords('You', key, own), partWords('They', key, other)].filter(Boolean).join(' · ')}
            </span>
          </div>
          <SegmentedControl
            withItemsBorders={false}
            size="xs"
            aria-label={`${title}: which version to keep`}
            data={sides}
            value={chosen[key] ?? suggested}
            onChange={(side) => {
              onChoose(key, side as Side)
              if (sectionId) onLook(sectionId)
            }}
          />
        </li>
      ))}
    </ul>
  )
}

const verbs: Record<Change['kind'], string> = {
  added: 'added it',
  removed: 'removed it',
  moved: 'moved it',
  hidden: 'hid it',
  shown: 'showed it again',
  locked: 'locked it',
  unlocked: 'unlocked it',
  changed: 'changed',
}
const and = new Intl.ListFormat('en')

/** Describes one side's changes to a part, or '': 'You changed Heading and Text'. */
export function partWords(who: 'You' | 'They', key: string, changes: readonly Change[]): string {
  const about = changes.filter(({ kind, sectionId, place }) => {
    if (key === 'order') return kind === 'moved'
    return sectionId ? kind !== 'moved' && key === `section:${sectionId}` : key === place.toLowerCase()
  })
  if (about.length === 0) return ''
  if (key === 'order') return `${who} moved ${and.format(about.map(({ place }) => place))}`
  return `${who} ${and.format(about.map(({ kind, what }) => [verbs[kind], shortened(what)].filter(Boolean).join(' ')))}`
}

const shortened = (what: readonly string[]) =>
  what.length > 3 ? `${what.slice(0, 2).join(', ')} and ${what.length - 2} more` : and.format(what)
