import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { forgetCreationBegun, wasCreationBegun } from '#session/creation-begun.ts'

/** The unclaimed website in this browser. Null if there is none, undefined while loading. */
export function useWaitingWebsite() {
  const [isAsked] = useState(wasCreationBegun)
  const { data } = useQuery({
    queryKey: ['creation that waits'],
    queryFn: find,
    enabled: isAsked,
    // Stays visible during claiming.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? 2000 : false),
    gcTime: 0,
  })
  return isAsked ? data : null
}

async function find() {
  try {
    const { status, draftId, creationId, websiteSettings } = await responseBody(api.creations.current.$get())
    return status === 'failed' || draftId !== null ? null : { status, creationId, websiteSettings }
  } catch (error) {
    if (failureCode(error) !== 'not_found') throw error
    forgetCreationBegun()
    return null
  }
}
