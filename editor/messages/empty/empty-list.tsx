import { Button } from '@mantine/core'
import { IconArchive, IconMailOpened, IconSearch, IconShieldCheck } from '@tabler/icons-react'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import type { InboxPlace } from '../inbox-place.ts'
import { folderNames } from '../message-words.ts'
import { EmptyNotice } from './empty-notice.tsx'
import { NoMessagesYet } from './no-messages-yet.tsx'

type EmptyListProps = {
  place: InboxPlace
  websites: DraftListItem[]
  /** Whether nobody has written yet. */
  isFirst: boolean
  onShow: (change: Partial<InboxPlace>, replace?: boolean) => void
}

/** A list without messages: the reason, and the next step. */
export function EmptyList({ place, websites, isFirst, onShow }: EmptyListProps) {
  const { folder, website, search, unread } = place
  if (isFirst) {
    return <NoMessagesYet websites={websites.filter(({ draftId }) => !website || draftId === website)} />
  }
  if (search) {
    return (
      <EmptyNotice
        title="Nothing found"
        Icon={IconSearch}
        action={
          <Button variant="default" onClick={() => onShow({ search: '', unread: false }, true)}>
            Show all in {folderNames[folder]}
          </Button>
        }
      >
        No {unread && 'unread '}messages in {folderNames[folder]} match “{search}”. The numbers beside the folders show
        other matches.
      </EmptyNotice>
    )
  }
  if (unread) {
    return (
      <EmptyNotice
        title="Nothing unread"
        Icon={IconMailOpened}
        action={
          <Button variant="default" onClick={() => onShow({ unread: false }, true)}>
            Show all messages
          </Button>
        }
      >
        You have read everything in {folderNames[folder]}.
      </EmptyNotice>
    )
  }
  if (folder === 'spam') {
    return (
      <EmptyNotice title="No spam" Icon={IconShieldCheck}>
        Messages that look like spam go here, so you can check them. We delete them after 30 days.
      </EmptyNotice>
    )
  }
  if (folder === 'archive') {
    return (
      <EmptyNotice title="Nothing archived" Icon={IconArchive}>
        Archive messages you’ve dealt with. They leave your inbox and stay here.
      </EmptyNotice>
    )
  }
  return (
    <EmptyNotice title="All done" Icon={IconMailOpened}>
      Your inbox is empty. New messages appear here automatically.
    </EmptyNotice>
  )
}
