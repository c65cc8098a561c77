import { IconMaximize, IconShare2 } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { fullScreenPreviewAtom, previewLinkOpenAtom } from '../../state/preview.ts'
import { IconAction } from '../../ui/icon-action.tsx'

/** The site alone on the whole screen, and a private link to show it to somebody. */
export function PreviewButtons() {
  const openPreview = useSetAtom(fullScreenPreviewAtom)
  const openLink = useSetAtom(previewLinkOpenAtom)
  return (
    <>
      <IconAction label="Full-screen preview" click="preview" onClick={() => openPreview(true)}>
        <IconMaximize size={18} />
      </IconAction>
      <IconAction label="Share a private preview" click="share-preview" onClick={() => openLink(true)}>
        <IconShare2 size={18} />
      </IconAction>
    </>
  )
}
