import { IconCheck } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { type ReactNode, useId } from 'react'
import classes from './design-cards.module.css'
import { isSuggestedAtom } from './offered.ts'

type DesignCardsProps<T> = {
  label: string
  name: 'fontPair' | 'palette'
  choices: readonly T[]
  chosen: string
  onChoose: (id: string) => void
  sample: (choice: T) => ReactNode
  picture?: (choice: T) => ReactNode
  detail?: (choice: T) => ReactNode
}

/** A radio group of designs. For a known trade, the first design is the suggestion. */
export function DesignCards<T extends { id: string; name: string; mood: string }>(props: DesignCardsProps<T>) {
  const { label, name, choices, chosen, onChoose, sample, picture, detail } = props
  const id = useId()
  const isSuggested = useAtomValue(isSuggestedAtom)
  const first = isSuggested ? choices[0] : undefined
  return (
    <fieldset className={classes.cards} data-of={name}>
      <legend className={classes.unseen}>{label}</legend>
      {choices.map((choice) => (
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
          {sample(choice)}
          <span className={classes.foot}>
            {picture?.(choice)}
            <span className={classes.words}>
              <span className={classes.name}>
                {choice.name}
                {choice === first && (
                  <span aria-hidden className={classes.suggested}>
                    Suggested
                  </span>
                )}
              </span>
              {detail?.(choice)}
            </span>
            <span className={classes.check} aria-hidden>
              <IconCheck size={14} stroke={2.4} />
            </span>
          </span>
          <span id={`${id}-${choice.id}`} className={classes.unseen}>
            {choice === first ? 'Suggested for you' : choice.mood}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
