import { useAtomValue } from 'jotai'
import { DesignerScreen } from './features/designer/designer-screen.tsx'
import { FullScreenPreview } from './features/preview/full-screen-preview.tsx'
import { PreviewLinkDialog } from './features/preview/preview-link-dialog.tsx'
import { PublishPanel } from './features/publish/publish-panel.tsx'
import { DeleteWebsiteDialog } from './features/websites/delete-website-dialog.tsx'
import { pictureDialogWantedAtom } from './state/picture-wanted.ts'
import { late } from './ui/late.tsx'
import { useEver } from './ui/use-ever.ts'

const PictureDialogs = late(() => import('./features/pictures/picture-dialogs.tsx').then((file) => file.PictureDialogs))

/** The designer with the features it opens. They know nothing of each other: atoms say what is open. */
export function DesignerPage() {
  return (
    <>
      <DesignerScreen />
      <PublishPanel />
      <PreviewLinkDialog />
      <FullScreenPreview />
      <DeleteWebsiteDialog />
      <Pictures />
    </>
  )
}

/** Comes with the first wish for a picture, and stays: uploads go on behind it. */
function Pictures() {
  return useEver(useAtomValue(pictureDialogWantedAtom)) && <PictureDialogs />
}
