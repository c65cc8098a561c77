import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import type { Section } from '../../../../renderer/document/section-types.ts'
import { focusSoon } from '../../../ui/focus-soon.ts'
import { menuBehavior } from '../../../ui/menu-behavior.ts'
import { toast } from '../../../ui/toast.ts'
import { useSectionActions } from './use-section-actions.ts'

/** The heading of the list: where the focus goes when the section that had it is gone. */
export const sectionsHeading = 'sections-heading'

export type SectionPlace = { section: Section; title: string; index: number; last: number }

/** What can be done with a section as a whole. */
export function SectionMenu({ section, title, index, last }: SectionPlace) {
  const { moveUp, moveDown, toggleHidden, remove } = useSectionActions(section, index, last)
  return (
    <Menu {...menuBehavior} position="bottom-end" width={180} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`${title}: more`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowUp size={16} />} disabled={!moveUp} onClick={moveUp} closeMenuOnClick={false}>
          Move up
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} />}
          disabled={!moveDown}
          onClick={moveDown}
          closeMenuOnClick={false}
        >
          Move down
        </Menu.Item>
        <Menu.Item
          leftSection={section.hidden ? <IconEye size={16} /> : <IconEyeOff size={16} />}
          onClick={toggleHidden}
        >
          {section.hidden ? 'Show' : 'Hide'}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={16} />}
          onClick={() => {
            remove()
            toast(`${title} removed. Undo brings it back.`)
            focusSoon(sectionsHeading)
          }}
        >
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
