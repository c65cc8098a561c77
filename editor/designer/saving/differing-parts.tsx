import { SegmentedControl, UnstyledButton } from '@mantine/core'
import { documentChanges } from '../../../renderer/document/changes.ts'
import type { DifferingPart, Side } from '../../../renderer/document/merge.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import classes from './conflict.module.css'
import { partWords } from './part-words.ts'

type DifferingPartsProps = {
  parts: readonly DifferingPart[]
  versions: { base: WebsiteSettings | null; mine: WebsiteSettings; theirs: WebsiteSettings }
  chosen: Readonly<Record<string, Side>>
  onChoose: (key: string, side: Side) => void
  /** Asks to see a section in both versions. */
  onLook: (sectionId: string | undefined) => void
}

const sides = [
  { value: 'mine', label: 'Mine' },
  { value: 'theirs', label: 'Theirs' },
]

/** What differs between two versions, with a choice for each part. */
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
