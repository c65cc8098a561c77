import { Popover, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { use, useState } from 'react'
import { FieldContext } from '../field-context.ts'
import type { FieldProps } from '../field-props.ts'
import classes from '../fields.module.css'
import { LinkForm, LinkWords } from './link-form.tsx'
import { linkIcons } from './link-icons.ts'
import { destinationHint, linkMissing, linkProblem } from './link-text.ts'
import { LinkValue } from './link-value.tsx'
import linkClasses from './links.module.css'
import { ProfileField } from './profile-field.tsx'

/** A link's target and label. Links drawn as icons are social profiles. */
export function LinkField(props: FieldProps<'link'>) {
  if (props.field.asSign) return <ProfileField {...props} />
  return props.field.isNeeded ? <NeededLink {...props} /> : <LinkRow {...props} label={props.field.label} />
}

/** Asks for a required URL first. Other targets only apply while it's blank. */
function NeededLink(props: FieldProps<'link'>) {
  const { field, id, value: link, onChange } = props
  const isPage = link.type === 'Web'
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{field.label}</legend>
      <LinkValue
        id={`${id}-page`}
        link={isPage ? link : { ...link, type: 'Web', value: '' }}
        hint={field.hint}
        onChange={onChange}
      />
      {isPage && link.value !== '' ? (
        <LinkWords {...props} />
      ) : (
        <LinkRow {...props} label="Without it, the button leads to" />
      )}
    </fieldset>
  )
}

function LinkRow({ label, ...props }: FieldProps<'link'> & { label: string }) {
  const { field, id, value: link } = props
  const { linkTargets } = use(FieldContext)
  const type = field.isNeeded && link.type === 'Web' ? 'None' : link.type
  const Icon = linkIcons[type]
  const [opened, setOpened] = useState(false)
  const problem = linkProblem({ ...link, type }, linkTargets)
  const note = opened ? undefined : (problem ?? linkMissing(link))
  return (
    <div className={classes.group}>
      <span id={`${id}-name`} className={field.isNeeded ? classes.part : classes.label}>
        {label}
      </span>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-start"
        width="target"
        shadow="md"
        radius="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <UnstyledButton
            id={id}
            className={linkClasses.row}
            aria-labelledby={`${id}-name ${id}-words`}
            onClick={() => setOpened(!opened)}
          >
            <Icon size={16} aria-hidden />
            <span id={`${id}-words`} className={linkClasses.words}>
              {type === 'None' ? 'No link' : link.label || 'No text yet'}{' '}
              <span className={linkClasses.target}>{destinationHint({ ...link, type }, linkTargets)}</span>
            </span>
            <IconChevronRight size={16} aria-hidden />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={`${label}: link`}>
          <LinkForm {...props} />
        </Popover.Dropdown>
      </Popover>
      {note && (
        <p className={classes.hint} data-wrong={problem ? true : undefined}>
          {note}
        </p>
      )}
      {field.hint && !field.isNeeded && <p className={classes.hint}>{field.hint}</p>}
    </div>
  )
}
