import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './choice-cards.module.css'
import themeClasses from './theme.module.css'

export type ChoiceCard = {
  id: string
  name: string
  phrase?: string
  sample: ReactNode
}

type ChoiceCardsProps = {
  legend: string
  /** Visually hidden if a heading has the same text. */
  legendHidden?: boolean
  hint?: string
  /** The radio group's name, and the selected option's id. */
  name: string
  options: readonly ChoiceCard[]
  value: string | undefined
  columns?: 2 | 3 | 4 | 5
  onChange: (id: string) => void
}

/** A choice among pictures. Uses native radio buttons, so that arrow keys work. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { legend, legendHidden, hint, name, options, value, columns = 2, onChange } = props
  const [first] = options
  const chosen = options.some(({ id }) => id === value) ? value : first?.id
  return (
    <fieldset className={themeClasses.group}>
      <legend className={legendHidden ? undefined : themeClasses.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={classes.cards} data-columns={columns}>
        {options.map((option) => (
          <label key={option.id} className={classes.card}>
            <input
              id={option.id === chosen ? name : undefined}
              type="radio"
              name={name}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            {option.sample}
            <span className={classes.name}>
              {option.name}
              {option.phrase && <span className={classes.phrase}>{option.phrase}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
    </fieldset>
  )
}
