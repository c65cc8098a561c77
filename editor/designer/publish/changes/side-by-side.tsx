import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Change } from '#renderer/document/compare/changes.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { FrameEnd } from '#ui/site/frame-keys.tsx'
import { Window } from '#ui/window/window.tsx'
import { ChangeList } from './change-list.tsx'
import classes from './side-by-side.module.css'
import { type PlaceOnPages, type Side, TwoPages } from './two-pages.tsx'

const widths = ['Phone', 'Desktop'] as const
/** Screens that show one version at a time. */
const small = '(max-width: 47.99em)'

type SidesProps = {
  before: Side
  after: Side
  /** How the second version differs from the first. */
  changes: readonly Change[]
  /** Scrolls to this section first. */
  startAt: string | undefined
  onClose: () => void
}

type SideBySideProps = SidesProps & { opened: boolean; onClosed?: () => void }

/** Two live versions of the page side by side. Small screens show one at a time. */
export function SideBySide({ opened, onClosed, ...sides }: SideBySideProps) {
  const names = [sides.before.name, sides.after.name]
  const [width, setWidth] = useState<(typeof widths)[number]>(() => (matchMedia(small).matches ? 'Phone' : 'Desktop'))
  const [side, setSide] = useState(sides.after.name)
  return (
    <Window
      kind="workplace"
      opened={opened}
      title="Side by side"
      onClose={sides.onClose}
      onClosed={onClosed}
      size="min(1480px, 96vw)"
      height="100dvh"
      tools={
        <>
          <SegmentedControl
            className={classes.oneSide}
            size="xs"
            aria-label="Which version"
            data={names}
            value={side}
            onChange={setSide}
          />
          <SegmentedControl
            size="xs"
            aria-label="Screen width"
            data={[...widths]}
            value={width}
            onChange={(value) => setWidth(value as typeof width)}
          />
        </>
      }
    >
      <Sides {...sides} width={width} side={side} />
    </Window>
  )
}

/** The change list and both pages. `side` is the page that small screens show. */
function Sides({
  before,
  after,
  changes,
  startAt,
  onClose,
  width,
  side,
}: SidesProps & { width: (typeof widths)[number]; side: string }) {
  const sides = useMemo(
    () =>
      [
        { name: before.name, document: publishedDocument(before.document) },
        { name: after.name, document: publishedDocument(after.document) },
      ] as const,
    [before.name, before.document, after.name, after.document],
  )
  const [place, setPlace] = useState<PlaceOnPages | undefined>(startAt ? { sectionIds: [startAt] } : undefined)

  return (
    <div className={classes.body}>
      <nav className={classes.changes} aria-label="Changes">
        {changes.length > 0 ? (
          <ChangeList
            changes={changes}
            onOpen={(sectionId) => setPlace({ sectionIds: sectionId ? [sectionId] : [] })}
          />
        ) : (
          <p className={classes.same}>Both are the same.</p>
        )}
      </nav>
      <TwoPages sides={sides} width={width} side={side} place={place} onEscape={onClose} />
      <FrameEnd />
    </div>
  )
}
