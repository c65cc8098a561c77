import { Popover } from '@mantine/core'
import { IconBold, IconItalic, IconLink, IconList } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { TextLink } from '#renderer/document/values/formatted-text.ts'
import type { Mark } from './edit-blocks.ts'
import classes from './formatting.module.css'
import { LinkForm } from './link-form.tsx'
import type { Looks } from './text-editing.ts'

type FormatBarProps = {
  /** What the text is called. */
  label: string
  looks: Looks
  onToggle: (mark: Mark) => void
  onToggleList: () => void
  onLink: (link: TextLink | undefined) => void
  isLinkOpen: boolean
  /** Closing it gives the focus back to the text. */
  onLinkOpen: (isOpen: boolean) => void
}

/** Bold, italic, link and list, for what is selected in a text. Pressing one leaves the selection where it is. */
export function FormatBar({ label, looks, onToggle, onToggleList, onLink, isLinkOpen, onLinkOpen }: FormatBarProps) {
  return (
    <div className={classes.bar} role="toolbar" aria-label={`Format ${label}`}>
      <FormatButton label="Bold" keys="B" isOn={looks.bold} onPress={() => onToggle('bold')}>
        <IconBold size={16} aria-hidden />
      </FormatButton>
      <FormatButton label="Italic" keys="I" isOn={looks.italic} onPress={() => onToggle('italic')}>
        <IconItalic size={16} aria-hidden />
      </FormatButton>
      <Popover opened={isLinkOpen} onChange={onLinkOpen} position="bottom-start" shadow="md" radius="md" trapFocus>
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
      // The text keeps the focus, and what is selected in it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

const isApple = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')
