import { use } from 'react'
import { BusinessFactsContext, type FactBehind } from './business-facts.ts'
import classes from './facts.module.css'

/** Says whether a section shows the business's fact or its own text, and links to the form of the fact. */
export function OverrideNote(props: { fact: FactBehind; value: string; onReset: () => void }) {
  const { fact, value, onReset } = props
  const { open } = use(BusinessFactsContext)
  const { name, path, text } = fact
  const isOwn = value.trim() !== ''
  const lead = (words: string) => (
    <button type="button" className={classes.lead} onClick={() => open(path)}>
      {words}
    </button>
  )
  if (!isOwn)
    return (
      <p className={classes.note}>
        {lead(text === '' ? 'Add it in Business settings' : 'Change in Business settings')}
      </p>
    )
  if (text === '') {
    return (
      <p className={classes.note}>
        Only this section shows it. Your Business settings have no {name} yet. {lead('Add it in Business settings')}
      </p>
    )
  }
  return (
    <p className={classes.note}>
      {sentence(value.trim(), fact)}{' '}
      <button type="button" className={classes.lead} onClick={onReset}>
        Use the {name} from Business settings
      </button>
    </p>
  )
}

function sentence(value: string, { name, text }: FactBehind): string {
  if (value === text) return `This section keeps its own ${name}. Changes in Business settings don’t affect it.`
  const shown = value.includes('\n') || value.length > longest ? `its own ${name}` : value
  return `This section shows ${shown} instead of the ${name} in Business settings.`
}

/** In characters: what fits into a sentence. */
const longest = 40
