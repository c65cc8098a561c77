import { Modal, SegmentedControl } from '@mantine/core'
import { type PropsWithChildren, useCallback, useEffect, useMemo, useState } from 'react'
import type { Change } from '../../../../renderer/document/changes.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { publishedDocument } from '../../../../renderer/published-document.ts'
import { deviceWidths } from '../../../ui/device.ts'
import { SiteFrame } from '../../../ui/site-frame.tsx'
import { useFrameEscape } from '../../../ui/use-frame-escape.ts'
import { ChangeList } from './change-list.tsx'
import { showSection } from './show-section.ts'
import classes from './side-by-side.module.css'
import { useLinkedScroll } from './use-linked-scroll.ts'

const widths = ['Phone', 'Desktop'] as const
/** Over the panel or the window that it was opened from. */
const overOthers = 220
/** Where one version is shown at a time. */
const small = '(max-width: 47.99em)'

/** A version and what it is called. */
type Side = { name: string; document: WebsiteSettings }

type SideBySideProps = {
  before: Side
  after: Side
  /** By what the second differs from the first. */
  changes: readonly Change[]
  /** The section to begin at. */
  startAt: string | undefined
  onClose: () => void
}

const Column = ({ children }: PropsWithChildren) => <div className={classes.content}>{children}</div>

/** Two versions of the page, live, beside one another, as visitors see them. A small screen shows one at a time. */
export function SideBySide({ before, after, changes, startAt, onClose }: SideBySideProps) {
  const documents = useMemo(
    () => [publishedDocument(before.document), publishedDocument(after.document)] as const,
    [before.document, after.document],
  )
  const names = [before.name, after.name]
  const [width, setWidth] = useState<(typeof widths)[number]>(() => (matchMedia(small).matches ? 'Phone' : 'Desktop'))
  const [side, setSide] = useState(after.name)
  const [earlier, setEarlier] = useState<Document>()
  const [later, setLater] = useState<Document>()
  useLinkedScroll(earlier, later)
  const show = useCallback((sectionId?: string) => showSection(sectionId, earlier, later), [earlier, later])
  useEffect(() => {
    if (startAt && earlier && later) showSection(startAt, earlier, later)
  }, [startAt, earlier, later])
  useFrameEscape(onClose, earlier, later)

  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="min(1480px, 96vw)"
      radius="lg"
      centered
      zIndex={overOthers}
      scrollAreaComponent={Column}
    >
      <Modal.Overlay backgroundOpacity={0.5} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>Side by side</Modal.Title>
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
          <Modal.CloseButton aria-label="Close" />
        </div>
        <div className={classes.body}>
          <nav className={classes.changes} aria-label="Changes">
            {changes.length > 0 ? (
              <ChangeList changes={changes} onOpen={show} />
            ) : (
              <p className={classes.same}>Both are the same.</p>
            )}
          </nav>
          {names.map((name, index) => (
            <figure key={name} className={classes.side} data-width={width} data-shown={name === side || undefined}>
              <figcaption>{name}</figcaption>
              <div className={classes.frame}>
                <SiteFrame
                  document={documents[index as 0 | 1]}
                  title={name}
                  width={deviceWidths[width]}
                  onReady={index === 0 ? setEarlier : setLater}
                />
              </div>
            </figure>
          ))}
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
