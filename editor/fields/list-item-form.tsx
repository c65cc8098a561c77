import { useMemo } from 'react'
import type * as z from 'zod'
import { asReal, sampleField } from '../../renderer/document/samples.ts'
import type { SetField } from '../designer/document/use-field.ts'
import { SourceNote } from './facts/source-note.tsx'
import type { ListItem } from './field-description.ts'
import { describeFields } from './field-description.ts'
import { FieldPlace } from './field-place.tsx'
import type { FieldProps } from './field-props.ts'
import classes from './list-field.module.css'
import { isSample } from './sample-items.ts'
import { ToggleField } from './toggle-field.tsx'
import { without } from './without.ts'

type ListItemFormProps = {
  field: FieldProps<'list'>['field']
  path: string
  item: ListItem
  onChange: SetField<ListItem>
  Form: FieldProps<'list'>['Form']
}

/** The fields of an open item, beginning with whether it is a sample. */
export function ListItemForm({ field, path, item, onChange, Form }: ListItemFormProps) {
  const schema = useMemo(() => without(field.item, [sampleField]), [field.item])
  return (
    <div className={classes.body}>
      <SampleSwitch schema={field.item} path={path} item={item} onChange={onChange} Form={Form} />
      <Form schema={schema} path={path} />
      <SourceNote source={item.source} onConfirm={() => onChange((before) => ({ ...before, source: 'typed' }))} />
    </div>
  )
}

/** Switched off, the item is its owner's own, and visitors see it. */
function SampleSwitch(props: Omit<ListItemFormProps, 'field'> & { schema: z.ZodObject }) {
  const { schema, item, onChange, Form } = props
  const toggle = describeFields(schema).find(({ name }) => name === sampleField)
  if (toggle?.control !== 'toggle') return null
  const path = `${props.path}.${sampleField}`
  return (
    <FieldPlace path={path}>
      <ToggleField
        field={toggle}
        id={path}
        path={path}
        value={isSample(item)}
        onChange={(sample) => onChange((before) => (sample ? { ...before, [sampleField]: true } : asReal(before)))}
        Form={Form}
      />
    </FieldPlace>
  )
}
