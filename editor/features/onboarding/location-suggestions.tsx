import type { FoundPlace } from '../../../worker/adapters/places/schema.ts'
import classes from './location-suggestions.module.css'

type LocationSuggestionsProps = {
  id: string
  suggestions: readonly FoundPlace[]
  reached: number
  onChoose: (label: string) => void
}

export const suggestionId = (list: string, nth: number) => `${list}-${nth}`

/** All of it, where the field is at the end of what shows. */
const bringIntoView = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' })

/** The list box of the location's field, which keeps the focus and has the keys. */
export function LocationSuggestions({ id, suggestions, reached, onChoose }: LocationSuggestionsProps) {
  return (
    <div
      id={id}
      className={classes.list}
      role="listbox"
      aria-label="Suggested places"
      ref={bringIntoView}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ label }, nth) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
        <div
          key={label}
          id={suggestionId(id, nth)}
          className={classes.option}
          role="option"
          aria-selected={nth === reached}
          onClick={() => onChoose(label)}
        >
          {label}
        </div>
      ))}
    </div>
  )
}
