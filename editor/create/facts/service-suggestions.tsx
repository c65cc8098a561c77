import { IconPlus } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { isNamedBy } from '#templates/suggestions/named-services.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { answersAtom } from '../wizard-state.ts'
import { addRowAtom, factsAtom, rowsAtom } from './fact-state.ts'
import classes from './service-suggestions.module.css'

/** More at once would be a form to fill in. */
const shownAtOnce = 3

/** Services that such a business usually offers and that no row names. A tap makes a row. */
export function ServiceSuggestions() {
  const { trade } = useAtomValue(answersAtom)
  const read = useAtomValue(factsAtom)?.business.trade.slug ?? ''
  const usual = useTradeServices(trade || read)
  const rows = useAtomValue(rowsAtom)
  const add = useSetAtom(addRowAtom)
  const named = rows.flatMap(({ kind, value }) => (kind === 'service' ? value.name : []))
  const open = usual.filter((name) => !isNamedBy(named, name)).slice(0, shownAtOnce)
  if (open.length === 0) return null
  return (
    <fieldset className={classes.suggestions}>
      <legend>Do you do these too?</legend>
      {open.map((name, nth) => (
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

/** The usual services of a trade; none until the trades are loaded. */
export function useTradeServices(trade: string): readonly string[] {
  const [known, setKnown] = useState<{ trade: string; services: readonly string[] }>()

  useEffect(() => {
    if (trade === '') return
    let isWanted = true
    import('#templates/trade-list.ts')
      .then(({ trades }) => trades.find(({ slug }) => slug === trade)?.services ?? [])
      .then((services) => services.map(({ name }) => name))
      // One can do without.
      .catch(() => [])
      .then((services) => isWanted && setKnown({ trade, services }))
    return () => {
      isWanted = false
    }
  }, [trade])

  return known?.trade === trade ? known.services : []
}
