import type { Draft } from '../../../../worker/contract/drafts.ts'
import { messageFor } from '../../../messages.ts'
import type { SaveState } from '../../../state/save-state.ts'

/** What stands beside the website's name: where its saving and its publishing are. */
export function saveLabel(draft: Draft, unsaved: boolean, state: SaveState): { text: string; tone: 'quiet' | 'wrong' } {
  if (state.status === 'saving') return { text: 'Saving…', tone: 'quiet' }
  if (state.status === 'failed') return { text: messageFor(state.code), tone: 'wrong' }
  if (state.status === 'conflict') return { text: messageFor('stale_revision'), tone: 'wrong' }
  const { handle, modifiedAt, lastPublishedAt } = draft
  if (unsaved) return { text: 'Unsaved changes', tone: 'quiet' }
  if (!handle || !lastPublishedAt) return { text: 'Draft - Not Published', tone: 'quiet' }
  return { text: modifiedAt > lastPublishedAt ? 'Published - Newer draft saved' : 'Published', tone: 'quiet' }
}
