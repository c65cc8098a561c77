import { daysHandleRests } from '../../../../worker/publishing/schema.ts'
import { bareAddress } from '../../../ui/bare-address.ts'
import classes from './address.module.css'
import { FreeHandles } from './free-handles.tsx'
import type { HandleState } from './handle-state.ts'

type AddressNoteProps = {
  state: HandleState
  /** Where the website is now; null while it is nowhere. */
  published: string | null
  suggestions: readonly string[]
  looking: boolean
  onChoose: (handle: string) => void
}

/** Below the web address: free alternatives when it is taken, and what happens to the previous one. Always one line high. */
export function AddressNote({ state, published, suggestions, looking, onChoose }: AddressNoteProps) {
  const { handle, status, domain } = state
  if (status === 'in-use') return <FreeHandles suggestions={suggestions} looking={looking} onChoose={onChoose} />
  if (published === null) return <p className={classes.note}>You can change it at any time.</p>
  const now = <strong>{bareAddress(`${published}${domain ?? ''}`)}</strong>
  return handle === published ? (
    <p className={classes.note}>You can change it at any time.</p>
  ) : (
    <p className={classes.note} data-warning>
      <span>
        {now} will redirect visitors to the new address for {daysHandleRests} days.
      </span>
      <span>Use the new one on anything you print.</span>
    </p>
  )
}
