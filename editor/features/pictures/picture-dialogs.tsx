import './pictures-styles.ts'
import { useAtomValue } from 'jotai'
import { cropWantedAtom } from '../../state/picture-wanted.ts'
import { late } from '../../ui/late.tsx'
import { useEver } from '../../ui/use-ever.ts'
import { LogoProblems } from './logo-problems.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { UploadsWatch } from './uploads/uploads-watch.tsx'

const CropDialog = late(() => import('./crop/crop-dialog.tsx').then((file) => file.CropDialog))

/** The dialogs to choose and crop pictures, and their background work. Opened by atoms. */
export function PictureDialogs() {
  const everCut = useEver(useAtomValue(cropWantedAtom) !== null)
  return (
    <>
      <PictureDialog />
      {everCut && <CropDialog />}
      <UploadsWatch />
      <LogoProblems />
    </>
  )
}
