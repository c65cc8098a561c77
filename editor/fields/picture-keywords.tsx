import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { joinTags, splitTags } from './picture-tags.ts'

/** What a picture shows, as words. Keeps the text as typed, so that a comma at its end is not taken away under the person's fingers. */
export function PictureKeywords(props: { id: string; tags: string[]; onChange: (tags: string[]) => void }) {
  const { id, tags, onChange } = props
  const [text, setText] = useState(joinTags(tags))
  const shown = joinTags(splitTags(text)) === joinTags(tags) ? text : joinTags(tags)
  return (
    <TextInput
      id={id}
      label="Keywords"
      description="What the picture shows, separated by commas."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={shown}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onChange(splitTags(event.currentTarget.value))
      }}
      autoComplete="off"
    />
  )
}
