import type { Draft } from '../../../worker/drafts/schema.ts'
import { messageFor, problems, unharmed } from '../../messages.ts'
import { publishedState } from '../../state/published-state.ts'
import type { SaveState } from '../document/session.ts'

type SaveFacts = { draft: Draft; unsaved: boolean; state: SaveState; online: boolean; now: number }

/** How long the label shows a save before it returns to the publishing state, in milliseconds. */
export const savedFor = 60_000

/** What stands beside the website's name: where its saving and its publishing are. */
export function saveLabel({ draft, unsaved, state, online, now }: SaveFacts): {
  text: string
  tone: 'quiet' | 'wrong'
} {
  if (state.status === 'saving' && !state.quietly) return { text: 'Saving…', tone: 'quiet' }
  if (!online && unsaved) return { text: `${problems.offline} ${unharmed.changes}`, tone: 'wrong' }
  if (!online) return { text: problems.offline, tone: 'wrong' }
  if (state.status === 'failed') {
    const text = state.code === 'network' ? `${problems.network} ${unharmed.changes}` : messageFor(state.code)
    return { text, tone: 'wrong' }
  }
  if (state.status === 'conflict') return { text: messageFor('stale_revision'), tone: 'wrong' }
  if (unsaved) return { text: 'Unsaved changes', tone: 'quiet' }
  const isPublished = draft.lastPublishedAt !== null && draft.lastPublishedAt >= draft.modifiedAt
  if (state.status === 'idle' && state.savedAt !== undefined && now - state.savedAt < savedFor && !isPublished) {
    return { text: state.quietly ? 'Saved' : 'Draft saved · just now', tone: 'quiet' }
  }
  return { text: publishedState(draft), tone: 'quiet' }
}
