import { Button } from '@mantine/core'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { type Image, imageEffects } from '../../renderer/document/image.ts'
import { cropDeclarations } from '../../renderer/elements/crop.ts'
import type { Change, FieldProps } from './field-props.ts'
import classes from './fields.module.css'

type Effects = Image['effects']

/**
 * Which part of a picture is shown. A picture that came wider than its frame stays so while it is moved and enlarged; asking for
 * the whole of it takes that back too.
 */
export function PictureCrop(props: {
  path: string
  value: Effects
  onChange: Change<Effects>
  Form: FieldProps<'picture'>['Form']
}) {
  const { path, value, onChange, Form } = props
  return (
    <details className={classes.more}>
      <summary>Crop</summary>
      <Form
        schema={imageEffects}
        path={path}
        value={value}
        onChange={(next, typing) => onChange(next as Effects, typing)}
      />
      {cropDeclarations(value) !== '' && (
        <Button
          variant="light"
          color="gray"
          size="xs"
          leftSection={<IconArrowsMaximize size={14} />}
          onClick={() => onChange(imageEffects.parse({}))}
        >
          Whole picture
        </Button>
      )}
    </details>
  )
}
