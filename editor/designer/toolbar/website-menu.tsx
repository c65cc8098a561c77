import { Menu, UnstyledButton } from '@mantine/core'
import {
  IconChevronDown,
  IconCopy,
  IconExternalLink,
  IconHistory,
  IconLogout,
  IconPlus,
  IconTrash,
  IconUserCircle,
} from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DraftListItem } from '../../../worker/drafts/schema.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { problems, websiteLimitAdvice } from '../../messages.ts'
import { versionsOpenAtom } from '../../state/publishing.ts'
import { useIsLimitReached } from '../../state/website-limit.ts'
import { deletingWebsiteAtom } from '../../state/websites.ts'
import { menuBehavior } from '../../ui/menu-behavior.ts'
import { useLeaveSignedOut } from '../../ui/use-leave-signed-out.ts'
import { businessNameAtom, isOpenAtom } from '../document/parts.ts'
import { storedDraftAtom, unsavedAtom } from '../document/session.ts'
import { UnsavedDialog } from '../saving/unsaved-dialog.tsx'
import classes from './toolbar.module.css'
import menuClasses from './website-menu.module.css'
import { useOpenDuplicate } from './website-menu-duplicate.ts'
import { WebsiteMenuList } from './website-menu-list.tsx'
import { DuplicateUnsavedDialog } from './website-menu-unsaved.tsx'

/** The website's name, and behind it what can be done with it and the person's other websites. */
export function WebsiteMenu({ drafts }: { drafts: DraftListItem[] }) {
  const isOpen = useAtomValue(isOpenAtom)
  const name = useAtomValue(businessNameAtom)
  const draft = useAtomValue(storedDraftAtom)
  const unsaved = useAtomValue(unsavedAtom)
  const isFull = useIsLimitReached(drafts.length)
  const seeVersions = useSetAtom(versionsOpenAtom)
  const askToDelete = useSetAtom(deletingWebsiteAtom)
  const [asked, setAsked] = useState<'leave' | 'duplicate' | null>(null)
  const { duplicate, isPending } = useOpenDuplicate(draft?.draftId ?? '')
  const leave = useLeaveSignedOut()
  if (!isOpen || !draft) return null
  const { draftId, handle } = draft
  const { businessName } = draft.websiteSettings
  // Right after the first publication the list does not know the address yet: the app's host redirects there.
  const url = drafts.find((item) => item.draftId === draftId)?.url ?? `/${handle}`
  return (
    <>
      <Menu {...menuBehavior} position="bottom-start" width={328} shadow="md">
        <Menu.Target>
          <UnstyledButton className={classes.name} data-click="website-menu">
            <span>{name}</span>
            <IconChevronDown size={14} aria-label="Your websites" />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown className={menuClasses.dropdown}>
          <WebsiteMenuList drafts={drafts} openId={draftId} />
          <Menu.Divider />
          {handle && (
            <Menu.Item component="a" href={url} target="_blank" leftSection={<IconExternalLink size={16} />}>
              Visit website
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconHistory size={16} />}
            data-click="version-history"
            onClick={() => seeVersions({})}
          >
            Version history
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={16} />}
            disabled={isPending || isFull}
            onClick={() => (unsaved ? setAsked('duplicate') : duplicate())}
          >
            Duplicate this website
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash size={16} />}
            onClick={() => askToDelete({ draftId, businessName, handle })}
          >
            Delete this website
          </Menu.Item>
          <Menu.Divider />
          {isFull ? (
            <Menu.Item leftSection={<IconPlus size={16} />} component={Link} to={pages.websites}>
              <span className={menuClasses.websiteName}>{problems.websiteLimit}</span>
              <span className={menuClasses.websiteFacts}>{websiteLimitAdvice}</span>
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconPlus size={16} />} component={Link} to={pages.create}>
              Create another website
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconUserCircle size={16} />}
            component={Link}
            to={pages.account}
            state={{ designer: `?websiteId=${draftId}` }}
          >
            Your account
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => (unsaved ? setAsked('leave') : leave())}>
            Sign out
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <UnsavedDialog opened={asked === 'leave'} onStay={() => setAsked(null)} onLose={leave} onSaved={leave} />
      <DuplicateUnsavedDialog
        opened={asked === 'duplicate'}
        onStay={() => setAsked(null)}
        onSaved={() => {
          setAsked(null)
          void duplicate()
        }}
      />
    </>
  )
}
