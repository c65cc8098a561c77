import { useQuery } from '@tanstack/react-query'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { answerOf, api } from '../../api/client.ts'

/** Where mails are not really sent, the way to the page that shows them. Elsewhere there is no such page, and nothing here. */
export function MailboxLink() {
  const { isSuccess } = useQuery({
    queryKey: ['mailbox', 'there'],
    queryFn: () => answerOf(api.mailbox.$get()),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isSuccess) return null
  return (
    <a href={pages.mailbox} target="_blank" rel="noreferrer">
      Open the local mailbox
    </a>
  )
}
