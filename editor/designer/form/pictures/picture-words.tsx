import { TextInput } from '@mantine/core'
import { limits } from '#renderer/document/fields/limits.ts'
import type { Image } from '#renderer/document/values/image.ts'
import { Counted } from '../counted.tsx'
import { FieldPlace } from '../field-place.tsx'
import type { Change } from '../field-props.ts'

export const descriptionPath = (id: string) => `${id}-description`

/** A picture's alt text and keywords. */
export function PictureDescription(props: {
  /** The picture field's id. */
  id: string
  picture: Image
  onChange: Change<Image>
}) {
  const { picture, onChange } = props
  const id = descriptionPath(props.id)
  return (
    <FieldPlace path={id}>
      <Counted length={picture.description.length} max={limits.imageDescription}>
        <TextInput
          id={id}
          label="Description"
          description="Read aloud to people who can’t see the picture."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={limits.imageDescription}
          value={picture.description}
          onChange={(event) => onChange({ ...picture, description: event.currentTarget.value }, id)}
          autoComplete="off"
        />
      </Counted>
    </FieldPlace>
  )
}

export const joinTags = (tags: readonly string[]) => tags.join(', ')

/** Parses keywords: trims, dedupes and limits them. */
export function splitTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().slice(0, limits.imageTag))
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, limits.imageTags)
}
