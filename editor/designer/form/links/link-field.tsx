import { NativeSelect, TextInput } from '@mantine/core'
import { use, useState } from 'react'
import type { Business } from '#renderer/document/business.ts'
import type { SocialNetwork } from '#renderer/document/enumerations.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import type { Link } from '#renderer/document/values/link.ts'
import { withNetwork } from '#renderer/document/values/social-profile.ts'
import { parseWebAddress } from '#renderer/document/values/web-address.ts'
import { Counted } from '../counted.tsx'
import { BusinessFactsContext } from '../facts/business-facts.ts'
import { FieldContext } from '../field-context.ts'
import type { Change, FieldProps } from '../field-props.ts'
import classes from '../fields.module.css'
import {
  type LinkTargets,
  linkChoices,
  linkMissing,
  linkProblem,
  networkOptions,
  valueExample,
  valueLabel,
} from './link-text.ts'
import { ProfileField } from './profile-field.tsx'

/** Where a button or menu entry leads, and what it says. What is drawn as a sign is a profile on a network. */
export function LinkField(props: FieldProps<'link'>) {
  return props.field.asSign ? <ProfileField {...props} /> : <LabeledLink {...props} />
}

function LabeledLink({ field, id, value: link, onChange }: FieldProps<'link'>) {
  const { linkTargets } = use(FieldContext)
  const { business } = use(BusinessFactsContext)
  const { type } = link
  const missing = linkMissing(link)
  // Requests a required address first. Other targets apply only while it is blank.
  const isAskedForPage = field.isNeeded && type === 'Web'
  const hasPage = isAskedForPage && link.value !== ''
  const changeType = (next: Link['type']) =>
    onChange(withLinkType(link, next, { targets: linkTargets, business, labelMax: field.labelMax }))

  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{field.label}</legend>
      {field.isNeeded && (
        <LinkValue
          id={`${id}-page`}
          link={type === 'Web' ? link : { ...link, type: 'Web', value: '' }}
          hint={field.hint}
          onChange={onChange}
        />
      )}
      {!hasPage && (
        <div className={classes.ends}>
          <NativeSelect
            id={`${id}-type`}
            label={field.isNeeded ? 'Without it, the button leads to' : 'Link to'}
            classNames={{ label: classes.part }}
            data={linkChoices.filter(({ value }) => !field.isNeeded || value !== 'Web')}
            value={isAskedForPage ? 'None' : type}
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
      )}
      {type !== 'None' && type !== 'Section' && !isAskedForPage && (
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
      {field.hint && !field.isNeeded && <p className={classes.hint}>{field.hint}</p>}
    </fieldset>
  )
}

/** The sections to choose from; one that has gone stays in sight until another is chosen. */
function sectionOptions(targets: LinkTargets, value: string) {
  const options = targets.map(({ id, title }) => ({ value: id, label: title }))
  if (targets.some(({ id }) => id === value)) return options
  return [{ value, label: value === '' ? 'Choose a section' : 'Deleted section' }, ...options]
}

/** The address or number of a link. Shows a problem after the field loses focus, not at the first letter. */
function LinkValue(props: { id: string; link: Link; hint?: string | undefined; onChange: Change<Link> }) {
  const { id, link, hint, onChange } = props
  const [left, setLeft] = useState(link.value !== '')
  const isWeb = link.type === 'Web' || link.type === 'Social'

  const leave = () => {
    setLeft(link.value !== '')
    const address = isWeb ? parseWebAddress(link.value) : undefined
    if (address && address !== link.value) onChange({ ...link, value: address }, id)
  }

  return (
    <TextInput
      id={id}
      label={valueLabel[link.type]}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ label: classes.part }}
      placeholder={valueExample[link.type]}
      type={link.type === 'Email' ? 'email' : link.type === 'Phone' ? 'tel' : 'text'}
      inputMode={isWeb ? 'url' : undefined}
      maxLength={link.type === 'Email' ? limits.email : link.type === 'Phone' ? limits.phone : limits.url}
      value={link.value}
      onChange={(event) => onChange({ ...link, value: event.currentTarget.value }, id)}
      onBlur={leave}
      error={left ? linkProblem(link) : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

type Around = { targets: LinkTargets; business: Pick<Business, 'emails' | 'phones'>; labelMax: number }

/** A link of another type. It starts with what the website knows: the first section, the business's own address or number. */
export function withLinkType(link: Link, type: Link['type'], { targets, business, labelMax }: Around): Link {
  const label = followsTarget(link, targets, labelMax) ? '' : link.label
  const bare = {
    ...link,
    type,
    label,
    value: '',
    network: type === 'Social' ? (link.network ?? 'Instagram') : undefined,
  }
  if (type === 'Section') return withTarget(bare, targets[0]?.id ?? '', targets, labelMax)
  if (type === 'Email') return { ...bare, value: business.emails[0]?.address.trim() ?? '' }
  if (type === 'Phone') return { ...bare, value: business.phones[0]?.number.trim() ?? '' }
  return bare
}

/** A link to another section. Its text follows the section's title, unless the owner wrote another one. */
export function withTarget(link: Link, id: string, targets: LinkTargets, labelMax: number): Link {
  const follows = link.label.trim() === '' || followsTarget(link, targets, labelMax)
  return { ...link, value: id, label: (follows && titleOf(id, targets, labelMax)) || link.label }
}

const titleOf = (id: string, targets: LinkTargets, labelMax: number) =>
  targets.find((target) => target.id === id)?.title.slice(0, labelMax)

const followsTarget = ({ type, value, label }: Link, targets: LinkTargets, labelMax: number) =>
  type === 'Section' && label.trim() === titleOf(value, targets, labelMax)
