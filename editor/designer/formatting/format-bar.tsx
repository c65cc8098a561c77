import { Button, NativeSelect, Popover, TextInput } from '@mantine/core'
import { IconBold, IconItalic, IconLink, IconList } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, use, useState } from 'react'
import { limits } from '#renderer/document/fields/limits.ts'
import type { TextLink } from '#renderer/document/values/formatted-text.ts'
import { linkHref } from '#renderer/document/values/link.ts'
import { FieldContext } from '../form/field-context.ts'
import { linkChoices, linkProblem, valueExample, valueLabel } from '../form/links/link-text.ts'
import classes from './formatting.module.css'
import type { Mark } from './text-commands.ts'
import type { Looks } from './text-editing.ts'

type FormatBarProps = {
  label: string
  looks: Looks
  onToggle: (mark: Mark) => void
  onToggleList: () => void
  onLink: (link: TextLink | undefined) => void
  isLinkOpen: boolean
  /** On which side the link form opens. */
  linkSide?: 'top' | 'bottom'
  /** Closing it returns the focus to the text. */
  onLinkOpen: (isOpen: boolean) => void
}

/** Toolbar for bold, italic, link and list. Its buttons keep the selection. */
export function FormatBar(props: FormatBarProps) {
  const { label, looks, onToggle, onToggleList, onLink, isLinkOpen, linkSide = 'bottom', onLinkOpen } = props
  return (
    <div className={classes.bar} role="toolbar" aria-label={`Format ${label}`}>
      <FormatButton label="Bold" keys="B" isOn={looks.bold} onPress={() => onToggle('bold')}>
        <IconBold size={16} aria-hidden />
      </FormatButton>
      <FormatButton label="Italic" keys="I" isOn={looks.italic} onPress={() => onToggle('italic')}>
        <IconItalic size={16} aria-hidden />
      </FormatButton>
      <Popover
        opened={isLinkOpen}
        onChange={onLinkOpen}
        position={`${linkSide}-start`}
        shadow="md"
        radius="md"
        trapFocus
      >
        <Popover.Target>
          <FormatButton label="Link" keys="K" isOn={looks.link !== undefined} onPress={() => onLinkOpen(!isLinkOpen)}>
            <IconLink size={16} aria-hidden />
          </FormatButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={`Link in ${label}`}>
          <LinkForm link={looks.link} onLink={onLink} onClose={() => onLinkOpen(false)} />
        </Popover.Dropdown>
      </Popover>
      <FormatButton label="List" keys="Shift+8" isOn={looks.list} onPress={onToggleList}>
        <IconList size={16} aria-hidden />
      </FormatButton>
    </div>
  )
}

type FormatButtonProps = { label: string; keys: string; isOn: boolean; onPress: () => void; children: ReactNode }

function FormatButton({ label, keys, isOn, onPress, children, ...props }: FormatButtonProps) {
  return (
    <button
      {...props}
      type="button"
      className={classes.button}
      aria-label={label}
      aria-pressed={isOn}
      aria-keyshortcuts={`Control+${keys} Meta+${keys}`}
      title={`${label} (${isApple() ? '⌘' : 'Ctrl+'}${keys})`}
      // Keeps the focus and selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

const isApple = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')

type LinkFormProps = {
  link: TextLink | undefined
  onLink: (link: TextLink | undefined) => void
  onClose: () => void
}

const kinds = linkChoices.filter(({ value }) => value !== 'None' && value !== 'Social')

function LinkForm({ link, onLink, onClose }: LinkFormProps) {
  const { linkTargets } = use(FieldContext)
  const [type, setType] = useState<TextLink['type']>(link?.type ?? 'Web')
  const [value, setValue] = useState(link?.value ?? '')
  const [isAsked, setIsAsked] = useState(false)
  const wanted: TextLink = { type, value: value.trim() }
  const problem = linkHref(wanted) === undefined ? (linkProblem(wanted) ?? 'Add where the link leads.') : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Don't submit the surrounding form.
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
      // In the section's form Enter would move to the next text.
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
