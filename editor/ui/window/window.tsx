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
  /**
   * `dialog`: a question or form. `workplace`: full screen on phones. `drawer`: on the right. `screen`: full screen
   * with a bar. `bare-screen`: full screen without one.
   */
  kind: 'dialog' | 'workplace' | 'drawer' | 'screen' | 'bare-screen'
  opened: boolean
  title: ReactNode
  /** If omitted, the window needs an answer, so only its actions close it. */
  onClose?: () => void
  /** Called after the closing transition. */
  onClosed?: () => void
  /** Called when the browser's Forward button returns to it. If omitted, the window stays closed. */
  onReopen?: () => void
  /** Whether closing restores the focus. Default: true. If false, `onClosed` sets the focus. */
  returnFocus?: boolean
  /** Default: true, if it can be closed at all. */
  closeOnEscape?: boolean
  /** Whether Back closes it on phones. Default: true, if it can be closed. */
  isStep?: boolean
  /** Maximum width in pixels, or a CSS length. */
  size?: number | string
  /** Height as a CSS length, limited by the screen. Default: the content's height. */
  height?: string
  /** Between the title and the close button. */
  tools?: ReactNode
  /** The close button's label. Default: a cross icon. */
  closeLabel?: string
}>

const overlays = { dialog: 0.4, workplace: 0.4, drawer: 0.25, screen: 0, 'bare-screen': 0 }

/** Full height, so that long content scrolls between header and footer. */
const Column = ({ children }: PropsWithChildren) => <div className={classes.column}>{children}</div>

/**
 * A modal window: a header with title and close button, then WindowBody and WindowFoot, or parts that scroll separately. Focuses
 * `data-autofocus`, and restores the focus when closing. The window opened last is on top.
 */
export function Window({ kind, title, height, tools, closeLabel, children, ...props }: WindowProps) {
  const { onClose, onReopen, isStep = true, closeOnEscape = true, returnFocus = true } = props
  const small = useSmallScreen()
  const opened = useOpened(props.opened)
  // Full-screen websites look like pages, so Back closes them on large screens too.
  const isScreen = kind === 'screen' || kind === 'bare-screen'
  useHistoryLayer(opened && isStep, { close: onClose, reopen: onReopen, always: isScreen })
  const zIndex = useWindowOrder(opened, closeOnEscape ? onClose : undefined)
  // On phones, title and tools need the space.
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
    // useWindowOrder closes only the top window.
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

/** Starts closed, since Mantine only records the previous focus if a mounted window opens. */
function useOpened(wanted: boolean): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return mounted && wanted
}

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

/** The content, which scrolls between header and footer. */
export const WindowBody = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={joined(classes.body, className)} {...props} />
)

/** Sticky below the body. */
export const WindowFoot = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={joined(classes.foot, className)} {...props} />
)

type OpenWindow = { escape: () => void }

/** Open windows, bottom first. */
let openWindows: readonly OpenWindow[] = []

/** Mantine's z-index for modals, below its menus and notifications. */
const baseZIndex = 200

/** Stacks a window above the open ones and returns its z-index. Escape only closes the top window, and only if it has an `onEscape`. */
export function useWindowOrder(opened: boolean, onEscape: (() => void) | undefined): number {
  const [zIndex, setZIndex] = useState(baseZIndex)
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useLayoutEffect(() => {
    if (!opened) return
    const self = { escape: () => latest.current?.() }
    setZIndex(baseZIndex + openWindows.length)
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

/** A single listener: with one per window, closing a window would pass the same key to the next one. */
function closeTop(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return
  // Mantine's marker for an open menu or list, which the key should close first.
  if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true') return
  openWindows.at(-1)?.escape()
}
