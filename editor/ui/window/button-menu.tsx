import { Menu, type MenuProps } from '@mantine/core'
import { cloneElement, useEffect, useRef, useState } from 'react'
import { menuBehavior } from './focus-soon.ts'
import type { MenuButton } from './lazy-menu.tsx'

type ButtonMenuProps = Omit<MenuProps, 'opened' | 'onChange'> & { button: MenuButton; dropdownClass?: string }

export function ButtonMenu({ button, dropdownClass, children, ...menu }: ButtonMenuProps) {
  const { ref, ...opening } = useOpenedAtOnce()
  return (
    <Menu {...menuBehavior} shadow="md" {...menu} {...opening}>
      <Menu.Target>{cloneElement(button, { ref })}</Menu.Target>
      <Menu.Dropdown className={dropdownClass}>{children}</Menu.Dropdown>
    </Menu>
  )
}

/**
 * For menus that open as soon as they load, below a remounted button. Focuses that button first, so that closing the menu restores the
 * focus.
 */
export function useOpenedAtOnce() {
  const [opened, onChange] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    onChange(true)
  }, [])
  return { ref, opened, onChange }
}
