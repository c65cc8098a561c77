import { Button, Popover } from '@mantine/core'
import { IconLink, IconPhoto } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { type FieldPath, findField, writeField } from '../../../../renderer/document/field-path.ts'
import { SectionForm } from '../../../fields/section-form.tsx'
import { documentAtom, editAtom } from '../../../state/draft.ts'
import classes from './canvas-tools.module.css'

const looks = {
  link: { name: 'Link', Icon: IconLink },
  picture: { name: 'Picture', Icon: IconPhoto },
} as const

/** Opens a field's own input over the page. */
export function FieldInPlace(props: { path: FieldPath; label: string; control: keyof typeof looks }) {
  const { path, label, control } = props
  const { name, Icon } = looks[control]
  return (
    <Popover position="bottom-start" shadow="md" radius="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          className={classes.inPlace}
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<Icon size={16} />}
        >
          {name}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.pop} aria-label={label}>
        <Field path={path} />
      </Popover.Dropdown>
    </Popover>
  )
}

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
