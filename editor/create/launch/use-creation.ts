import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { useRememberLimit } from '#editor/websites/website-limit.ts'
import { forgetCreationBegun, noteCreationBegun } from '#session/creation-begun.ts'
import { sessionQuery } from '#session/session.ts'
import type { Creation } from '#worker/creation/schema.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { creationAnswersAtom } from '../design/offered.ts'
import { photosBelongAtom } from '../photos/photo-state.ts'
import { createdFromAtom, restartWizardAtom } from '../wizard-state.ts'

/**
 * The creation with these answers, started once (`fresh`) or resumed after a reload. If it has expired, or another tab claimed it, the
 * wizard starts over.
 */
export function useCreation() {
  // Frozen, since suggestions that arrive now must not change a website during its creation.
  const [answers] = useState(useAtomValue(creationAnswersAtom))
  const wanted = JSON.stringify(answers)
  const store = useStore()
  const storeCreatedFrom = useSetAtom(createdFromAtom)
  const restart = useSetAtom(restartWizardAtom)
  const limit = useRememberLimit()
  const notePhotos = ({ creationId: website }: Creation) =>
    store.set(photosBelongAtom, { website, sections: answers.sections })
  const queries = useQueryClient()
  const navigate = useNavigate()

  return useQuery({
    queryKey: ['creation', wanted],
    queryFn: async () => {
      if (store.get(createdFromAtom) === wanted) {
        const creation = await responseBody(api.creations.current.$get()).catch(async (error: unknown) => {
          if (failureCode(error) === 'not_found') {
            forgetCreationBegun()
            const { user } = await queries.ensureQueryData(sessionQuery)
            if (user) await navigate(pages.websites, { replace: true })
            restart()
          }
          throw error
        })
        await notePhotos(creation)
        return { creation, fresh: false }
      }
      // Recorded before the response arrives, because the person may close the page.
      noteCreationBegun()
      const creation = await responseBody(api.creations.$post({ json: answers })).catch(async (error: unknown) => {
        await limit.failed(error)
        throw error
      })
      storeCreatedFrom(wanted)
      await notePhotos(creation)
      return { creation, fresh: true }
    },
    retry: false,
    // Fails immediately when offline.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
