import { NativeSelect, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { use } from 'react'
import type { SocialNetwork } from '#renderer/document/enumerations.ts'
import { withNetwork } from '#renderer/document/values/social-profile.ts'
import { Counted } from '../counted.tsx'
import { BusinessFactsContext } from '../facts/business-facts.ts'
import { FieldContext } from '../field-context.ts'
import type { FieldProps } from '../field-props.ts'
import classes from '../fields.module.css'
import { formOf, kindOf, type LinkKind, withLinkKind, withTarget } from './change-link.ts'
import { linkIcons } from './link-icons.ts'
import {
  type LinkTargets,
  linkChoices,
  linkDestination,
  linkMissing,
  linkProblem,
  networkOptions,
  valueLabel,
} from './link-text.ts'
import { LinkValue } from './link-value.tsx'
import linkClasses from './links.module.css'

type LinkFormProps = Pick<FieldProps<'link'>, 'field' | 'id' | 'value' | 'onChange'>

export function LinkForm({ field, id, value: link, onChange }: LinkFormProps) {
  const { linkTargets } = use(FieldContext)
  const { type } = link
  const kind = kindOf(link, linkTargets)
  const missing = linkMissing(link)
  return (
    <div className={classes.group}>
      <p className={linkClasses.title}>When someone presses {link.label.trim() ? `“${link.label.trim()}”` : 'it'}</p>
      <Kinds field={field} id={id} value={link} onChange={onChange} />
      {kind === 'Section' && (
        <NativeSelect
          id={`${id}-value`}
          label={valueLabel.Section}
          classNames={{ label: classes.part }}
          data={sectionOptions(linkTargets, link.value)}
          value={link.value}
          error={linkProblem(link, linkTargets)}
          onChange={(event) => onChange(withTarget(link, event.currentTarget.value, linkTargets, field.labelMax))}
        />
      )}
      {type === 'Social' && (
        <NativeSelect
          id={`${id}-network`}
          label="Network"
          classNames={{ label: classes.part }}
          data={networkOptions}
          value={link.network}
          onChange={(event) => onChange(withNetwork(link, event.currentTarget.value as SocialNetwork))}
        />
      )}
      {type !== 'None' && type !== 'Section' && (
        <LinkValue key={type} id={`${id}-value`} link={link} onChange={onChange} />
      )}
      <LinkWords field={field} id={id} value={link} onChange={onChange} />
      {missing && <p className={classes.hint}>{missing}</p>}
    </div>
  )
}

export function LinkWords({ field, id, value: link, onChange }: LinkFormProps) {
  if (link.type === 'None') return null
  return (
    <Counted length={link.label.length} max={field.labelMax}>
      <TextInput
        id={`${id}-label`}
        label="Text"
        classNames={{ label: classes.part }}
        maxLength={field.labelMax}
        value={link.label}
        onChange={(event) => onChange({ ...link, label: event.currentTarget.value }, `${id}-label`)}
        autoComplete="off"
      />
    </Counted>
  )
}

function Kinds({ field, id, value: link, onChange }: LinkFormProps) {
  const { linkTargets } = use(FieldContext)
  const { business, locale } = use(BusinessFactsContext)
  const around = { targets: linkTargets, business, labelMax: field.labelMax, locale }
  const choices = kindChoices.filter(({ value }) =>
    value === 'Form' ? formOf(linkTargets) !== undefined : !field.isNeeded || value !== 'Web',
  )
  const shown = field.isNeeded && link.type === 'Web' ? 'None' : kindOf(link, linkTargets)
  return (
    <div role="radiogroup" aria-label={`${field.label}: where it leads`} className={linkClasses.kinds}>
      {choices.map(({ value, label }) => {
        const Icon = linkIcons[value]
        const target = value === shown ? link : withLinkKind(link, value, around)
        return (
          <label key={value} className={linkClasses.kind} data-chosen={value === shown || undefined}>
            <input
              type="radio"
              name={`${id}-type`}
              className={linkClasses.radio}
              checked={value === shown}
              onChange={() => onChange(withLinkKind(link, value, around))}
            />
            <Icon size={16} aria-hidden />
            <span className={linkClasses.words}>{label}</span>
            <span className={linkClasses.target} aria-hidden>
              {value === 'Phone' || value === 'Email' ? linkDestination(target, linkTargets) : ''}
            </span>
            {value === shown && <IconCheck size={16} aria-hidden />}
          </label>
        )
      })}
    </div>
  )
}

const kindChoices: readonly { value: LinkKind; label: string }[] = [
  ...linkChoices.slice(0, 2),
  { value: 'Form', label: 'Message form' },
  ...linkChoices.slice(2),
]

/** Section options. A deleted target remains listed until the owner chooses another. */
function sectionOptions(targets: LinkTargets, value: string) {
  const options = targets.filter(({ hasForm }) => !hasForm).map(({ id, title }) => ({ value: id, label: title }))
  if (targets.some(({ id }) => id === value)) return options
  return [{ value, label: value === '' ? 'Choose a section' : 'Deleted section' }, ...options]
}
