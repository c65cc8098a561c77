import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconSparkles, IconTrash } from '@tabler/icons-react'
import { use } from 'react'
import { menuBehavior, unavailableItem } from '#ui/window/focus-soon.ts'
import { describeFields, type ListItem } from '../field-description.ts'
import type { FieldProps } from '../field-props.ts'
import { isRewritable, RewriteContext } from '../rewrite-button.tsx'
import type { ListActions } from './use-list-actions.ts'

export type ListItemMenuProps = {
  field: FieldProps<'list'>['field']
  path: string
  name: string
  item: ListItem
  index: number
  last: number
  full: boolean
  actions: ListActions
}

export function ListItemMenu({ name, path, item, index, last, full, actions, field }: ListItemMenuProps) {
  const rewrite = use(RewriteContext)
  const hasWords = describeFields(field.item).some((one) => isRewritable(one, item))
  return (
    <Menu {...menuBehavior} position="bottom-end" width={180} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`${name}: more`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowUp size={16} />}
          {...unavailableItem(index === 0)}
          onClick={() => actions.moveBy(item.id, -1)}
          closeMenuOnClick={false}
        >
          Move up
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} />}
          {...unavailableItem(index === last)}
          onClick={() => actions.moveBy(item.id, 1)}
          closeMenuOnClick={false}
        >
          Move down
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy size={16} />}
          disabled={full}
          title={full ? `Maximum ${field.max}. Remove one to add another` : undefined}
          onClick={() => actions.duplicate(item.id)}
        >
          Duplicate
        </Menu.Item>
        {rewrite && hasWords && (
          <Menu.Item leftSection={<IconSparkles size={16} />} onClick={() => rewrite(path)}>
            Rewrite
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => actions.remove(item.id)}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
