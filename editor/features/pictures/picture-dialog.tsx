import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { useAtom, useAtomValue } from 'jotai'
import { type PropsWithChildren, useState } from 'react'
import type { Image } from '../../../renderer/document/image.ts'
import { saveStateAtom, storedDraftAtom } from '../../designer/document/session.ts'
import { pictureWantedAtom } from '../../state/picture-wanted.ts'
import { useHistoryLayer } from '../../ui/history-layer.ts'
import { useOpened } from '../../ui/use-opened.ts'
import { useSmallScreen } from '../../ui/use-small-screen.ts'
import { askingAtom } from './library/asking.ts'
import { PictureChoice } from './picture-choice.tsx'
import classes from './picture-dialog.module.css'
import { DirectUpload } from './uploads/direct-upload.tsx'

/** As high as the window lets it be, whatever is in it: what is long scrolls between head and foot. */
const Column = ({ children }: PropsWithChildren) => <div className={classes.column}>{children}</div>

/** Picks a picture for a field: from the website's library, or from a search. Opened by pictureWantedAtom. */
export function PictureDialog() {
  const [wanted, setWanted] = useAtom(pictureWantedAtom)
  const draft = useAtomValue(storedDraftAtom)
  const conflict = useAtomValue(saveStateAtom).status === 'conflict'
  const asking = useAtomValue(askingAtom)
  const small = useSmallScreen()
  // What it shows stays while it goes from the screen.
  const [shown, setShown] = useState(wanted)
  if (wanted && wanted !== shown) setShown(wanted)
  // One file that was dropped on a picture takes its place without a question.
  const dropped = wanted?.most === 1 && wanted.files?.length === 1 ? wanted.files[0] : undefined
  const opened = useOpened(wanted !== null && draft !== null && !conflict && !dropped)
  const close = () => setWanted(null)
  useHistoryLayer(opened, { close })

  if (wanted && draft && dropped) {
    const take = (image: Image) => {
      wanted.onChoose([image])
      close()
    }
    // The dialog's list says why the upload failed.
    const fail = () => setWanted({ ...wanted, files: undefined, place: 'pictures' })
    return <DirectUpload draftId={draft.draftId} file={dropped} onDone={take} onFailed={fail} />
  }
  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      onExitTransitionEnd={() => setShown(null)}
      size={1120}
      radius="lg"
      centered
      fullScreen={small}
      scrollAreaComponent={Column}
      closeOnEscape={!asking}
    >
      <Modal.Overlay backgroundOpacity={0.4} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{shown && titleOf(shown.label, shown.most)}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body className={classes.body}>
          {shown && draft && !dropped && <PictureChoice wanted={shown} draftId={draft.draftId} onDone={close} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** 'Choose a logo picture', 'Choose up to 6 pictures'. */
function titleOf(label: string, most: number): string {
  if (most > 1) return `Choose up to ${most} pictures`
  return `Choose ${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()}`
}
