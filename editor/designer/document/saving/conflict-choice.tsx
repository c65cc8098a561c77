import { Button } from '@mantine/core'
import { memo, useEffect, useMemo, useState } from 'react'
import type { Side } from '#renderer/document/compare/merge.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { useIdleTurn } from '#ui/use-idle-turn.ts'
import { Dialog } from '#ui/window/dialog.tsx'
import { ago } from '#ui/words/when-words.ts'
import { conflictParts, mergedConflict } from '../conflicts.ts'
import type { Conflict } from '../session.ts'
import classes from './conflict.module.css'
import { DifferingParts } from './differing-parts.tsx'

type ConflictChoiceProps = {
  opened: boolean
  /** Kept until the dialog has closed, then null. */
  conflict: Conflict | null
  onChoose: (result: WebsiteSettings) => void
  onClose: () => void
  onClosed: () => void
}

/** Both versions side by side, with a choice for each differing part. */
export function ConflictChoice({ opened, conflict, onChoose, onClose, onClosed }: ConflictChoiceProps) {
  const parts = useMemo(() => (conflict ? conflictParts(conflict) : []), [conflict])
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const [lookedAt, lookAt] = useState<string>()
  const open = parts.filter(({ key, both }) => both && !chosen[key]).length
  const forget = () => {
    setChosen({})
    lookAt(undefined)
    onClosed()
  }

  return (
    <Dialog
      opened={opened}
      title="This website was changed somewhere else"
      size={1120}
      onClose={onClose}
      onClosed={forget}
      actions={
        conflict && (
          <>
            <Button variant="default" onClick={() => onChoose(conflict.current.websiteSettings)}>
              Use the other version
            </Button>
            <Button variant="default" onClick={() => onChoose(conflict.mine)}>
              Keep mine
            </Button>
            <Button
              variant="filled"
              onClick={() => onChoose(mergedConflict(conflict, chosen))}
              data-autofocus={open === 0 || undefined}
            >
              Merge and save
            </Button>
          </>
        )
      }
    >
      {conflict && (
        <>
          <ConflictText conflict={conflict} canKeepBoth={open === 0 && Object.keys(chosen).length === 0} />
          <Versions conflict={conflict} sectionId={lookedAt ?? parts.find((part) => part.sectionId)?.sectionId} />
          <DifferingParts
            parts={parts}
            versions={{ base: conflict.base, mine: conflict.mine, theirs: conflict.current.websiteSettings }}
            chosen={chosen}
            onChoose={(key, side) => setChosen({ ...chosen, [key]: side })}
            onLook={lookAt}
          />
        </>
      )}
    </Dialog>
  )
}

function ConflictText({ conflict, canKeepBoth }: { conflict: Conflict; canKeepBoth: boolean }) {
  const saved = `It was saved ${ago(conflict.current.modifiedAt)} in another window or on another device.`
  return (
    <p>
      {canKeepBoth
        ? `${saved} The two versions changed different parts, so you can keep both.`
        : `${saved} Choose which parts to keep. You can undo this.`}
    </p>
  )
}

function Versions({ conflict, sectionId }: { conflict: Conflict; sectionId: string | undefined }) {
  const { mine, current } = conflict
  const theirs = `Saved elsewhere ${ago(current.modifiedAt)}`
  return (
    <div className={classes.versions}>
      <VersionPreview name="Yours" document={mine} turn={0} sectionId={sectionId} />
      <VersionPreview name={theirs} document={current.websiteSettings} turn={1} sectionId={sectionId} />
    </div>
  )
}

/** Viewport width of the previewed page, in CSS pixels. */
const previewWidth = 1120

type VersionPreviewProps = {
  name: string
  document: WebsiteSettings
  /** Rendering order, from 0. Previews render one by one when idle. */
  turn: number
  sectionId: string | undefined
}

const VersionPreview = memo(function VersionPreview({ name, document, turn, sectionId }: VersionPreviewProps) {
  const due = useIdleTurn(turn)
  const [frame, setFrame] = useState<Document>()

  useEffect(() => {
    if (!frame) return
    const section = sectionId && frame.getElementById(sectionId)
    if (section) section.scrollIntoView({ block: 'start' })
  }, [frame, sectionId])

  return (
    <figure className={classes.version}>
      <figcaption>{name}</figcaption>
      <div className={classes.window}>
        {due && <SiteFrame document={document} title={`${name}: preview`} width={previewWidth} onReady={setFrame} />}
      </div>
    </figure>
  )
})
