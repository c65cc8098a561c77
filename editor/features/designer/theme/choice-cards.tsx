import type { ReactNode } from 'react'
import panelClasses from '../panel.module.css'
import classes from './theme.module.css'

export type ChoiceCard = {
  id: string
  name: string
  /** A few words under the name. */
  phrase?: string
  sample: ReactNode
}

/** One of a few things to look at. Native radio buttons under the cards, so that arrow keys choose. */
export function ChoiceCards(props: {
  legend: string
  name: string
  options: ChoiceCard[]
  value: string | undefined
  onChange: (id: string) => void
}) {
  const { legend, name, options, value, onChange } = props
  return (
    <fieldset className={panelClasses.group}>
      <legend className={panelClasses.legend}>{legend}</legend>
      <div className={classes.cards}>
        {options.map((option) => (
          <label key={option.id} className={classes.card}>
            <input type="radio" name={name} checked={option.id === value} onChange={() => onChange(option.id)} />
            {option.sample}
            <span className={classes.cardName}>
              {option.name}
              {option.phrase && <span className={classes.cardPhrase}>{option.phrase}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
