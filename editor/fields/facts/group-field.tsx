import type { FieldProps } from '../field-props.ts'
import { SourceNote } from './source-note.tsx'

/** Fields that belong together, with the one source that they have. */
export function GroupField({ field, path, value, onChange, Form }: FieldProps<'group'>) {
  return (
    <>
      <Form schema={field.schema} path={path} value={value} onChange={onChange} />
      <SourceNote source={value.source} onConfirm={() => onChange({ ...value, source: 'typed' })} />
    </>
  )
}
