import { NativeSelect, TextInput } from '@mantine/core'
import { use } from 'react'
import type { SocialNetwork } from '../../renderer/document/enumerations.ts'
import type { Link } from '../../renderer/document/link.ts'
import { withNetwork } from '../../renderer/document/social-profile.ts'
import { Counted } from './counted.tsx'
import { BusinessFactsContext } from './facts/business-facts.ts'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'
import { withLinkType, withTarget } from './link-changes.ts'
import { type LinkTargets, linkChoices, linkMissing, linkProblem, networkOptions, valueLabel } from './link-text.ts'
import { LinkValue } from './link-value.tsx'
import { ProfileField } from './profile-field.tsx'
import { SurroundingsContext } from './surroundings.ts'

/** Where a button or menu entry leads, and what it says. What is drawn as a sign is a profile on a network. */
export function LinkField(props: FieldProps<'link'>) {
  return props.field.asSign ? <ProfileField {...props} /> : <LabeledLink {...props} />
}

function LabeledLink({ field, id, value: link, onChange }: FieldProps<'link'>) {
  const { linkTargets } = use(SurroundingsContext)
  const { business } = use(BusinessFactsContext)
  const { type } = link
  const missing = linkMissing(link)
  const changeType = (next: Link['type']) =>
    onChange(withLinkType(link, next, { targets: linkTargets, business, labelMax: field.labelMax }))

  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{field.label}</legend>
      <div className={classes.ends}>
        <NativeSelect
          id={`${id}-type`}
          label="Link to"
          classNames={{ label: classes.part }}
          data={[...linkChoices]}
          value={type}
          onChange={(event) => changeType(event.currentTarget.value as Link['type'])}
        />
        {type === 'Section' && (
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
      </div>
      {type !== 'None' && type !== 'Section' && (
        <LinkValue key={type} id={`${id}-value`} link={link} onChange={onChange} />
      )}
      {type !== 'None' && (
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
