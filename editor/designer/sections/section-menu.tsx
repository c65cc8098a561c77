import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { memo } from 'react'
import { lazyMenu } from '#ui/window/lazy-menu.tsx'
import { useSectionActions } from './use-section-actions.ts'

const Items = lazyMenu(() => import('./section-menu-items.tsx').then((file) => file.SectionMenuItems))

/** Section actions. Rerenders only when sections move, not when their content changes. */
export const SectionMenu = memo(function SectionMenu({ id, tabIndex }: { id: string; tabIndex?: number }) {
  const { title } = useSectionActions(id)
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      data-click="section-menu"
      aria-label={`${title}: more`}
      tabIndex={tabIndex}
    >
      <IconDots size={16} />
    </ActionIcon>
  )
  return <Items id={id} button={button} />
})
