import { type ComponentType, cloneElement, type ReactElement, useState } from 'react'
import { toastError } from '../toasts/toast.tsx'
import { registerLazy } from './lazy.tsx'

export type MenuButton = ReactElement<{ [attribute: string]: unknown }>

/** A button with a lazily loaded menu. The menu loads when idle or on the first click, replaces the button with its own, and opens. */
export function lazyMenu<Props extends { button: MenuButton }>(
  load: () => Promise<ComponentType<Props>>,
  popup: 'menu' | 'dialog' = 'menu',
) {
  const { fetched } = registerLazy(load)

  return function LateMenu(props: Props) {
    const [Opened, setOpened] = useState<ComponentType<Props>>()
    if (Opened) return <Opened {...props} />
    const press = () => fetched().then((component) => setOpened(() => component), toastError)
    return cloneElement(props.button, { 'aria-haspopup': popup, 'aria-expanded': false, onClick: press })
  }
}
