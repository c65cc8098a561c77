import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, use, useState } from 'react'
import { limits } from '#renderer/document/fields/limits.ts'
import type { TextLink } from '#renderer/document/values/formatted-text.ts'
import { linkHref } from '#renderer/document/values/link.ts'
import { FieldContext } from '../form/field-context.ts'
import { linkChoices, linkProblem, valueExample, valueLabel } from '../form/links/link-text.ts'
import classes from './formatting.module.css'

type LinkFormProps = {
  /** The link that is there. */
  link: TextLink | undefined
  onLink: (link: TextLink | undefined) => void
  onClose: () => void
}

const kinds = linkChoices.filter(({ value }) => value !== 'None' && value !== 'Social')

/** Says where a link in a text leads. */
export function LinkForm({ link, onLink, onClose }: LinkFormProps) {
  const { linkTargets } = use(FieldContext)
  const [type, setType] = useState<TextLink['type']>(link?.type ?? 'Web')
  const [value, setValue] = useState(link?.value ?? '')
  const [isAsked, setIsAsked] = useState(false)
  const wanted: TextLink = { type, value: value.trim() }
  const problem = linkHref(wanted) === undefined ? (linkProblem(wanted) ?? 'Add where the link leads.') : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form of the section around it is not meant.
    event.stopPropagation()
    setIsAsked(true)
    if (!problem) onLink(wanted)
  }
  const changeType = (next: TextLink['type']) => {
    setType(next)
    setValue(next === 'Section' ? (linkTargets[0]?.id ?? '') : '')
    setIsAsked(false)
  }
  return (
    <form
      className={classes.link}
      onSubmit={submit}
      // In the form of the section, Enter would go on to the next text.
      onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
      noValidate
    >
      <NativeSelect
        label="Link to"
        data={kinds.filter(({ value: kind }) => kind !== 'Section' || linkTargets.length > 0)}
        value={type}
        onChange={(event) => changeType(event.currentTarget.value as TextLink['type'])}
      />
      {type === 'Section' ? (
        <NativeSelect
          label={valueLabel.Section}
          data={linkTargets.map(({ id, title }) => ({ value: id, label: title }))}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          label={valueLabel[type]}
          placeholder={valueExample[type]}
          inputMode={type === 'Web' ? 'url' : type === 'Email' ? 'email' : 'tel'}
          maxLength={type === 'Email' ? limits.email : type === 'Phone' ? limits.phone : limits.url}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
          error={isAsked ? problem : undefined}
          data-autofocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <div className={classes.linkActions}>
        {link && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onLink(undefined)}>
            Remove link
          </Button>
        )}
        <Button variant="default" size="compact-sm" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="compact-sm">
          Apply
        </Button>
      </div>
    </form>
  )
}
