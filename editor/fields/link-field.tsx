import { NativeSelect, TextInput } from '@mantine/core'
import { use } from 'react'
import { type SocialNetwork, socialNetworks } from '../../renderer/document/enumerations.ts'
import type { Link } from '../../renderer/document/link.ts'
import { Counted } from './counted.tsx'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'
import { type LinkTargets, linkChoices, linkMissing, linkProblem, networkName, valueLabel } from './link-text.ts'
import { LinkValue } from './link-value.tsx'
import { SurroundingsContext } from './surroundings.ts'

/** Where a button or menu entry leads, and what it says. */
export function LinkField({ field, path, value: link, onChange }: FieldProps<'link'>) {
  const { linkTargets } = use(SurroundingsContext)
  const { type } = link
  const missing = linkMissing(link, field.asSign)

  const changeType = (next: Link['type']) => {
    const [first] = linkTargets
    const value = next === 'Section' ? (first?.id ?? '') : ''
    const label = next === 'Section' && link.label === '' ? (first?.title ?? '').slice(0, field.labelMax) : link.label
    onChange({
      ...link,
      type: next,
      value,
      label,
      network: next === 'Social' ? (link.network ?? 'Instagram') : undefined,
    })
  }

  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{field.label}</legend>
      <div className={classes.ends}>
        <NativeSelect
          id={`${path}-type`}
          label="Link to"
          classNames={{ label: classes.part }}
          data={[...linkChoices]}
          value={type}
          onChange={(event) => changeType(event.currentTarget.value as Link['type'])}
        />
        {type === 'Section' && (
          <NativeSelect
            id={`${path}-value`}
            label={valueLabel.Section}
            classNames={{ label: classes.part }}
            data={sectionOptions(linkTargets, link.value)}
            value={link.value}
            error={linkProblem(link, linkTargets)}
            onChange={(event) => onChange({ ...link, value: event.currentTarget.value })}
          />
        )}
        {type === 'Social' && (
          <NativeSelect
            id={`${path}-network`}
            label="Network"
            classNames={{ label: classes.part }}
            data={socialNetworks.map((network) => ({ value: network, label: networkName(network) }))}
            value={link.network}
            onChange={(event) => onChange({ ...link, network: event.currentTarget.value as SocialNetwork })}
          />
        )}
      </div>
      {type !== 'None' && type !== 'Section' && (
        <LinkValue key={type} path={`${path}-value`} link={link} onChange={onChange} />
      )}
      {type !== 'None' && !field.asSign && (
        <Counted length={link.label.length} max={field.labelMax}>
          <TextInput
            id={`${path}-label`}
            label="Text"
            classNames={{ label: classes.part }}
            maxLength={field.labelMax}
            value={link.label}
            onChange={(event) => onChange({ ...link, label: event.currentTarget.value }, `${path}-label`)}
            autoComplete="off"
          />
        </Counted>
      )}
      {missing && <p className={classes.hint}>{missing}</p>}
      {field.hint && <p className={classes.hint}>{field.hint}</p>}
    </fieldset>
  )
}

/** The sections to choose from; one that has gone stays in sight until another is chosen. */
function sectionOptions(targets: LinkTargets, value: string) {
  const options = targets.map(({ id, title }) => ({ value: id, label: title }))
  if (targets.some(({ id }) => id === value)) return options
  return [{ value, label: value === '' ? 'Choose a section' : 'Deleted section' }, ...options]
}
