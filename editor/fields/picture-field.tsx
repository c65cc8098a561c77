import { Button, TextInput } from '@mantine/core'
import { IconPhotoPlus, IconRefresh, IconTrash } from '@tabler/icons-react'
import { use } from 'react'
import { image } from '../../renderer/document/image.ts'
import { limits } from '../../renderer/document/limits.ts'
import { focusSoon } from '../ui/focus-soon.ts'
import { Counted } from './counted.tsx'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'
import { PictureCrop } from './picture-crop.tsx'
import { PictureKeywords } from './picture-keywords.tsx'
import { SmallPicture } from './small-picture.tsx'
import { SurroundingsContext } from './surroundings.ts'

/** A picture, or none: what it shows, and what is said of it to those who cannot see it. */
export function PictureField({ field, path, value: picture, onChange, Form }: FieldProps<'picture'>) {
  const { pictureTags } = use(SurroundingsContext)
  const ids = { add: `${path}-add`, another: `${path}-another`, remove: `${path}-remove` }
  const add = () => {
    onChange(image.parse({ provider: 'Artwork', tags: pictureTags, seed: anySeed() }))
    focusSoon(ids.another)
  }
  const remove = () => {
    onChange(null)
    focusSoon(ids.add)
  }

  if (!picture) {
    return (
      <fieldset className={classes.group}>
        <legend className={classes.label}>{field.label}</legend>
        <Button id={ids.add} variant="light" color="gray" leftSection={<IconPhotoPlus size={16} />} onClick={add}>
          Add picture
        </Button>
      </fieldset>
    )
  }
  const drawn = picture.provider === 'Artwork'
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{field.label}</legend>
      <div className={classes.picture}>
        <SmallPicture picture={picture} alt={picture.description || 'No description yet'} ratio={1.7} />
      </div>
      <div className={classes.actions}>
        {drawn && (
          <Button
            id={ids.another}
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
          id={ids.remove}
          variant="light"
          color="gray"
          size="xs"
          leftSection={<IconTrash size={14} />}
          onClick={remove}
        >
          Remove
        </Button>
      </div>
      {drawn && (
        <PictureKeywords
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
      <PictureCrop
        path={`${path}-effects`}
        value={picture.effects}
        onChange={(effects, typing) => onChange({ ...picture, effects }, typing)}
        Form={Form}
      />
    </fieldset>
  )
}

const anySeed = () => Math.floor(Math.random() * 2 ** 31)
