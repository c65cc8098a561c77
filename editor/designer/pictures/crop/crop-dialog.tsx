import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Slider.layer.css'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { Dialog } from '#ui/window/dialog.tsx'
import { cropWantedAtom } from '../picture-wanted.ts'
import { CropWork } from './crop-work.tsx'

/** Which part of a picture is shown in its frame. Opened by cropWantedAtom. */
export function CropDialog() {
  const [wanted, setWanted] = useAtom(cropWantedAtom)
  // What it shows stays while it goes from the screen.
  const [shown, setShown] = useState({ wanted, nth: 0 })
  if (wanted && wanted !== shown.wanted) setShown({ wanted, nth: shown.nth + 1 })
  const close = () => setWanted(null)
  return (
    <Dialog opened={wanted !== null} onClose={close} title="Crop picture" size={640}>
      {shown.wanted && <CropWork key={shown.nth} wanted={shown.wanted} open={wanted !== null} onClose={close} />}
    </Dialog>
  )
}
