import type { ReactNode } from 'react'
import classes from './choice-cards.module.css'

type ChoiceCardsProps<T> = {
  label: string
  name: string
  choices: readonly T[]
  chosen: string
  onChoose: (id: string) => void
  children: (choice: T) => ReactNode
}

/** One of a few, as cards: radio buttons, so arrow keys and Enter work as everywhere. */
export function ChoiceCards<T extends { id: string; name: string; mood: string }>(props: ChoiceCardsProps<T>) {
  const { label, name, choices, chosen, onChoose, children } = props
  return (
    <fieldset className={classes.cards}>
      <legend className={classes.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.id} className={classes.card}>
          <input
            type="radio"
            name={name}
            value={choice.id}
            checked={choice.id === chosen}
            aria-label={choice.name}
            aria-describedby={`${name}-${choice.id}`}
            onChange={() => onChoose(choice.id)}
          />
          {children(choice)}
          <span id={`${name}-${choice.id}`} hidden>
            {choice.mood}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
