import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { api, responseBody } from '#api/client.ts'
import { domainsQuery } from '#editor/domains/queries.ts'
import { storedDraftAtom } from '../document/session.ts'

type Published = { handle: string; draftId: string }

export function SiteHost({ unpublished }: { unpublished: string }) {
  const published = usePublished()
  return published ? <PublishedHost {...published} /> : unpublished
}

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

/** The main domain's URL, if connected. Only the server knows a handle's host. */
function useUrl({ handle, draftId }: Published) {
  const { data } = useQuery({
    queryKey: ['handles', handle, draftId],
    queryFn: async () =>
      (await responseBody(api.handles[':handle'].$get({ param: { handle }, query: { draftId } }))).url,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: own } = useQuery(domainsQuery(draftId))
  return own?.domains.find(({ main }) => main)?.url ?? data
}

const hostOf = (url: string | null | undefined) => url?.replace(/^https?:\/\//, '').replace(/\/$/, '')
