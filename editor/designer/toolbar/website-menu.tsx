import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { lazyMenu } from '#ui/window/lazy-menu.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { businessNameAtom, isOpenAtom } from '../document/parts.ts'
import classes from './toolbar.module.css'

const Items = lazyMenu(() => import('./website-menu-items.tsx').then((file) => file.WebsiteMenuItems))

/** The website's name, with a menu of actions and other websites. */
export function WebsiteMenu({ drafts }: { drafts: DraftListItem[] }) {
  const isOpen = useAtomValue(isOpenAtom)
  const name = useAtomValue(businessNameAtom)
  if (!isOpen) return null
  const button = (
    <UnstyledButton className={classes.name} data-click="website-menu">
      <span>{name}</span>
      <IconChevronDown size={14} aria-label="Your websites" />
    </UnstyledButton>
  )
  return <Items drafts={drafts} button={button} />
}
