import { DesignerScreen } from './features/designer/designer-screen.tsx'
import { FullScreenPreview } from './features/preview/full-screen-preview.tsx'
import { PreviewLinkDialog } from './features/preview/preview-link-dialog.tsx'
import { PublishPanel } from './features/publish/publish-panel.tsx'
import { DeleteWebsiteDialog } from './features/websites/delete-website-dialog.tsx'

/** The designer with the features it opens. They know nothing of each other: atoms say what is open. */
export function DesignerPage() {
  return (
    <>
      <DesignerScreen />
      <PublishPanel />
      <PreviewLinkDialog />
      <FullScreenPreview />
      <DeleteWebsiteDialog />
    </>
  )
}
