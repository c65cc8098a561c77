import { Button } from '@mantine/core'
import classes from './address.module.css'

type FreeHandlesProps = { suggestions: readonly string[]; looking: boolean; onChoose: (handle: string) => void }

/** Under a web address that is in use: others like it that are free. Always a line high. */
export function FreeHandles({ suggestions, looking, onChoose }: FreeHandlesProps) {
  return (
    <div className={classes.note} role="status">
      {suggestions.length > 0 && 'Available:'}
      {suggestions.length === 0 &&
        (looking ? 'Looking for similar addresses…' : 'Try adding your town or what you do.')}
      {suggestions.map((suggestion) => (
        <Button key={suggestion} size="compact-sm" variant="light" color="gray" onClick={() => onChoose(suggestion)}>
          {suggestion}
        </Button>
      ))}
    </div>
  )
}
