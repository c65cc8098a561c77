import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconDots, IconLink } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldPath, findField, writeField } from '../../../renderer/document/field-path.ts'
import { SectionForm } from '../../fields/section-form.tsx'
import { pictureDialogWantedAtom } from '../../state/picture-wanted.ts'
import { documentAtom, editAtom } from '../document/session.ts'
import classes from './canvas-tools.module.css'

/** Opens a field's own input over the page: a link's by its name, a picture's beside what else is done with it. */
export function FieldInPlace(props: { path: FieldPath; label: string; control: 'link' | 'picture' }) {
  const { path, label, control } = props
  const opener = useRef<HTMLButtonElement>(null)
  const { opened, setOpened } = useOpenOutsideDialogs(() => opener.current?.focus())
  const toggle = () => setOpened(!opened)
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" shadow="md" radius="md" trapFocus returnFocus>
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

/** Whether it is open. It makes room for the dialogs that are opened from it, over which it would lie; `onBack` comes after them. */
function useOpenOutsideDialogs(onBack: () => void) {
  const [opened, setOpened] = useState(false)
  const [left, setLeft] = useState(false)
  const inDialog = useAtomValue(pictureDialogWantedAtom)
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

/** The form of one field. Its path is not the one in the panel, where the same input may stand. */
function Field({ path }: { path: FieldPath }) {
  const edit = useSetAtom(editAtom)
  const document = useAtomValue(documentAtom)
  const found = document ? findField(document, path) : undefined
  const schema = found?.schema
  const name = found?.field.name
  const alone = useMemo(
    () => (schema && name ? schema.pick({ [name]: true } as Record<string, true>) : undefined),
    [schema, name],
  )
  if (!alone || !name) return null
  return (
    <SectionForm
      schema={alone}
      path={`page.${path.slice(0, path.lastIndexOf('.'))}`}
      value={{ [name]: found?.value }}
      onChange={(next, typing) => edit((before) => writeField(before, path, next[name]), typing)}
    />
  )
}
