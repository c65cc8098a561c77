import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Button, Drawer, Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import {
  type ComponentProps,
  type CSSProperties,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useSmallScreen } from '../use-small-screen.ts'
import { useHistoryLayer } from './history-layer.ts'
import classes from './window.module.css'

type WindowProps = PropsWithChildren<{
  /** A question or a form; a workplace, which fills a phone's screen; a panel at the right edge; the whole screen, with a bar or without. */
  kind: 'dialog' | 'workplace' | 'drawer' | 'screen' | 'moment'
  opened: boolean
  title: ReactNode
  /** Left out, the window asks for an answer: it closes by its actions only. */
  onClose?: () => void
  /** After it has gone from the screen. */
  onClosed?: () => void
  /** Opens it when the browser's Forward leads back to it. Left out, it stays closed. */
  onReopen?: () => void
  /** Whether closing gives the focus back to where it was. Default true; else `onClosed` gives it to another. */
  returnFocus?: boolean
  /** Whether Escape closes it where it can be closed. Default true. */
  closeOnEscape?: boolean
  /** Whether the browser's Back closes it on phones. Default: where it can be closed. */
  isStep?: boolean
  /** How wide it may be, in pixels or as a CSS length. */
  size?: number | string
  /** How high it is as far as the screen allows, as a CSS length. Left out, as high as its content. */
  height?: string
  /** Controls between the title and the close button. */
  tools?: ReactNode
  /** What the close button says. Left out, it is a cross. */
  closeLabel?: string
}>

const overlays = { dialog: 0.4, workplace: 0.4, drawer: 0.25, screen: 0, moment: 0 }

/** All of its height, so that long content scrolls between head and foot. */
const Column = ({ children }: PropsWithChildren) => <div className={classes.column}>{children}</div>

/**
 * A window over the page: its head with the title and the close button, and below it a WindowBody and a WindowFoot, or parts that
 * scroll separately. The focus goes to what bears `data-autofocus`, and back when the window closes. The last one opened is on top.
 */
export function Window({ kind, title, height, tools, closeLabel, children, ...props }: WindowProps) {
  const { onClose, onReopen, isStep = true, closeOnEscape = true, returnFocus = true } = props
  const small = useSmallScreen()
  const opened = useOpened(props.opened)
  // A website fills large screens too, where Back is the way out that people try first.
  const isScreen = kind === 'screen' || kind === 'moment'
  useHistoryLayer(opened && isStep, { close: onClose, reopen: onReopen, always: isScreen })
  const zIndex = useWindowOrder(opened, closeOnEscape ? onClose : undefined)
  // A phone's width is for the title and the tools.
  const isIcon = !closeLabel || (kind === 'screen' && small)
  const isFull = isScreen || (kind === 'workplace' && small)
  const shared = {
    opened,
    zIndex,
    returnFocus,
    size: props.size,
    onClose: onClose ?? (() => undefined),
    onExitTransitionEnd: props.onClosed,
    closeOnClickOutside: onClose !== undefined,
    // useWindowOrder closes the one on top, and it alone.
    closeOnEscape: false,
    scrollAreaComponent: Column,
  }
  const style = height ? ({ '--window-height': `min(${height}, 90dvh)` } as CSSProperties) : undefined
  const Parts = kind === 'drawer' ? Drawer : Modal
  const parts = (
    <>
      <Parts.Overlay backgroundOpacity={overlays[kind]} />
      <Parts.Content className={classes.content} data-kind={kind} data-full={isFull || undefined} style={style}>
        <div className={classes.head}>
          <Parts.Title className={classes.title}>{title}</Parts.Title>
          {tools && <div className={classes.tools}>{tools}</div>}
          {onClose && closeLabel && !isIcon && (
            <Button
              className={classes.close}
              variant="default"
              size="xs"
              rightSection={kind === 'screen' && <IconX size={14} aria-hidden />}
              onClick={onClose}
              data-autofocus={kind === 'screen' || undefined}
            >
              {closeLabel}
            </Button>
          )}
          {onClose && isIcon && (
            <Parts.CloseButton
              className={classes.close}
              aria-label={closeLabel ?? 'Close'}
              data-autofocus={kind === 'screen' || undefined}
            />
          )}
        </div>
        {children}
      </Parts.Content>
    </>
  )
  return kind === 'drawer' ? (
    <Drawer.Root {...shared} position="right">
      {parts}
    </Drawer.Root>
  ) : (
    <Modal.Root {...shared} centered fullScreen={isFull} radius={isFull ? 0 : 'lg'}>
      {parts}
    </Modal.Root>
  )
}

/** Whether it is open. As it mounts it is not: Mantine notes where the focus was only for what opens later. */
function useOpened(wanted: boolean): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return mounted && wanted
}

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

/** What a window shows; it scrolls between head and foot. */
export const WindowBody = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={joined(classes.body, className)} {...props} />
)

/** Stays in sight below the body. */
export const WindowFoot = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={joined(classes.foot, className)} {...props} />
)

type OpenWindow = { escape: () => void }

/** The windows that are open, the lowest first. */
let openWindows: readonly OpenWindow[] = []

/** Mantine's own for windows; its menus and notices lie above. */
const lowest = 200

/**
 * Puts a window over those that are open already, and returns its z-index. Escape closes the top window alone; without `onEscape`
 * it closes none.
 */
export function useWindowOrder(opened: boolean, onEscape: (() => void) | undefined): number {
  const [zIndex, setZIndex] = useState(lowest)
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useLayoutEffect(() => {
    if (!opened) return
    const self = { escape: () => latest.current?.() }
    setZIndex(lowest + openWindows.length)
    change([...openWindows, self])
    return () => change(openWindows.filter((other) => other !== self))
  }, [opened])
  return zIndex
}

function change(windows: readonly OpenWindow[]) {
  openWindows = windows
  if (windows.length > 0) window.addEventListener('keydown', closeTop, { capture: true })
  else window.removeEventListener('keydown', closeTop, { capture: true })
}

/** One listener for all: with one each, a window that closes would let the next hear the same key. */
function closeTop(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return
  // Mantine's mark on a menu or a list that the key closes first.
  if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true') return
  openWindows.at(-1)?.escape()
}
