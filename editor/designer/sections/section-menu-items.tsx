import { Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconPlus,
  IconSparkles,
  IconTrash,
} from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { ButtonMenu } from '#ui/window/button-menu.tsx'
import { focusSoon, unavailableItem } from '#ui/window/focus-soon.ts'
import type { MenuButton } from '#ui/window/lazy-menu.tsx'
import { rewritingAtom, useCanRewrite } from '../rewrite/rewriting.ts'
import { addingAtAtom, sectionsHeading, useSectionActions } from './use-section-actions.ts'

/** Section actions. Rerenders only when sections move, not when their content changes. */
export function SectionMenuItems({ id, button }: { id: string; button: MenuButton }) {
  const { index, hidden, locked, moveUp, moveDown, duplicate, toggleHidden, toggleLocked, remove } =
    useSectionActions(id)
  const rewrite = useSetAtom(rewritingAtom)
  const canRewrite = useCanRewrite()
  const openAdding = useSetAtom(addingAtAtom)
  return (
    <ButtonMenu button={button} position="bottom-end" width={220}>
      <Menu.Item
        leftSection={<IconArrowUp size={16} />}
        {...unavailableItem(!moveUp)}
        onClick={moveUp}
        closeMenuOnClick={false}
      >
        Move up
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={16} />}
        {...unavailableItem(!moveDown)}
        onClick={moveDown}
        closeMenuOnClick={false}
      >
        Move down
      </Menu.Item>
      {duplicate && (
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={duplicate}>
          Duplicate
        </Menu.Item>
      )}
      <Menu.Item leftSection={hidden ? <IconEye size={16} /> : <IconEyeOff size={16} />} onClick={toggleHidden}>
        {hidden ? 'Show' : 'Hide'}
      </Menu.Item>
      {canRewrite && (
        <Menu.Item leftSection={<IconSparkles size={16} />} disabled={locked} onClick={() => rewrite(id)}>
          Rewrite
        </Menu.Item>
      )}
      <Menu.Item leftSection={locked ? <IconLockOpen size={16} /> : <IconLock size={16} />} onClick={toggleLocked}>
        {locked ? 'Unlock' : 'Protect from AI changes'}
      </Menu.Item>
      <Menu.Item leftSection={<IconPlus size={16} />} onClick={() => openAdding(index + 1)}>
        Add a section below
      </Menu.Item>
      <Menu.Item
        leftSection={<IconTrash size={16} />}
        onClick={() => {
          remove()
          focusSoon(sectionsHeading)
        }}
      >
        Remove
      </Menu.Item>
    </ButtonMenu>
  )
}
