import { Menu } from '@mantine/core'
import { IconCheck, IconLayoutGrid } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ago } from '#ui/words/when-words.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { designerPath, pages } from '#worker/platform/addresses/paths.ts'
import { publishedState } from '../publish/publishing.ts'
import classes from './website-menu.module.css'

/** With more websites, the menu links to the full list. */
const maxListed = 5

/** The open website, the most recently edited ones, and a link to all. */
export function WebsiteMenuList({ drafts, openId }: { drafts: DraftListItem[]; openId: string }) {
  const open = drafts.filter(({ draftId }) => draftId === openId)
  const others = drafts.filter(({ draftId }) => draftId !== openId)
  return (
    <>
      <Menu.Label>Your websites</Menu.Label>
      {[...open, ...others].slice(0, maxListed).map((item) => (
        <Menu.Item
          key={item.draftId}
          component={Link}
          to={designerPath(item.draftId)}
          aria-current={item.draftId === openId || undefined}
          className={classes.website}
          rightSection={item.draftId === openId && <IconCheck size={16} aria-hidden />}
        >
          <span className={classes.websiteName}>{item.businessName}</span>
          <span className={classes.websiteFacts}>
            {publishedState({ ...item, handle: item.publishedHandle })} · edited{' '}
            {ago(item.lastDesignedAt ?? item.modifiedAt)}
          </span>
        </Menu.Item>
      ))}
      <Menu.Item component={Link} to={pages.websites} leftSection={<IconLayoutGrid size={16} />}>
        All websites
      </Menu.Item>
    </>
  )
}
