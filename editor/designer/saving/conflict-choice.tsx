import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Side } from '../../../renderer/document/merge.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { ago } from '../../ui/ago.ts'
import { conflictParts, mergedConflict } from '../document/conflict-parts.ts'
import type { Conflict } from '../document/session.ts'
import classes from './conflict.module.css'
import { DifferingParts } from './differing-parts.tsx'
import { VersionPreview } from './version-preview.tsx'

type ConflictChoiceProps = { conflict: Conflict; onChoose: (result: WebsiteSettings) => void }

/** Both versions side by side, the parts by which they differ with a side for each, and the three ways on. */
export function ConflictChoice({ conflict, onChoose }: ConflictChoiceProps) {
  const { mine, current, base } = conflict
  const theirs = current.websiteSettings
  const when = ago(current.modifiedAt)
  const parts = useMemo(() => conflictParts(conflict), [conflict])
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const [sectionId, setSectionId] = useState(parts.find((part) => part.sectionId)?.sectionId)
  const open = parts.filter(({ key, both }) => both && !chosen[key]).length

  return (
    <>
      <p>
        {open === 0 && Object.keys(chosen).length === 0
          ? `It was saved ${when} in another window or on another device. The two versions changed different parts, so you can keep both.`
          : `It was saved ${when} in another window or on another device. Choose which parts to keep. You can undo this.`}
      </p>
      <div className={classes.versions}>
        <VersionPreview name="Yours" document={mine} turn={0} sectionId={sectionId} />
        <VersionPreview name={`Saved elsewhere ${when}`} document={theirs} turn={1} sectionId={sectionId} />
      </div>
      <DifferingParts
        parts={parts}
        versions={{ base, mine, theirs }}
        chosen={chosen}
        onChoose={(key, side) => setChosen({ ...chosen, [key]: side })}
        onLook={setSectionId}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={() => onChoose(theirs)}>
          Use the other version
        </Button>
        <Button variant="default" onClick={() => onChoose(mine)}>
          Keep mine
        </Button>
        <Button
          variant="filled"
          onClick={() => onChoose(mergedConflict(conflict, chosen))}
          data-autofocus={open === 0 || undefined}
        >
          Merge and save
        </Button>
      </div>
    </>
  )
}
