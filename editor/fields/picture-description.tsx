import { TextInput } from '@mantine/core'
import type { Image } from '../../renderer/document/image.ts'
import { limits } from '../../renderer/document/limits.ts'
import { Counted } from './counted.tsx'
import { FieldPlace } from './field-place.tsx'
import type { Change } from './field-props.ts'

/** The path of the description of the picture at a path: a separate place in the form. */
export const descriptionPath = (path: string) => `${path}-description`

/** What a picture shows, in words. */
export function PictureDescription(props: {
  /** Of the picture. */ path: string
  picture: Image
  onChange: Change<Image>
}) {
  const { picture, onChange } = props
  const path = descriptionPath(props.path)
  return (
    <FieldPlace path={path}>
      <Counted length={picture.description.length} max={limits.imageDescription}>
        <TextInput
          id={path}
          label="Description"
          description="Read aloud to people who can’t see the picture."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={limits.imageDescription}
          value={picture.description}
          onChange={(event) => onChange({ ...picture, description: event.currentTarget.value }, path)}
          autoComplete="off"
        />
      </Counted>
    </FieldPlace>
  )
}
