import { Autocomplete, SegmentedControl, TextInput } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { use, useMemo, useState } from 'react'
import { type Business, type Price, price as priceSchema } from '#renderer/document/business.ts'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { currencies } from '#renderer/facts/currencies.ts'
import { currencyDigits, formatPrice, hasCents } from '#renderer/facts/format-price.ts'
import type { FieldProps } from '../field-props.ts'
import classes from '../fields.module.css'
import { BusinessFactsContext } from './business-facts.ts'
import { confirmed, OriginNote } from './fact-notes.tsx'
import factClasses from './facts.module.css'
import { useUsualUnit } from './trade-services.ts'

type PriceFieldProps = FieldProps<'price'> & {
  /** Name of a service that isn't in the business yet. */
  serviceName?: string
  isNeeded?: boolean
}

const kinds = ['None', 'Fixed', 'From', 'Range'] as const
type Kind = (typeof kinds)[number]

/** A service's price: kind, one or two amounts, currency and unit. */
export function PriceField({ field, id, path, value, onChange, serviceName = '', isNeeded = false }: PriceFieldProps) {
  const { business, locale } = use(BusinessFactsContext)
  const service = business.services.find((one) => path.split('.').includes(one.id))
  const unit = useUsualUnit(service?.name ?? serviceName, business.trade.slug, business.place.country)
  const usual = usualCurrency(business, locale)
  const { typed, kind, set } = useTyped(value, usual)
  const { price, problem } = parsePrice(withKind(typed, kind))
  const options = useMemo(() => currencyOptions([typed.currency, usual]), [typed.currency, usual])

  const change = (part: Partial<TypedPrice>, typing?: string, next: Kind = kind) => {
    const now = { ...typed, ...part }
    set(now, next)
    const read = parsePrice(withKind(now, next))
    if (!read.problem && !sameJson(read.price, priceIn(value))) onChange(read.price, typing)
  }
  const text = (name: 'amount' | 'to') => ({
    id: `${id}-${name}`,
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value }, `${id}-${name}`),
    inputMode: 'decimal' as const,
    maxLength: 16,
    autoComplete: 'off',
    error: problem !== undefined,
  })

  return (
    <fieldset className={classes.group} aria-describedby={`${id}-seen`}>
      <legend className={classes.label}>{field.label}</legend>
      <SegmentedControl
        aria-label={`${field.label}: kind`}
        size="xs"
        fullWidth
        withItemsBorders={false}
        data={kinds.filter((one) => !isNeeded || one !== 'None')}
        value={kind}
        onChange={(next) => change({}, undefined, next as Kind)}
      />
      {kind !== 'None' && (
        <>
          <div className={factClasses.pair}>
            <TextInput
              {...text('amount')}
              label="Amount"
              leftSection={
                <span className={factClasses.currency}>
                  {signOf(typed.currency)}
                  <select
                    id={`${id}-currency`}
                    aria-label="Currency"
                    value={typed.currency}
                    onChange={(event) => change({ currency: event.currentTarget.value })}
                  >
                    {options.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                </span>
              }
            />
            {kind === 'Range' && <TextInput {...text('to')} label="Up to" />}
            <Autocomplete
              id={`${id}-unit`}
              label="Unit"
              placeholder="Optional"
              maxLength={limits.priceUnit}
              data={unitsOf(business, unit)}
              value={typed.unit}
              onChange={(unit) => change({ unit }, `${id}-unit`)}
              rightSection={<IconSelector size={16} aria-hidden />}
              rightSectionPointerEvents="none"
            />
          </div>
          <p id={`${id}-seen`} className={factClasses.seen} role="status" data-problem={problem ? true : undefined}>
            {problem ??
              (price
                ? `Visitors see: ${formatPrice(price, locale, hasCents(business))}`
                : 'No amount yet. 0 means free.')}
          </p>
        </>
      )}
      {field.hint && <p className={classes.hint}>{field.hint}</p>}
      {value && <OriginNote fact={value} ages onConfirm={() => onChange(confirmed(value))} />}
    </fieldset>
  )
}

const kindOf = (price: Price | null): Kind =>
  !price ? 'None' : price.to !== null ? 'Range' : price.from ? 'From' : 'Fixed'

/** Switches the kind of price. The upper amount stays while the owner tries other kinds. */
const withKind = (typed: TypedPrice, kind: Kind): TypedPrice => ({
  ...typed,
  ...(kind === 'None' && { amount: '' }),
  to: kind === 'Range' ? typed.to : '',
  from: kind === 'From',
})

/** Unit options: the usual unit, the units in use, and common ones. */
function unitsOf({ services }: Pick<Business, 'services'>, usual: string): string[] {
  const used = services.map(({ price }) => price?.unit.trim() ?? '')
  return [...new Set([usual, ...used, 'per hour', 'per person', 'per room', 'for the first hour', 'per visit'])].filter(
    Boolean,
  )
}

/** Omits the source, which only standalone prices have. */
const priceIn = (value: Price | null) => value && priceSchema.parse(value)

/** The text in the inputs, and the kind. Both follow other changes such as undo, otherwise stay as typed. */
function useTyped(value: FieldProps<'price'>['value'], currency: string) {
  const [{ typed, kind }, setState] = useState(() => ({ typed: typedPrice(value, currency), kind: kindOf(value) }))
  const [seen, setSeen] = useState(value)
  if (!sameJson(seen, value)) {
    setSeen(value)
    if (!sameJson(parsePrice(withKind(typed, kind)).price, priceIn(value)))
      setState({ typed: typedPrice(value, typed.currency), kind: kindOf(value) })
  }
  return { typed, kind, set: (typed: TypedPrice, kind: Kind) => setState({ typed, kind }) }
}

/** Default currency: the one of other prices, otherwise the country's. */
export function usualCurrency({ services, place }: Pick<Business, 'services' | 'place'>, locale: string): string {
  const priced = services.find(({ price }) => price !== null)?.price
  return priced?.currency ?? currencies[place.country || regionOf(locale)] ?? 'USD'
}

const regionOf = (locale: string) => new Intl.Locale(locale).maximize().region ?? ''

/** All currencies with code and sign, 'GBP (£)', with `first` on top. */
export function currencyOptions(first: readonly string[]): { value: string; label: string }[] {
  const codes = new Set([...first, ...Object.values(currencies), ...Intl.supportedValuesOf('currency')])
  return [...codes].map((value) => {
    const sign = signOf(value)
    return { value, label: sign === value ? value : `${value} (${sign})` }
  })
}

const signOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

type TypedPrice = { amount: string; to: string; currency: string; from: boolean; unit: string }

export const typedPrice = (price: Price | null, currency: string): TypedPrice => ({
  amount: price ? String(price.amount) : '',
  to: price && price.to !== null ? String(price.to) : '',
  currency: price?.currency ?? currency,
  from: price?.from ?? false,
  unit: price?.unit ?? '',
})

const maxAmount = 1_000_000_000

/** Parses the inputs. Null if blank. If there is a `problem`, the price isn't stored. */
export function parsePrice({ amount, to, currency, from, unit }: TypedPrice): {
  price: Price | null
  problem?: string
} {
  if (amount.trim() === '') {
    return to.trim() === '' ? { price: null } : { price: null, problem: 'Enter the lower amount too.' }
  }
  const [low, high] = [parseAmount(amount), to.trim() === '' ? null : parseAmount(to)]
  if (low === undefined || high === undefined) {
    const isOfWords = !/\d/.test(amount + to)
    return {
      price: null,
      problem: isOfWords
        ? 'Enter a number here, and words such as “On request” in Price in words.'
        : 'Enter a number, such as 28 or 28.50.',
    }
  }
  if (!fits(low, currency) || (high !== null && !fits(high, currency))) {
    const digits = currencyDigits(currency)
    return {
      price: null,
      problem: digits === 0 ? `${currency} has no decimals.` : `${currency} has ${digits} decimals at most.`,
    }
  }
  if (high !== null && high <= low) return { price: null, problem: 'The second amount must be higher than the first.' }
  return { price: { amount: low, to: high, currency, from: from && high === null, unit } }
}

const fits = (amount: number, currency: string) => Number(amount.toFixed(currencyDigits(currency))) === amount

/** Parses '28', '28.50', '28,50', '1,200', '1 200' and '1.200,50'. Undefined for other text. */
export function parseAmount(text: string): number | undefined {
  const compact = text.replace(/[\s\u00a0'’]/g, '').replace(/^\p{Sc}|\p{Sc}$/gu, '')
  if (!/^\d[\d.,]*$/.test(compact)) return undefined
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','))
  const isDecimal = last >= 0 && compact.length - last - 1 <= 2
  const whole = (isDecimal ? compact.slice(0, last) : compact).replace(/[.,]/g, '')
  const value = Number(isDecimal ? `${whole || '0'}.${compact.slice(last + 1) || '0'}` : whole)
  return value <= maxAmount ? value : undefined
}
