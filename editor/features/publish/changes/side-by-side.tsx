import { Modal, SegmentedControl } from '@mantine/core'
import { type PropsWithChildren, useCallback, useEffect, useMemo, useState } from 'react'
import type { Change } from '../../../../renderer/document/changes.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { publishedDocument } from '../../../../renderer/published-document.ts'
import { deviceWidths } from '../../../state/selection.ts'
import { SiteFrame } from '../../../ui/site-frame.tsx'
import { ChangeList } from './change-list.tsx'
import { showSection } from './show-section.ts'
import classes from './side-by-side.module.css'
import { useLinkedScroll } from './use-linked-scroll.ts'

const widths = ['Phone', 'Desktop'] as const
const sides = ['Online now', 'After publishing'] as const
/** Where one version is shown at a time. */
const small = '(max-width: 47.99em)'

type SideBySideProps = {
  online: WebsiteSettings
  draft: WebsiteSettings
  changes: readonly Change[]
  /** The section to begin at. */
  startAt: string | undefined
  onClose: () => void
}

const Column = ({ children }: PropsWithChildren) => <div className={classes.content}>{children}</div>

/** The page that visitors see now and the one they will see, live, beside one another. A small screen shows one at a time. */
export function SideBySide({ online, draft, changes, startAt, onClose }: SideBySideProps) {
  const documents = useMemo(() => [publishedDocument(online), publishedDocument(draft)] as const, [online, draft])
  const [width, setWidth] = useState<(typeof widths)[number]>(() => (matchMedia(small).matches ? 'Phone' : 'Desktop'))
  const [side, setSide] = useState<(typeof sides)[number]>('After publishing')
  const [before, setBefore] = useState<Document>()
  const [after, setAfter] = useState<Document>()
  useLinkedScroll(before, after)
  const show = useCallback((sectionId?: string) => showSection(sectionId, before, after), [before, after])
  useEffect(() => {
    if (startAt && before && after) showSection(startAt, before, after)
  }, [startAt, before, after])

  useEffect(() => {
    // A key pressed inside a frame stays in it.
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    for (const frame of [before, after]) frame?.addEventListener('keydown', close)
    return () => {
      for (const frame of [before, after]) frame?.removeEventListener('keydown', close)
    }
  }, [before, after, onClose])

  return (
    <Modal.Root opened onClose={onClose} size="min(1480px, 96vw)" radius="lg" centered scrollAreaComponent={Column}>
      <Modal.Overlay backgroundOpacity={0.5} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>Side by side</Modal.Title>
          <SegmentedControl
            className={classes.oneSide}
            size="xs"
            aria-label="Which version"
            data={[...sides]}
            value={side}
            onChange={(value) => setSide(value as typeof side)}
          />
          <SegmentedControl
            size="xs"
            aria-label="Width of the screen"
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
          {sides.map((name, index) => (
            <figure key={name} className={classes.side} data-width={width} data-shown={name === side || undefined}>
              <figcaption>{name}</figcaption>
              <div className={classes.frame}>
                <SiteFrame
                  document={documents[index as 0 | 1]}
                  title={name}
                  width={deviceWidths[width]}
                  onReady={index === 0 ? setBefore : setAfter}
                />
              </div>
            </figure>
          ))}
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
