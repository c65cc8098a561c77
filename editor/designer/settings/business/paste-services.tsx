import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconClipboardText } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useMemo, useState } from 'react'
import { api, responseBody } from '#api/client.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { serviceTitle } from '#renderer/document/values/service-title.ts'
import { formatPrice } from '#renderer/facts/format-price.ts'
import { problems } from '#ui/errors/error-texts.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { maxPriceListLength, type PriceListAnswer, type ReadService } from '#worker/creation/facts/schema.ts'
import { businessAtom, changeBusinessAtom } from '../../document/business.ts'
import { documentAtom } from '../../document/session.ts'
import { useToastWithUndo } from '../../document/undo-toast.ts'
import { usualCurrency } from '../../form/facts/price-field.tsx'
import { useSetting } from '../use-setting.ts'
import classes from './business.module.css'
import { mergePasted, type Pasted } from './pasted-services.ts'

const openerId = 'business-services-paste'
/** A neutral example in the owner's currency. */
function exampleIn(currency: string, locale: string): string {
  const sum = (amount: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)
  return `Small job – ${sum(35)} – 45 min\nLarge job – from ${sum(70)}\n\nExtras\nPickup and delivery – ${sum(20)}`
}
const debounceMs = 400

/** Adds many services from a pasted price list. */
export function PasteServices() {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    focusSoon(openerId)
  }
  if (isOpen) return <PasteForm onClose={close} />
  return (
    <Button
      id={openerId}
      className={classes.paste}
      variant="default"
      size="xs"
      leftSection={<IconClipboardText size={14} />}
      onClick={() => setOpen(true)}
    >
      Paste a price list
    </Button>
  )
}

function PasteForm({ onClose }: { onClose: () => void }) {
  const business = useAtomValue(businessAtom)
  const isListed = useAtomValue(documentAtom)?.sections.some(({ type, hidden }) => type === 'Services' && !hidden)
  const change = useSetAtom(changeBusinessAtom)
  const toast = useToastWithUndo()
  const [language] = useSetting('language')
  const [text, setText] = useState('')
  const [seen] = useDebouncedValue(text, debounceMs)
  const id = useId()
  const currency = usualCurrency(business, language)
  const question = { text: seen, country: business.place.country, language, currency }
  const { data, fetchStatus, isError } = useQuery({
    queryKey: ['price list', question],
    queryFn: ({ signal }) => responseBody(api.facts.services.$post({ json: question }, { init: { signal } })),
    enabled: seen.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  const [ticked, setTicked] = useState<string[]>([])
  const answer = seen.trim() === '' || !data ? emptyAnswer : data
  const read = useMemo(
    () => [...answer.services, ...answer.unread.filter((line) => ticked.includes(keyOf(line)))],
    [answer, ticked],
  )
  const isRead = seen === text && fetchStatus === 'idle' && !isError
  const pasted = useMemo(() => mergePasted(business.services, read), [business.services, read])
  const count = pasted.added + pasted.changed

  const add = () => {
    change({ services: pasted.services })
    onClose()
    toast(isListed ? resultOf(pasted) : `${resultOf(pasted)}. Add a Services section to show them.`)
  }
  return (
    <fieldset className={classes.pasting} aria-label="Paste a price list">
      <Textarea
        label="Your price list"
        description="One service on each line, with headings above groups. Copy it from a document, a website or a menu."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={exampleIn(currency, language)}
        autosize
        minRows={6}
        maxRows={12}
        maxLength={maxPriceListLength}
        data-autofocus
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        aria-describedby={`${id}-read`}
      />
      <p id={`${id}-read`} className={classes.counted} role="status">
        {isRead || text.trim() === ''
          ? statusOf(seen, read, pasted, answer.unread.length > 0)
          : isError
            ? problems.reading
            : fetchStatus === 'paused'
              ? problems.readingOffline
              : 'Reading…'}
      </p>
      {answer.services.length > 0 && <ReadServices services={answer.services} locale={language} />}
      {answer.unread.length > 0 && (
        <UnreadLines lines={answer.unread} ticked={ticked} onChange={setTicked} locale={language} />
      )}
      <div className={classes.actions}>
        <Button size="xs" disabled={count === 0 || !isRead} onClick={add}>
          {buttonOf(pasted)}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}

function ReadServices({ services, locale }: { services: readonly ReadService[]; locale: string }) {
  return (
    // Focusable, for keyboard scrolling.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls
    <ul className={classes.read} tabIndex={0} aria-label="What we read">
      {services.map(({ price, priceWords, duration, note, group, ...service }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was read has no other key
        <li key={nth}>
          {group !== '' && group !== services[nth - 1]?.group && <strong>{group}</strong>}
          <span className={classes.readLine}>
            <span>
              {serviceTitle(service)}
              {duration !== '' && <small> {duration}</small>}
            </span>
            <PriceText price={price} priceWords={priceWords} locale={locale} />
          </span>
          {note !== '' && note !== priceWords && <small>{note}</small>}
        </li>
      ))}
    </ul>
  )
}

const PriceText = ({ price, priceWords, locale }: Pick<ReadService, 'price' | 'priceWords'> & { locale: string }) => (
  <span>{price ? formatPrice(price, locale) : priceWords || <small>no price</small>}</span>
)

type UnreadProps = {
  lines: readonly ReadService[]
  ticked: string[]
  onChange: (ticked: string[]) => void
  locale: string
}

/** Lines that weren't recognized. Checking a line adds it as a service. */
function UnreadLines({ lines, ticked, onChange, locale }: UnreadProps) {
  return (
    <Checkbox.Group value={ticked} onChange={onChange} label="Other lines" description="Check those that are services.">
      <div className={classes.unread}>
        {lines.map((line, nth) => (
          <Checkbox
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            key={nth}
            value={keyOf(line)}
            size="xs"
            label={
              <span className={classes.readLine}>
                <span>{line.name}</span>
                <PriceText {...line} locale={locale} />
              </span>
            }
            description={line.note || undefined}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}

const emptyAnswer: PriceListAnswer = { services: [], unread: [] }
const keyOf = (line: ReadService) => JSON.stringify([line.name, line.note, line.price?.amount])

const pluralize = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

function statusOf(
  text: string,
  read: readonly ReadService[],
  { added, changed, left }: Pasted,
  isLeft: boolean,
): string {
  if (text.trim() === '') return ''
  if (read.length === 0)
    return `We found no services. ${isLeft ? 'Check the lines below that are some.' : 'Put each one on its own line.'}`
  const groups = new Set(read.map(({ group }) => group).filter(Boolean)).size
  const known = read.length - added - changed - left
  return [
    `${pluralize(read.length, 'service')}${groups === 0 ? '' : ` in ${pluralize(groups, 'group')}`}.`,
    changed > 0 ? `${changed} you have already: ${changed === 1 ? 'it changes' : 'they change'}.` : '',
    known > 0 ? `${known} you have already, unchanged.` : '',
    left > 0 ? `${left} won’t fit: ${limits.services} is the maximum.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const buttonOf = ({ added, changed }: Pasted): string => {
  if (added === 0 && changed > 0) return `Update ${pluralize(changed, 'service')}`
  return added === 0 ? 'Add services' : `Add ${pluralize(added, 'service')}`
}

const resultOf = ({ added, changed }: Pasted): string =>
  [
    added > 0 ? `${pluralize(added, 'service')} added` : '',
    changed > 0 ? `${pluralize(changed, 'service')} updated` : '',
  ]
    .filter(Boolean)
    .join(', ')
