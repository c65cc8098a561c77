import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { useAtom, useAtomValue } from 'jotai'
import { type PropsWithChildren, useState } from 'react'
import { saveStateAtom, storedDraftAtom } from '../../../designer/document/session.ts'
import { versionsOpenAtom } from '../../../state/publishing.ts'
import { useOpened } from '../../../ui/use-opened.ts'
import { useSmallScreen } from '../../../ui/use-small-screen.ts'
import classes from './versions.module.css'
import { Versions } from './versions.tsx'

/** Over the publish panel, which it can be opened from. */
const overPanel = 210

const Column = ({ children }: PropsWithChildren) => <div className={classes.window}>{children}</div>

/** What the website was and is: to look at, to compare, to put online again, to go on from. Opened by versionsOpenAtom. */
export function VersionHistory() {
  const [asked, setAsked] = useAtom(versionsOpenAtom)
  const draft = useAtomValue(storedDraftAtom)
  const conflict = useAtomValue(saveStateAtom).status === 'conflict'
  const small = useSmallScreen()
  const [comparing, setComparing] = useState(false)
  const opened = useOpened(asked !== null && draft !== null && !conflict)
  const close = () => setAsked(null)
  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      onExitTransitionEnd={() => setComparing(false)}
      size="min(1480px, 96vw)"
      radius={small ? 0 : 'lg'}
      fullScreen={small}
      centered
      zIndex={overPanel}
      closeOnEscape={!comparing}
      scrollAreaComponent={Column}
    >
      <Modal.Overlay backgroundOpacity={0.5} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>Version history</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        {draft && (
          <Versions
            draftId={draft.draftId}
            startAt={asked?.number}
            comparing={comparing}
            onComparing={setComparing}
            onClose={close}
          />
        )}
      </Modal.Content>
    </Modal.Root>
  )
}
