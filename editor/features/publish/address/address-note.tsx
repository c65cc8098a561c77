import { Button } from '@mantine/core'
import { bareAddress } from '../bare-address.ts'
import classes from './address.module.css'
import type { HandleState } from './handle-state.ts'

type AddressNoteProps = {
  state: HandleState
  /** Where the website is now; null while it is nowhere. */
  published: string | null
  suggestions: readonly string[]
  looking: boolean
  onChoose: (handle: string) => void
}

/** Under the web address: others that are free when it is in use, and what becomes of the one before. Always a line high. */
export function AddressNote({ state, published, suggestions, looking, onChoose }: AddressNoteProps) {
  const { handle, status, domain } = state
  if (status === 'in-use') {
    return (
      <div className={classes.note} role="status">
        {suggestions.length > 0 && 'These are free:'}
        {suggestions.length === 0 && (looking ? 'Looking for one like it…' : 'Try adding your town or what you do.')}
        {suggestions.map((suggestion) => (
          <Button key={suggestion} size="compact-sm" variant="light" color="gray" onClick={() => onChoose(suggestion)}>
            {suggestion}
          </Button>
        ))}
      </div>
    )
  }
  if (published === null) return <p className={classes.note}>You can change it at any time.</p>
  const now = <strong>{bareAddress(`${published}${domain ?? ''}`)}</strong>
  return handle === published ? (
    <p className={classes.note}>Your website is online there now.</p>
  ) : (
    <p className={classes.note} data-warning>
      <span>The old web address, {now}, will stop working.</span>
    </p>
  )
}
