import { ActionIcon, Menu } from '@mantine/core'
import {
  IconChartBar,
  IconCopy,
  IconDots,
  IconDownload,
  IconExternalLink,
  IconInbox,
  IconPencil,
  IconTrash,
  IconWorld,
  IconWorldOff,
} from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { Link } from 'react-router'
import { domainsOpenAtom } from '#editor/domains/queries.ts'
import { menuBehavior } from '#ui/window/focus-soon.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { designerPath, pages } from '#worker/platform/addresses/paths.ts'
import { downloadWebsite } from './drafts.ts'
import { deletingWebsiteAtom, takingOfflineAtom } from './queries.ts'

export function WebsiteCardMenu(props: { website: DraftListItem; onDuplicate: (() => void) | undefined }) {
  const { website, onDuplicate } = props
  const { draftId, businessName, publishedHandle: handle, url } = website
  const ask = useSetAtom(deletingWebsiteAtom)
  const takeOffline = useSetAtom(takingOfflineAtom)
  const openDomains = useSetAtom(domainsOpenAtom)
  return (
    <Menu {...menuBehavior} position="bottom-end" width={208} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${businessName}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={designerPath(draftId)} leftSection={<IconPencil size={16} aria-hidden />}>
          Open
        </Menu.Item>
        {url && (
          <Menu.Item component="a" href={url} target="_blank" leftSection={<IconExternalLink size={16} aria-hidden />}>
            Visit website
          </Menu.Item>
        )}
        {handle && (
          <Menu.Item leftSection={<IconWorld size={16} aria-hidden />} onClick={() => openDomains({ draftId })}>
            Your own domain
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={`${pages.inbox}?website=${draftId}`}
          leftSection={<IconInbox size={16} aria-hidden />}
        >
          Messages
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={`${pages.visitors}?website=${draftId}`}
          leftSection={<IconChartBar size={16} aria-hidden />}
        >
          Visitor numbers
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} disabled={!onDuplicate} onClick={onDuplicate}>
          Duplicate
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={() => downloadWebsite(draftId)}>
          Download this website
        </Menu.Item>
        <Menu.Divider />
        {handle && (
          <Menu.Item
            leftSection={<IconWorldOff size={16} aria-hidden />}
            onClick={() => takeOffline({ draftId, businessName, handle })}
          >
            Take offline
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => ask({ draftId, businessName, handle })}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
