import { useMemo } from 'react'
import { sampleField } from '#renderer/document/edits/samples.ts'
import type { SetField } from '../../document/use-field.ts'
import { confirmed, OriginNote } from '../facts/fact-notes.tsx'
import type { ListItem } from '../field-description.ts'
import type { FieldProps } from '../field-props.ts'
import { without } from './list-items.ts'

type ListItemFormProps = {
  field: FieldProps<'list'>['field']
  path: string
  item: ListItem
  onChange: SetField<ListItem>
  Form: FieldProps<'list'>['Form']
}

/** An open item's fields, except its sample flag. */
export function ListItemForm({ field, path, item, onChange, Form }: ListItemFormProps) {
  const schema = useMemo(() => without(field.item, [sampleField]), [field.item])
  return (
    <>
      <Form schema={schema} path={path} />
      <OriginNote fact={item} ages={Boolean(item.price)} onConfirm={() => onChange(confirmed)} />
    </>
  )
}
