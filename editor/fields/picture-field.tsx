import { Button, TextInput } from '@mantine/core'
import { IconArrowsMaximize, IconPhotoPlus, IconRefresh, IconTrash } from '@tabler/icons-react'
import { use, useMemo, useState } from 'react'
import { artworkDataUri } from '../../renderer/artwork/data-uri.ts'
import { drawArtwork } from '../../renderer/artwork/draw-artwork.ts'
import { type Image, image, imageEffects } from '../../renderer/document/image.ts'
import { limits } from '../../renderer/document/limits.ts'
import type { ThemeColors } from '../../renderer/document/theme.ts'
import { cropDeclarations } from '../../renderer/elements/crop.ts'
import { Counted } from './counted.tsx'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'
import { joinTags, splitTags } from './picture-tags.ts'
import { SurroundingsContext } from './surroundings.ts'

/** A picture, or none: what it shows, and what is said of it to those who cannot see it. */
export function PictureField({ field, path, value: picture, onChange, Form }: FieldProps<'picture'>) {
  const { colors, pictureTags } = use(SurroundingsContext)
  const add = () => onChange(image.parse({ provider: 'Artwork', tags: pictureTags, seed: anySeed() }))

  if (!picture) {
    return (
      <fieldset className={classes.group}>
        <legend className={classes.label}>{field.label}</legend>
        <Button variant="light" color="gray" leftSection={<IconPhotoPlus size={16} />} onClick={add}>
          Add picture
        </Button>
      </fieldset>
    )
  }
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{field.label}</legend>
      <div className={classes.picture}>
        <Preview picture={picture} colors={colors} />
      </div>
      <div className={classes.pair}>
        {picture.provider === 'Artwork' && (
          <Button
            variant="light"
            color="gray"
            size="xs"
            leftSection={<IconRefresh size={14} />}
            onClick={() => onChange({ ...picture, seed: anySeed() })}
          >
            Another picture
          </Button>
        )}
        <Button
          variant="light"
          color="gray"
          size="xs"
          leftSection={<IconTrash size={14} />}
          onClick={() => onChange(null)}
        >
          Remove
        </Button>
      </div>
      {picture.provider === 'Artwork' && (
        <Keywords
          path={`${path}-tags`}
          tags={picture.tags}
          onChange={(tags) => onChange({ ...picture, tags }, `${path}-tags`)}
        />
      )}
      <Counted length={picture.description.length} max={limits.imageDescription}>
        <TextInput
          id={`${path}-description`}
          label="Description"
          description="Read out to people who cannot see the picture."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={limits.imageDescription}
          value={picture.description}
          onChange={(event) => onChange({ ...picture, description: event.currentTarget.value }, `${path}-description`)}
          autoComplete="off"
        />
      </Counted>
      <details className={classes.more}>
        <summary>Crop</summary>
        <Form
          schema={imageEffects}
          path={`${path}-effects`}
          value={picture.effects}
          onChange={(effects, typing) => onChange({ ...picture, effects: effects as Image['effects'] }, typing)}
        />
        {cropDeclarations(picture.effects) !== '' && (
          <Button
            variant="light"
            color="gray"
            size="xs"
            leftSection={<IconArrowsMaximize size={14} />}
            onClick={() => onChange({ ...picture, effects: imageEffects.parse({}) })}
          >
            Whole picture
          </Button>
        )}
      </details>
    </fieldset>
  )
}

/** Keeps the text as typed, so that a comma at its end is not taken away under the person's fingers. */
function Keywords({ path, tags, onChange }: { path: string; tags: string[]; onChange: (tags: string[]) => void }) {
  const [text, setText] = useState(joinTags(tags))
  const shown = joinTags(splitTags(text)) === joinTags(tags) ? text : joinTags(tags)
  return (
    <TextInput
      id={path}
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

function Preview({ picture, colors }: { picture: Image; colors: ThemeColors }) {
  const source = useMemo(() => pictureSource(picture, colors), [picture, colors])
  const crop = cropDeclarations(picture.effects)
  const cut = (element: HTMLImageElement | null) => {
    if (element) element.style.cssText = crop
  }
  return source ? <img ref={cut} src={source} alt={picture.description || 'No description yet'} /> : null
}

/** A small version of the picture: drawn here for artwork, the smallest stored one for any other. */
function pictureSource({ provider, tags, description, seed = 0, urls }: Image, colors: ThemeColors) {
  if (provider !== 'Artwork') return (urls.find(({ type }) => type === 'small') ?? urls[0])?.url
  return artworkDataUri(drawArtwork({ tags, description, seed }, colors, { width: 480, height: 270 }))
}

const anySeed = () => Math.floor(Math.random() * 2 ** 31)
