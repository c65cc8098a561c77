import { useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import type { Draft } from '../../../../worker/drafts/schema.ts'
import { releasesQuery } from '../../../state/releases.ts'
import type { HandleEvent } from './handle-state.ts'
import { typedHandleAtom } from './typed-handle.ts'
import { useCheckedHandle } from './use-checked-handle.ts'

/** The web address to publish under; what was typed outlives the panel. */
export function useHandle({ draftId, handle: published }: Draft, businessName: string) {
  const [typed, setTyped] = useAtom(typedHandleAtom)
  // Of a website that was taken offline the address is still its owner's.
  const last = useQueryClient().getQueryData(releasesQuery(draftId).queryKey)?.releases[0]?.handle
  const begun = typed?.draftId === draftId ? typed.text : (published ?? last ?? businessName)
  const { state, change: dispatch } = useCheckedHandle(draftId, begun, published)
  const change = (event: HandleEvent) => {
    if (event.type === 'typed') setTyped({ draftId, text: event.text })
    dispatch(event)
  }
  return { state, change }
}
