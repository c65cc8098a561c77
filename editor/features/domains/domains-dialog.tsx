import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Modal } from '@mantine/core'
import { useAtom } from 'jotai'
import { type PropsWithChildren, useState } from 'react'
import type { Domain } from '../../../worker/domains/schema.ts'
import { domainsOpenAtom } from '../../state/domains.ts'
import { focusSoon } from '../../ui/focus-soon.ts'
import { useHistoryLayer } from '../../ui/history-layer.ts'
import { useOpened } from '../../ui/use-opened.ts'
import { useSmallScreen } from '../../ui/use-small-screen.ts'
import classes from './domains.module.css'
import { DomainsPanel } from './domains-panel.tsx'
import { StopDialog } from './stop-dialog.tsx'

const Column = ({ children }: PropsWithChildren) => <div className={classes.window}>{children}</div>

const bodyId = 'own-domains'

/** The domains that an owner's website is reached under: connected, looked after, disconnected. Opened by domainsOpenAtom. */
export function DomainsDialog() {
  const [asked, setAsked] = useAtom(domainsOpenAtom)
  // What it shows stays while it goes from the screen.
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  const [stopping, setStopping] = useState<readonly Domain[]>([])
  const small = useSmallScreen()
  const opened = useOpened(asked !== null)
  const close = () => setAsked(null)
  useHistoryLayer(opened, { close })
  return (
    <>
      <Modal.Root
        opened={opened}
        onClose={close}
        size={800}
        radius={small ? 0 : 'lg'}
        fullScreen={small}
        centered
        closeOnEscape={stopping.length === 0}
        scrollAreaComponent={Column}
      >
        <Modal.Overlay backgroundOpacity={0.4} />
        <Modal.Content>
          <div className={classes.head}>
            <Modal.Title className={classes.title}>Your own domain</Modal.Title>
            <Modal.CloseButton aria-label="Close" />
          </div>
          <div id={bodyId} className={classes.body} tabIndex={-1}>
            {shown && (
              <DomainsPanel
                key={shown.draftId}
                draftId={shown.draftId}
                onStop={(...domains) => setStopping(domains)}
                onClose={close}
              />
            )}
          </div>
        </Modal.Content>
      </Modal.Root>
      <StopDialog
        domains={stopping}
        companyName={shown?.businessName ?? ''}
        onClose={() => setStopping([])}
        // What opened it may be gone.
        onClosed={() => focusSoon(bodyId)}
      />
    </>
  )
}
