import { type ReactNode, useId } from 'react'
import classes from './design-cards.module.css'

type DesignCardsProps<T> = {
  label: string
  /** Of the radio buttons. */
  name: string
  choices: readonly T[]
  chosen: string
  onChoose: (id: string) => void
  /** The picture above the name. `turn`: its position in the drawing order. */
  sample: (choice: T, turn: number) => ReactNode
  /** Beside the name. */
  children: (choice: T) => ReactNode
}

/** A choice between previews of the person's site: radio buttons, so arrow keys and Enter work as usual. The first is the suggestion. */
export function DesignCards<T extends { id: string; name: string; mood: string }>(props: DesignCardsProps<T>) {
  const { label, name, choices, chosen, onChoose, sample, children } = props
  const id = useId()
  const [first] = choices
  return (
    <fieldset className={classes.cards}>
      <legend className={classes.legend}>{label}</legend>
      {choices.map((choice, turn) => (
        <label key={choice.id} className={classes.card}>
          <input
            type="radio"
            data-click={name === 'fontPair' ? 'choose-fonts' : 'choose-colors'}
            name={name}
            value={choice.id}
            checked={choice.id === chosen}
            aria-label={choice.name}
            aria-describedby={`${id}-${choice.id}`}
            onChange={() => onChoose(choice.id)}
          />
          {sample(choice, turn)}
          <span className={classes.words}>
            <span className={classes.name}>{choice.name}</span>
            {children(choice)}
          </span>
          <span id={`${id}-${choice.id}`} className={choice === first ? classes.suggested : classes.legend}>
            {choice === first ? 'Suggested for you' : choice.mood}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
