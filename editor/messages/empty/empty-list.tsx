import { Button } from '@mantine/core'
import { IconArchive, IconExternalLink, IconMailOpened, IconSearch, IconShieldCheck } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import { draftQuery } from '#editor/websites/drafts.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { designerPath } from '#worker/platform/addresses/paths.ts'
import type { InboxView } from '../inbox-view.ts'
import { folderNames } from '../message-words.ts'

type EmptyListProps = {
  place: InboxView
  websites: DraftListItem[]
  isFirst: boolean
  onShow: (change: Partial<InboxView>, replace?: boolean) => void
}

export function EmptyList({ place, websites, isFirst, onShow }: EmptyListProps) {
  const { folder, website, search, unread } = place
  if (isFirst) {
    return <NoMessagesYet websites={websites.filter(({ draftId }) => !website || draftId === website)} />
  }
  if (search) {
    return (
      <EmptyState
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
      </EmptyState>
    )
  }
  if (unread) {
    return (
      <EmptyState
        title="Nothing unread"
        Icon={IconMailOpened}
        action={
          <Button variant="default" onClick={() => onShow({ unread: false }, true)}>
            Show all messages
          </Button>
        }
      >
        You have read everything in {folderNames[folder]}.
      </EmptyState>
    )
  }
  if (folder === 'spam') {
    return (
      <EmptyState title="No spam" Icon={IconShieldCheck}>
        Messages that look like spam go here, so you can check them. We delete them after 30 days.
      </EmptyState>
    )
  }
  if (folder === 'archive') {
    return (
      <EmptyState title="Nothing archived" Icon={IconArchive}>
        Archive messages you’ve dealt with. They leave your inbox and stay here.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="All done" Icon={IconMailOpened}>
      Your inbox is empty. New messages appear here automatically.
    </EmptyState>
  )
}

/** Shown before the first message: what is missing on the website closest to being ready. */
function NoMessagesYet({ websites }: { websites: DraftListItem[] }) {
  const drafts = useQueries({
    queries: websites.map(({ draftId }) => ({ ...draftQuery(draftId), staleTime: 60_000 })),
    combine: (results) => results.map(({ data }) => data?.websiteSettings),
  })
  const states = websites.map((website, index) => ({ website, state: formState(website, drafts[index]) }))
  const [closest] = (['ready', 'unpublished', 'no-form'] as const).flatMap((wanted) =>
    states.filter(({ state }) => state === wanted),
  )
  if (!closest) return null
  const { website, state } = closest
  const { draftId, businessName, url } = website
  const designer = (
    <Button size="md" component={Link} to={designerPath(draftId)}>
      Open {businessName}
    </Button>
  )
  if (state === 'no-form') {
    return (
      <EmptyState drawing="messages" title="Your website has no contact form" action={designer}>
        Add one in the Contact section, publish, and messages arrive here.
      </EmptyState>
    )
  }
  if (state === 'unpublished' || !url) {
    return (
      <EmptyState drawing="messages" title="Messages from your website arrive here" action={designer}>
        Publish, and what people send by your contact form arrives here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing="messages"
      title="No messages yet"
      action={
        <Button
          size="md"
          component="a"
          href={url}
          target="_blank"
          rel="noreferrer"
          rightSection={<IconExternalLink size={16} aria-label="opens in a new window" />}
        >
          Send yourself a test message
        </Button>
      }
    >
      When someone fills in the form on {businessName}, you read and answer it here, and we email you too.
    </EmptyState>
  )
}

/** Why visitors can't write on a website, or 'ready'. */
type FormState = 'unpublished' | 'no-form' | 'ready'

/** `document`: the saved website. While undefined, assume that it has a form, as new websites do. */
export function formState(
  { publishedHandle }: Pick<DraftListItem, 'publishedHandle'>,
  document: WebsiteSettings | undefined,
): FormState {
  if (document && !hasForm(document)) return 'no-form'
  return publishedHandle === null ? 'unpublished' : 'ready'
}

const hasForm = ({ sections }: WebsiteSettings) =>
  sections.some((section) => section.type === 'Contact' && !section.hidden && section.content.showForm)
