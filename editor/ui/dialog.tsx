import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { PropsWithChildren, ReactNode } from 'react'
import classes from './dialog.module.css'
import { useHistoryLayer } from './history-layer.ts'
import { useOpened } from './use-opened.ts'

type DialogProps = PropsWithChildren<{
  opened: boolean
  title: string
  /** Left out, the dialog asks for an answer: it closes by its actions only. */
  onClose?: () => void
  /** After it has gone from the screen. */
  onClosed?: () => void
  /** Whether closing gives the focus back to where it was. Default true; else `onClosed` gives it to another. */
  returnFocus?: boolean
  /** Whether the browser's Back closes it on phones. Default: where it can be closed. */
  isStep?: boolean
  /** How wide it may be, in pixels. Default 460. */
  size?: number
  /** The buttons at its foot, the main one last. */
  actions?: ReactNode
}>

/** Says or asks one thing over the page. The focus goes to what bears `data-autofocus`, and back when it closes. */
export function Dialog({
  opened,
  title,
  onClose,
  onClosed,
  returnFocus = true,
  isStep = true,
  size = 460,
  actions,
  children,
}: DialogProps) {
  const isOpen = useOpened(opened)
  useHistoryLayer(isOpen && isStep, { close: onClose })
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose ?? (() => undefined)}
      onExitTransitionEnd={onClosed}
      returnFocus={returnFocus}
      size={size}
      radius="lg"
      padding="lg"
      centered
      closeOnClickOutside={onClose !== undefined}
      closeOnEscape={onClose !== undefined}
    >
      <Modal.Overlay backgroundOpacity={0.4} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {onClose && <Modal.CloseButton aria-label="Close" />}
        </div>
        <Modal.Body className={classes.body}>
          {children}
          {actions && <div className={classes.actions}>{actions}</div>}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
