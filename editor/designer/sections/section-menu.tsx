import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconPlus,
  IconSparkles,
  IconTrash,
} from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { memo } from 'react'
import { focusSoon, idleItem, menuBehavior } from '#ui/window/focus-soon.ts'
import { rewritingAtom, useCanRewrite } from '../rewrite/rewriting.ts'
import { addingAtAtom, useSectionActions } from './use-section-actions.ts'

/** The heading of the list: where the focus goes when the section that had it is gone. */
export const sectionsHeading = 'sections-heading'

/** What can be done with a section as a whole. Renders again only when the sections move, not when their content changes. */
export const SectionMenu = memo(function SectionMenu({ id, tabIndex }: { id: string; tabIndex?: number }) {
  const { title, index, hidden, locked, moveUp, moveDown, duplicate, toggleHidden, toggleLocked, remove } =
    useSectionActions(id)
  const rewrite = useSetAtom(rewritingAtom)
  const canRewrite = useCanRewrite()
  const openAdding = useSetAtom(addingAtAtom)
  return (
    <Menu {...menuBehavior} position="bottom-end" width={220} shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          data-click="section-menu"
          aria-label={`${title}: more`}
          tabIndex={tabIndex}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowUp size={16} />}
          {...idleItem(!moveUp)}
          onClick={moveUp}
          closeMenuOnClick={false}
        >
          Move up
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} />}
          {...idleItem(!moveDown)}
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
      </Menu.Dropdown>
    </Menu>
  )
})
