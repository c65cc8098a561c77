import { IconPlus } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTradeServices } from '#editor/designer/form/facts/trade-services.ts'
import { isTradeNamed } from '#templates/match-trade.ts'
import { clausesOf, openServices } from '#templates/suggestions/named-services.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { answersAtom } from '../wizard-state.ts'
import { addRowAtom, rowsAtom } from './fact-state.ts'
import { factsAtom } from './read-facts.ts'
import classes from './service-suggestions.module.css'

/** More suggestions at once would look like a form. */
const maxSuggestions = 3

/** The trade's common services that aren't listed yet. A tap adds one. */
export function ServiceSuggestions() {
  const { trade, businessName, businessActivities: description } = useAtomValue(answersAtom)
  const facts = useAtomValue(factsAtom)?.business
  const slug = facts ? facts.trade.slug : (trade ?? '')
  const usual = useTradeServices(slug, facts?.place.country, true)
  const rows = useAtomValue(rowsAtom)
  const add = useSetAtom(addRowAtom)
  const named = rows.flatMap(({ kind, value }) => (kind === 'service' || kind === 'trade' ? value.name : []))
  const listed = [...named, businessName, ...clausesOf(description)]
  const refused = rows.flatMap(({ kind, value }) => (kind === 'term' && value.kind === 'Excluded' ? value.text : []))
  const read = rows.flatMap(({ kind, value }) => (kind === 'service' ? value.name : []))
  const isNamed = isTradeNamed(slug, { activities: description, name: businessName, hint: trade })
  const open = openServices(usual, { isNamed, read, listed, refused, description }).slice(0, maxSuggestions)
  if (open.length === 0) return null
  return (
    <fieldset className={classes.suggestions}>
      <legend>Do you do these too?</legend>
      {open.map(({ name }, nth) => (
        <button
          key={name}
          id={`suggested-service-${nth}`}
          type="button"
          data-click="add-service"
          aria-label={`Add ${name}`}
          onClick={() => {
            add({ kind: 'service', value: { ...blankService, name } })
            focusSoon(`suggested-service-${nth}`)
          }}
        >
          <IconPlus size={14} stroke={2.25} aria-hidden />
          {name}
        </button>
      ))}
    </fieldset>
  )
}

const blankService = { name: '', variant: '', price: null, priceWords: '', duration: '', note: '', group: '' }
