import { ActionIcon, Button } from '@mantine/core'
import { IconCrop, IconPhoto, IconRefresh, IconTrash } from '@tabler/icons-react'
import type { Image } from '../../renderer/document/image.ts'
import { isShown } from '../../renderer/elements/pictures.ts'
import { focusSoon } from '../ui/focus-soon.ts'
import type { Change } from './field-props.ts'
import classes from './picture-field.module.css'

type PictureActionsProps = {
  /** Of the field. */
  id: string
  picture: Image | null
  onChange: Change<Image | null>
  onChoose: () => void
  onCut: (picture: Image) => void
}

const look = { variant: 'light', color: 'gray', size: 'xs' } as const

/** What can be done with a field's picture, as it is. */
export function PictureActions({ id, picture, onChange, onChoose, onCut }: PictureActionsProps) {
  const chooseId = `${id}-choose`
  const remove = () => {
    onChange(null)
    focusSoon(chooseId)
  }
  return (
    <div className={classes.actions}>
      <Button {...look} id={chooseId} leftSection={<IconPhoto size={14} />} onClick={onChoose}>
        {picture ? 'Replace' : 'Choose picture'}
      </Button>
      {isShown(picture) && (
        <Button {...look} leftSection={<IconCrop size={14} />} onClick={() => onCut(picture)}>
          Crop
        </Button>
      )}
      {picture?.provider === 'Artwork' && (
        <Button
          {...look}
          aria-label="Try another picture"
          leftSection={<IconRefresh size={14} />}
          onClick={() => onChange({ ...picture, seed: anySeed() })}
        >
          Try another
        </Button>
      )}
      {picture && (
        <ActionIcon {...look} size="input-xs" aria-label="Remove" title="Remove" onClick={remove}>
          <IconTrash size={14} />
        </ActionIcon>
      )}
    </div>
  )
}

const anySeed = () => Math.floor(Math.random() * 2 ** 31)
