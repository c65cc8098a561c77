import { Autocomplete, Button } from '@mantine/core'
import { IconChevronDown, IconPlus, IconSelector } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { type ComponentType, use, useState } from 'react'
import { type Business, business, email, offeredService, phone } from '#renderer/document/business.ts'
import { adoptServices } from '#renderer/document/edits/follow-services.ts'
import type { OverriddenFact } from '#renderer/document/fields/fields.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { editAtom } from '../../document/edits.ts'
import { type DocumentPath, fieldValue, withFieldValue } from '../../document/field.ts'
import { useField, useSetField } from '../../document/use-field.ts'
import { isHandled, OpenPathContext } from '../field-context.ts'
import { describeFields, type FieldDescription, type FieldOf } from '../field-description.ts'
import { FieldPlace } from '../field-place.tsx'
import type { Change } from '../field-props.ts'
import classes from '../fields.module.css'
import { blankItem } from '../lists/list-items.ts'
import { BusinessFactsContext, type FactBehind, factBehind } from './business-facts.ts'
import { OverrideNote } from './fact-notes.tsx'
import { FactPlaces } from './fact-places.tsx'
import factClasses from './facts.module.css'

export type InputProps = {
  field: FieldDescription
  path: DocumentPath
  id: string
  value: unknown
  onChange: Change<unknown>
}

type FactFieldProps = InputProps & { fact: OverriddenFact; Input: ComponentType<InputProps> }

/** A section's field that shows a business fact. Edits change the fact everywhere; overriding it only here is the exception. */
export function FactField({ fact, Input, ...props }: FactFieldProps) {
  const { field, path, value, onChange } = props
  const [service] = useField<string>(`${path.slice(0, path.lastIndexOf('.'))}.service`)
  const behind = factBehind(fact, use(BusinessFactsContext), { service })
  const [hasOwn, setHasOwn] = useState(false)
  if (hasOwn || String(value).trim() !== '') {
    const reset = () => {
      setHasOwn(false)
      if (value !== '') onChange('')
    }
    return (
      <>
        <Input {...props} />
        <OverrideNote fact={behind} value={String(value)} onReset={reset} />
      </>
    )
  }
  const showOwn = () => {
    setHasOwn(true)
    focusSoon(props.id)
  }
  return (
    <FieldPlace path={behind.path}>
      <BusinessInput {...props} fact={fact} behind={behind} Input={Input} label={field.label} />
      {behind.text !== '' && (
        <div className={factClasses.shared}>
          <FactPlaces path={behind.path} />
          <button type="button" className={factClasses.own} onClick={showOwn}>
            Show {ofOther[fact]} here
          </button>
        </div>
      )}
    </FieldPlace>
  )
}

const ofOther: Record<OverriddenFact, string> = {
  phone: 'another number',
  email: 'another email',
  address: 'another address',
  hours: 'other hours',
  price: 'another price',
  duration: 'another duration',
}

type BusinessInputProps = FactFieldProps & { behind: FactBehind; label: string }

/** The business's input for a fact, under the section's label. */
function BusinessInput({ fact, behind, ...props }: BusinessInputProps) {
  if (fact === 'phone' || fact === 'email') return <FirstOfMany {...props} fact={fact} behind={behind} />
  if (fact === 'hours') return <HoursInput {...props} text={behind.text} />
  if (fact === 'address') return <FactInput {...props} at="business.address.text" field={fieldOf.address} />
  return <ServiceInput {...props} fact={fact} at={behind.path} />
}

const named = (fields: readonly FieldDescription[], name: string) =>
  fields.find((field) => field.name === name) as FieldDescription
const ofService = describeFields(offeredService)
const [address, hours] = describeFields(business.pick({ address: true, hours: true })) as [
  FieldOf<'group'>,
  FieldOf<'hours'>,
]

const fieldOf = {
  phone: named(describeFields(phone), 'number'),
  email: named(describeFields(email), 'address'),
  address: named(describeFields(address.schema), 'text'),
  hours,
  price: named(ofService, 'price'),
  duration: named(ofService, 'duration'),
  words: named(ofService, 'priceWords'),
}

type AtProps = InputProps & { at: DocumentPath; Input: ComponentType<InputProps>; label: string }

function FactInput({ at, field, label, Input, id }: AtProps) {
  const [value, set] = useField<unknown>(at)
  if (value === undefined) return null
  return <Input field={{ ...field, label, hint: undefined }} path={at} id={id} value={value} onChange={set} />
}

/** The business's first number or email address, or a button to add one. */
function FirstOfMany({ fact, behind, ...props }: Omit<BusinessInputProps, 'fact'> & { fact: 'phone' | 'email' }) {
  const setField = useSetField()
  const list = fact === 'phone' ? 'phones' : 'emails'
  if (behind.path.split('.').length > 2) return <FactInput {...props} at={behind.path} field={fieldOf[fact]} />
  const add = () => {
    setField({ path: `business.${list}`, value: [blankItem([], fact === 'phone' ? phone : email, fact)] })
    focusSoon(props.id)
  }
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{props.label}</legend>
      <Button
        id={props.id}
        variant="light"
        color="gray"
        size="xs"
        leftSection={<IconPlus size={14} />}
        onClick={add}
        style={{ justifySelf: 'start' }}
      >
        Add {fact === 'phone' ? 'your number' : 'your email'}
      </Button>
    </fieldset>
  )
}

/** A summary of the hours that opens the full week. */
function HoursInput({ text, label, Input, ...props }: Omit<AtProps, 'at'> & { text: string }) {
  const request = use(OpenPathContext)
  const isWanted = request !== null && !isHandled(request) && request.path.startsWith('business.hours')
  const [isOpen, setOpen] = useState(isWanted)
  const [seen, setSeen] = useState(request)
  if (request !== seen) {
    setSeen(request)
    if (isWanted) setOpen(true)
  }
  if (isOpen) return <FactInput {...props} Input={Input} label={label} at="business.hours" field={fieldOf.hours} />
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{label}</legend>
      <button id={props.id} type="button" className={factClasses.folded} onClick={() => setOpen(true)}>
        <span>{text || 'No opening hours yet'}</span>
        <IconChevronDown size={16} aria-hidden />
      </button>
    </fieldset>
  )
}

type ServiceInputProps = Omit<AtProps, 'fact'> & { fact: 'price' | 'duration' }

/** The price or duration of an item's service. Adds the service to the business first if needed. */
function ServiceInput({ fact, ...props }: ServiceInputProps) {
  const { at, label, Input, id, path } = props
  const edit = useSetAtom(editAtom)
  const setField = useSetField()
  const item = path.slice(0, path.lastIndexOf('.'))
  const [service = ''] = useField<string>(`${item}.service`)
  const [heading = ''] = useField<string>(`${item}.heading`)
  const isKnown = at.split('.').length > 2
  const [value = fact === 'price' ? null : ''] = useField<unknown>(at)
  const [words] = useField<string>(`business.services.${service}.priceWords`)
  const shown = isKnown ? value : fact === 'price' ? null : ''
  const change: Change<unknown> = (next, typing) => {
    if (isKnown) return setField({ path: at, value: next, typing })
    edit((document) => {
      const adopted = adoptServices(document, item.split('.').at(-1))
      const id = fieldValue(adopted, `${item}.service`)
      return id ? withFieldValue(adopted, `business.services.${id}.${fact}`, next) : document
    }, typing)
  }
  if (heading.trim() === '' && !isKnown) return null
  if (fact === 'duration') return <DurationInput id={id} label={label} value={String(shown)} onChange={change} />
  return (
    <div className={classes.form}>
      <Input field={{ ...fieldOf.price, label }} path={at} id={id} value={shown} onChange={change} />
      {shown === null && words !== undefined && (
        <FactInput
          {...props}
          at={`business.services.${service}.priceWords`}
          id={`${item}.priceWords`}
          label="Price in words"
          field={fieldOf.words}
        />
      )}
    </div>
  )
}

const usualDurations = ['30 min', '45 min', '1 hour', '2 hours', 'Half a day', '1 day']

type DurationInputProps = { id: string; label: string; value: string; onChange: Change<unknown> }

function DurationInput({ id, label, value, onChange }: DurationInputProps) {
  const { services } = use(BusinessFactsContext).business
  return (
    <Autocomplete
      id={id}
      label={label}
      placeholder="Such as 45 min"
      maxLength={'max' in fieldOf.duration ? fieldOf.duration.max : undefined}
      data={durationsOf(services)}
      value={value}
      onChange={(next) => next !== value && onChange(next, id)}
      rightSection={<IconSelector size={16} aria-hidden />}
      rightSectionPointerEvents="none"
    />
  )
}

const durationsOf = (services: Business['services']) => [
  ...new Set([...services.map(({ duration }) => duration.trim()).filter(Boolean), ...usualDurations]),
]
