import { useAtom, useAtomValue } from 'jotai'
import { documentAtom } from '../../designer/document/session.ts'
import { fullScreenPreviewAtom } from '../../state/preview.ts'
import { useHistoryLayer } from '../../ui/history-layer.ts'
import { PreviewWindow } from './preview-window.tsx'

/** The website as a visitor will find it, in the whole window. Opened by fullScreenPreviewAtom. */
export function FullScreenPreview() {
  const [opened, setOpened] = useAtom(fullScreenPreviewAtom)
  const document = useAtomValue(documentAtom)
  useHistoryLayer(opened && document !== null, {
    always: true,
    close: () => setOpened(false),
    reopen: () => setOpened(true),
  })
  if (!opened || !document) return null
  return <PreviewWindow document={document} onClose={() => setOpened(false)} />
}
