import { NativeSelect, TextInput } from '@mantine/core'
import { use, useState } from 'react'
import { linkTypes, type SocialNetwork, socialNetworks } from '../../renderer/document/enumerations.ts'
import { limits } from '../../renderer/document/limits.ts'
import type { Link } from '../../renderer/document/link.ts'
import { parseWebAddress } from '../../renderer/document/web-address.ts'
import { Counted } from './counted.tsx'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'
import { linkProblem, networkName, valueLabel } from './link-text.ts'
import { SurroundingsContext } from './surroundings.ts'

/** Where a button or menu entry leads, and what it says. */
export function LinkField({ field, path, value: link, onChange }: FieldProps<'link'>) {
  const { linkTargets } = use(SurroundingsContext)

  const changeType = (type: Link['type']) => {
    const [first] = linkTargets
    const value = type === 'Section' ? (first?.id ?? '') : ''
    const label = type === 'Section' && link.label === '' ? (first?.title ?? '').slice(0, field.labelMax) : link.label
    onChange({ ...link, type, value, label, network: type === 'Social' ? (link.network ?? 'Instagram') : undefined })
  }

  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{field.label}</legend>
      <div className={classes.pair}>
        <NativeSelect
          id={`${path}-type`}
          aria-label={`${field.label}: leads to`}
          data={[...linkTypes]}
          value={link.type}
          onChange={(event) => changeType(event.currentTarget.value as Link['type'])}
        />
        {link.type === 'Section' && (
          <NativeSelect
            id={`${path}-value`}
            aria-label={`${field.label}: ${valueLabel.Section}`}
            data={sectionOptions(linkTargets, link.value)}
            value={link.value}
            onChange={(event) => onChange({ ...link, value: event.currentTarget.value })}
          />
        )}
        {link.type === 'Social' && (
          <NativeSelect
            id={`${path}-network`}
            aria-label={`${field.label}: network`}
            data={socialNetworks.map((network) => ({ value: network, label: networkName(network) }))}
            value={link.network}
            onChange={(event) => onChange({ ...link, network: event.currentTarget.value as SocialNetwork })}
          />
        )}
      </div>
      {link.type !== 'None' && link.type !== 'Section' && (
        <LinkValue label={field.label} path={`${path}-value`} link={link} onChange={onChange} />
      )}
      {link.type !== 'None' && (
        <Counted length={link.label.length} max={field.labelMax}>
          <TextInput
            id={`${path}-label`}
            aria-label={`${field.label}: label`}
            placeholder="Label"
            maxLength={field.labelMax}
            value={link.label}
            onChange={(event) => onChange({ ...link, label: event.currentTarget.value }, `${path}-label`)}
            autoComplete="off"
          />
        </Counted>
      )}
      {field.hint && <p className={classes.hint}>{field.hint}</p>}
    </fieldset>
  )
}

/** The address or number itself. What is wrong with it is said once the field was left, not at the first letter. */
function LinkValue(props: { label: string; path: string; link: Link; onChange: FieldProps<'link'>['onChange'] }) {
  const { label, path, link, onChange } = props
  const [left, setLeft] = useState(link.value !== '')
  const isWeb = link.type === 'Web' || link.type === 'Social'

  const leave = () => {
    setLeft(link.value !== '')
    const address = isWeb ? parseWebAddress(link.value) : undefined
    if (address && address !== link.value) onChange({ ...link, value: address }, path)
  }

  return (
    <TextInput
      id={path}
      aria-label={`${label}: ${valueLabel[link.type]}`}
      placeholder={valueLabel[link.type]}
      type={link.type === 'Email' ? 'email' : link.type === 'Phone' ? 'tel' : 'text'}
      inputMode={isWeb ? 'url' : undefined}
      maxLength={link.type === 'Email' ? limits.email : link.type === 'Phone' ? limits.phone : limits.url}
      value={link.value}
      onChange={(event) => onChange({ ...link, value: event.currentTarget.value }, path)}
      onBlur={leave}
      error={left ? linkProblem(link) : undefined}
      autoComplete="off"
    />
  )
}

/** The sections to choose from; one that has gone stays in sight until another is chosen. */
function sectionOptions(targets: readonly { id: string; title: string }[], value: string) {
  const options = targets.map(({ id, title }) => ({ value: id, label: title }))
  if (targets.some(({ id }) => id === value)) return options
  return [{ value, label: value === '' ? 'Choose a section' : 'A section that is not there' }, ...options]
}
