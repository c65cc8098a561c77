import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { use, useMemo, useState } from 'react'
import { limits } from '../../../renderer/document/limits.ts'
import { sameJson } from '../../../renderer/document/same-json.ts'
import { formatPrice } from '../../../renderer/facts/format-price.ts'
import type { FieldProps } from '../field-props.ts'
import classes from '../fields.module.css'
import { BusinessFactsContext } from './business-facts.ts'
import { currencyOptions, usualCurrency } from './currencies.ts'
import factClasses from './facts.module.css'
import { readPrice, type TypedPrice, typedPrice } from './price-text.ts'

/** What a service costs: an amount or two, a currency, what it is for, and whether it is the lowest. */
export function PriceField({ field, id, value, onChange }: FieldProps<'price'>) {
  const { business, locale } = use(BusinessFactsContext)
  const usual = usualCurrency(business, locale)
  const [typed, setTyped] = useTyped(value, usual)
  const { price, problem } = readPrice(typed)
  const currencies = useMemo(() => currencyOptions([typed.currency, usual]), [typed.currency, usual])

  const change = (part: Partial<TypedPrice>, typing?: string) => {
    const next = { ...typed, ...part }
    setTyped(next)
    const read = readPrice(next)
    if (!read.problem && !sameJson(read.price, value)) onChange(read.price, typing)
  }
  const text = (name: 'amount' | 'to' | 'unit') => ({
    id: `${id}-${name}`,
    classNames: { label: classes.part },
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value }, `${id}-${name}`),
    autoComplete: 'off',
  })

  return (
    <fieldset className={classes.group} aria-describedby={`${id}-seen`}>
      <legend className={classes.label}>{field.label}</legend>
      <div className={factClasses.pair}>
        <TextInput
          {...text('amount')}
          label="Amount"
          inputMode="decimal"
          maxLength={16}
          error={problem !== undefined}
        />
        <TextInput {...text('to')} label="Up to" inputMode="decimal" maxLength={16} error={problem !== undefined} />
        <NativeSelect
          id={`${id}-currency`}
          label="Currency"
          classNames={{ label: classes.part }}
          data={currencies}
          value={typed.currency}
          onChange={(event) => change({ currency: event.currentTarget.value })}
        />
        <TextInput {...text('unit')} label="Unit" placeholder="per hour" maxLength={limits.priceUnit} />
      </div>
      <Switch
        id={`${id}-from`}
        size="xs"
        label="Starting price (“from”)"
        disabled={typed.to.trim() !== ''}
        checked={typed.from && typed.to.trim() === ''}
        onChange={(event) => change({ from: event.currentTarget.checked })}
      />
      <p id={`${id}-seen`} className={factClasses.seen} role="status" data-problem={problem ? true : undefined}>
        {problem ?? (price ? `Visitors see: ${formatPrice(price, locale)}` : 'No price is shown. 0 means free.')}
      </p>
      {field.hint && <p className={classes.hint}>{field.hint}</p>}
    </fieldset>
  )
}

/** The text in the inputs: follows the price when it changes elsewhere, as by undo, and otherwise stays as typed. */
function useTyped(value: FieldProps<'price'>['value'], currency: string) {
  const [typed, setTyped] = useState(() => typedPrice(value, currency))
  const [seen, setSeen] = useState(value)
  if (!sameJson(seen, value)) {
    setSeen(value)
    if (!sameJson(readPrice(typed).price, value)) setTyped(typedPrice(value, typed.currency))
  }
  return [typed, setTyped] as const
}
