import { ActionIcon, Button, Popover, type PopoverProps } from '@mantine/core'
import { IconDots, IconLink } from '@tabler/icons-react'
import { atom, useAtomValue } from 'jotai'
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldPath, findField } from '#renderer/document/fields/field-path.ts'
import type { Link } from '#renderer/document/values/link.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { documentAtom } from '../document/session.ts'
import { useField } from '../document/use-field.ts'
import { describeFields, type FieldDescription, type FieldOf } from '../form/field-description.ts'
import { PartWait } from '../opening/designer-wait.tsx'
import { isPictureDialogOpenAtom } from '../pictures/picture-request.ts'
import classes from './canvas-tools.module.css'

const FormField = lazyComponent(() => import('../form/section-form.tsx').then((file) => file.FormField), <PartWait />)
const LinkForm = lazyComponent(() => import('../form/links/link-form.tsx').then((file) => file.LinkForm), <PartWait />)

/** Opens a field's input over the page: the link form, or picture actions. */
export function FieldInPlace(props: { path: FieldPath; label: string; control: 'link' | 'picture' }) {
  const { path, label, control } = props
  const opener = useRef<HTMLButtonElement>(null)
  const { opened, setOpened } = useOpenOutsideDialogs(() => opener.current?.focus())
  const toggle = () => setOpened(!opened)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      shadow="md"
      radius="md"
      trapFocus
      returnFocus
      middlewares={{ flip: true, shift: true, size: { padding: 8, apply: limitHeight } }}
    >
      <Popover.Target>
        {control === 'link' ? (
          <LinkOpener ref={opener} onClick={toggle} />
        ) : (
          <PictureOpener ref={opener} onClick={toggle} />
        )}
      </Popover.Target>
      <Popover.Dropdown className={classes.pop} aria-label={label}>
        <Field path={path} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Limits the popover's height to the available space. */
const limitHeight: Extract<NonNullable<PopoverProps['middlewares']>['size'], object>['apply'] = ({
  availableHeight,
  elements,
}) => elements.floating.style.setProperty('--room', `${availableHeight}px`)

/** The popover's open state. Hides it behind dialogs that it opened, which it would cover, and calls `onBack` when they close. */
function useOpenOutsideDialogs(onBack: () => void) {
  const [opened, setOpened] = useState(false)
  const [left, setLeft] = useState(false)
  const inDialog = useAtomValue(isPictureDialogOpenAtom)
  if (inDialog && opened) {
    setOpened(false)
    setLeft(true)
  }
  useEffect(() => {
    if (inDialog || !left) return
    setLeft(false)
    onBack()
  }, [inDialog, left, onBack])
  return { opened, setOpened }
}

type OpenerProps = Omit<ComponentProps<'button'>, 'color' | 'style'>

const LinkOpener = (props: OpenerProps) => (
  <Button
    {...props}
    className={classes.inPlace}
    size="compact-sm"
    variant="subtle"
    color="gray"
    leftSection={<IconLink size={16} />}
  >
    Link
  </Button>
)

const PictureOpener = (props: OpenerProps) => (
  <ActionIcon
    {...props}
    className={classes.inPlace}
    variant="subtle"
    color="gray"
    aria-label="More about this picture"
    title="More about this picture"
  >
    <IconDots size={16} />
  </ActionIcon>
)

/** A field's input. Its id differs from the id of the panel's input for the same path. */
function Field({ path }: { path: FieldPath }) {
  const fieldAtom = useMemo(() => atom((get) => describedAt(get(documentAtom), path)), [path])
  const field = useAtomValue(fieldAtom)
  if (!field) return null
  return field.control === 'link' && !field.asSign ? (
    <LinkInPlace field={field} path={path} />
  ) : (
    <FormField field={field} path={path} id={`page.${path}`} />
  )
}

/** The link form, for which the panel has a separate screen. */
function LinkInPlace({ field, path }: { field: FieldOf<'link'>; path: FieldPath }) {
  const [value, onChange] = useField<Link>(path)
  return value && <LinkForm field={field} id={`page.${path}`} value={value} onChange={onChange} />
}

function describedAt(document: WebsiteSettings | null, path: FieldPath): FieldDescription | undefined {
  const found = document ? findField(document, path) : undefined
  return found && describeFields(found.schema).find(({ name }) => name === found.field.name)
}
