import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { DraftListItem } from '../../../../worker/drafts/schema.ts'
import { pages } from '../../../../worker/platform/addresses/paths.ts'
import { draftQuery } from '../../../state/drafts.ts'
import { EmptyNotice } from './empty-notice.tsx'
import { formState } from './form-state.ts'

/** Before anybody has written: what is still in the way of it, by the website that is closest to being ready. */
export function NoMessagesYet({ websites }: { websites: DraftListItem[] }) {
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
    <Button component={Link} to={`${pages.designer}?websiteId=${draftId}`}>
      Open {businessName}
    </Button>
  )
  if (state === 'no-form') {
    return (
      <EmptyNotice title="Your website has no contact form" action={designer}>
        Your contact form is part of the Contact section. Add it there, publish, and messages arrive here.
      </EmptyNotice>
    )
  }
  if (state === 'unpublished' || !url) {
    return (
      <EmptyNotice title="Messages from your website arrive here" action={designer}>
        Your contact form is part of the Contact section. Publish, and messages arrive here.
      </EmptyNotice>
    )
  }
  return (
    <EmptyNotice
      title="No messages yet"
      action={
        <Button
          variant="default"
          component="a"
          href={url}
          target="_blank"
          rel="noreferrer"
          rightSection={<IconExternalLink size={16} aria-label="opens in a new window" />}
        >
          Visit {businessName}
        </Button>
      }
    >
      The contact form on <strong>{businessName}</strong> is online. Messages arrive here, and we email you. Send
      yourself one to see how it looks.
    </EmptyNotice>
  )
}
