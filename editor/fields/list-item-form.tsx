import { useMemo } from 'react'
import type * as z from 'zod'
import { asReal, sampleField } from '../../renderer/document/samples.ts'
import { SourceNote } from './facts/source-note.tsx'
import type { ListItem } from './field-description.ts'
import { describeFields } from './field-description.ts'
import { FieldPlace } from './field-place.tsx'
import type { Change, FieldProps } from './field-props.ts'
import classes from './list-field.module.css'
import { isSample } from './sample-items.ts'
import { ToggleField } from './toggle-field.tsx'
import { without } from './without.ts'

/** What an open item's fields are; first of all whether it was invented. */
export function ListItemForm(props: {
  field: FieldProps<'list'>['field']
  path: string
  item: ListItem
  onChange: Change<ListItem>
  Form: FieldProps<'list'>['Form']
}) {
  const { field, path, item, onChange, Form } = props
  const schema = useMemo(() => without(field.item, [sampleField]), [field.item])
  return (
    <div className={classes.body}>
      <SampleSwitch schema={field.item} path={path} item={item} onChange={onChange} Form={Form} />
      <Form schema={schema} path={path} value={item} onChange={(next, typing) => onChange(next as ListItem, typing)} />
      <SourceNote source={item.source} onConfirm={() => onChange({ ...item, source: 'typed' })} />
    </div>
  )
}

/** Switched off, the item is its owner's own, and visitors see it. */
function SampleSwitch(props: {
  schema: z.ZodObject
  path: string
  item: ListItem
  onChange: Change<ListItem>
  Form: FieldProps<'toggle'>['Form']
}) {
  const { schema, path, item, onChange, Form } = props
  const toggle = describeFields(schema).find(({ name }) => name === sampleField)
  if (toggle?.control !== 'toggle') return null
  return (
    <FieldPlace path={`${path}.${sampleField}`}>
      <ToggleField
        field={toggle}
        path={`${path}.${sampleField}`}
        value={isSample(item)}
        onChange={(sample) => onChange(sample ? { ...item, [sampleField]: true } : asReal(item))}
        Form={Form}
      />
    </FieldPlace>
  )
}
