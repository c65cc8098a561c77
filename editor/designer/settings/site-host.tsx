import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { answerOf, api } from '#api/client.ts'
import { domainsQuery } from '#editor/domains/queries.ts'
import { storedDraftAtom } from '../document/session.ts'

type Published = { handle: string; draftId: string }

/** The host that the website is at, for reading; where it is not published, `unpublished`. */
export function SiteHost({ unpublished }: { unpublished: string }) {
  const published = usePublished()
  return published ? <PublishedHost {...published} /> : unpublished
}

/** The same as a link to it. */
export function SiteLink({ unpublished }: { unpublished: string }) {
  const published = usePublished()
  return published ? <PublishedLink {...published} /> : unpublished
}

function PublishedHost(published: Published) {
  return hostOf(useUrl(published)) ?? published.handle
}

function PublishedLink(published: Published) {
  const url = useUrl(published)
  if (!url) return published.handle
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {hostOf(url)}
    </a>
  )
}

function usePublished(): Published | undefined {
  const draft = useAtomValue(storedDraftAtom)
  return draft?.handle ? { handle: draft.handle, draftId: draft.draftId } : undefined
}

/** Its main name's, once a domain of the owner's is connected. Only the server knows which host a web address has. */
function useUrl({ handle, draftId }: Published) {
  const { data } = useQuery({
    queryKey: ['handles', handle, draftId],
    queryFn: async () => (await answerOf(api.handles[':handle'].$get({ param: { handle }, query: { draftId } }))).url,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: own } = useQuery(domainsQuery(draftId))
  return own?.domains.find(({ main }) => main)?.url ?? data
}

const hostOf = (url: string | null | undefined) => url?.replace(/^https?:\/\//, '').replace(/\/$/, '')
