import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconExternalLink, IconLogout, IconPlus, IconTrash } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { DraftListItem } from '../../../../worker/contract/drafts.ts'
import { pages } from '../../../../worker/contract/routes-table.ts'
import { documentAtom, storedDraftAtom, unsavedAtom } from '../../../state/draft.ts'
import { ago } from '../../../ui/ago.ts'
import { menuBehavior } from '../../../ui/menu-behavior.ts'
import { DeleteWebsiteDialog } from '../delete-website-dialog.tsx'
import { UnsavedDialog } from '../saving/unsaved-dialog.tsx'
import classes from './toolbar.module.css'
import { useLeaveSignedOut } from './use-leave-signed-out.ts'
import menuClasses from './website-menu.module.css'

/** The website's name, and behind it the person's other websites. */
export function WebsiteMenu({ drafts }: { drafts: DraftListItem[] }) {
  const navigate = useNavigate()
  const document = useAtomValue(documentAtom)
  const draft = useAtomValue(storedDraftAtom)
  const unsaved = useAtomValue(unsavedAtom)
  const [deleting, setDeleting] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const leave = useLeaveSignedOut()
  if (!document || !draft) return null
  return (
    <>
      <Menu {...menuBehavior} position="bottom-start" width={300} shadow="md">
        <Menu.Target>
          <UnstyledButton className={classes.name}>
            <span>{document.businessName}</span>
            <IconChevronDown size={14} aria-label="Your websites" />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Your websites</Menu.Label>
          {drafts.map((item) => (
            <Menu.Item
              key={item.draftId}
              aria-current={item.draftId === draft.draftId || undefined}
              className={menuClasses.website}
              onClick={() => navigate(`${pages.designer}?websiteId=${item.draftId}`)}
            >
              <span className={menuClasses.websiteName}>{item.businessName}</span>
              <span className={menuClasses.websiteFacts}>
                {item.publishedHandle ?? 'Draft - Not Published'} · {ago(item.lastDesignedAt ?? item.modifiedAt)}
              </span>
            </Menu.Item>
          ))}
          <Menu.Divider />
          {draft.handle && (
            <Menu.Item
              component="a"
              href={`/${draft.handle}`}
              target="_blank"
              leftSection={<IconExternalLink size={16} />}
            >
              Visit website
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconPlus size={16} />} onClick={() => navigate(pages.create)}>
            Create your website
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => setDeleting(true)}>
            Delete this website
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => (unsaved ? setLeaving(true) : leave())}>
            Sign Out
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <UnsavedDialog opened={leaving} onStay={() => setLeaving(false)} onLose={leave} onSaved={leave} />
      <DeleteWebsiteDialog opened={deleting} onClose={() => setDeleting(false)} draft={draft} />
    </>
  )
}
