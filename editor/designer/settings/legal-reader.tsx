import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { LegalKind } from '#renderer/document/legal.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { type LegalDocument, legalDocument } from '#renderer/page/legal/legal-document.ts'
import { LegalView } from '#renderer/page/legal/legal-view.tsx'
import { OtherBody } from '#renderer/page/other-pages/other-body.tsx'
import { otherPageStyles } from '#renderer/page/other-pages/other-page-styles.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { useFrameEscape } from '#ui/site/frame-keys.tsx'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import { documentAtom } from '../document/session.ts'
import classes from './settings.module.css'

const titles: Record<LegalKind, string> = { privacy: 'Privacy page', terms: 'Terms page' }

/** In pixels. */
const dialogWidth = 1160

type LegalReaderProps = {
  opened: boolean
  kind: LegalKind
  onClose: () => void
  /** Restores the focus, since the dialog doesn't know the previous one if it opened on load. */
  onClosed: () => void
}

export function LegalReader({ opened, kind, onClose, onClosed }: LegalReaderProps) {
  const draft = useAtomValue(documentAtom)
  const [frame, setFrame] = useState<Document>()
  useFrameEscape(onClose, frame)
  if (!draft) return null
  return (
    <Dialog
      opened={opened}
      title={titles[kind]}
      onClose={onClose}
      onClosed={onClosed}
      returnFocus={false}
      size={dialogWidth}
    >
      <p className={classes.readerNote}>A starting point, not legal advice. Ask a lawyer to check it.</p>
      <div className={classes.reader}>
        <Page draft={draft} kind={kind} onReady={setFrame} />
      </div>
    </Dialog>
  )
}

/** The published website's features that legal pages describe. */
const published = { hasForm: true, isCounted: true }

function Page({
  draft,
  kind,
  onReady,
}: {
  draft: WebsiteSettings
  kind: LegalKind
  onReady: (frame: Document) => void
}) {
  const document = useMemo(() => publishedDocument(draft), [draft])
  const [page, setPage] = useState<LegalDocument>()
  useEffect(() => {
    let isCurrent = true
    void legalDocument(document, kind, published).then((made) => isCurrent && setPage(made))
    return () => {
      isCurrent = false
    }
  }, [document, kind])
  const css = useMemo(() => otherPageStyles(document, JSON.stringify(page ?? '')), [document, page])
  if (!page) return null
  return (
    <SiteFrame document={document} title={titles[kind]} asVisited onReady={onReady}>
      <style>{css}</style>
      <OtherBody document={document}>
        <LegalView page={page} language={document.settings.language} />
      </OtherBody>
    </SiteFrame>
  )
}
