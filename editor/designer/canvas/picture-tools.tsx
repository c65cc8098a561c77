import { Button } from '@mantine/core'
import { IconCrop, IconPhoto } from '@tabler/icons-react'
import type { FieldPath } from '../../../renderer/document/field-path.ts'
import type { Image } from '../../../renderer/document/image.ts'
import { isShown } from '../../../renderer/elements/pictures.ts'
import { usePictureDialogs } from '../../fields/use-picture-dialogs.ts'
import { useField } from '../document/use-field.ts'
import classes from './canvas-tools.module.css'
import { FieldInPlace } from './field-in-place.tsx'

const look = { className: classes.inPlace, size: 'compact-sm', variant: 'subtle', color: 'gray' } as const

/** What is done with a picture where it stands: put another in its place, cut it, or open all that is known of it. */
export function PictureTools({ path, label }: { path: FieldPath; label: string }) {
  const [picture = null, write] = useField<Image | null>(path)
  const dialogs = usePictureDialogs()
  return (
    <>
      <Button
        {...look}
        leftSection={<IconPhoto size={16} />}
        onClick={() => dialogs.choose(path, { label, current: picture, onChoose: write })}
      >
        Replace
      </Button>
      {isShown(picture) && (
        <Button
          {...look}
          leftSection={<IconCrop size={16} />}
          onClick={() => dialogs.cut(path, { label, image: picture, onCrop: write })}
        >
          Crop
        </Button>
      )}
      <FieldInPlace path={path} label={label} control="picture" />
    </>
  )
}
