import { ActionIcon, Button } from '@mantine/core'
import { IconCrop, IconPhoto, IconPhotoPlus, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { type CSSProperties, useMemo } from 'react'
import { type Image, isPattern } from '#renderer/document/values/image.ts'
import { isShown } from '#renderer/elements/pictures/pictures.ts'
import { type PictureShape, pictureShape } from '#renderer/options/picture-shape.ts'
import { useFileDrop } from '#ui/fields/use-file-drop.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { documentPart } from '../../document/parts.ts'
import type { Change, FieldProps } from '../field-props.ts'
import classes from '../fields.module.css'
import pictureFieldClasses from './picture-field.module.css'
import { PictureDescription } from './picture-words.tsx'
import { SmallPicture } from './small-picture.tsx'
import { usePictureDialogs } from './use-picture-dialogs.ts'

/** A picture and its alt text. Accepts dropped and pasted files. */
export function PictureField({ field, id, path, value: picture, onChange }: FieldProps<'picture'>) {
  const { label } = field
  const shape = useAtomValue(useMemo(() => documentPart((document) => pictureShape(document, path) ?? null), [path]))
  const dialogs = usePictureDialogs()
  const choose = (files?: File[]) => dialogs.choose(path, { label, current: picture, files, onChoose: onChange })
  const cut = (image: Image) => dialogs.cut(path, { label, image, onCrop: onChange })
  const { over, props: drop } = useFileDrop(choose)

  return (
    <fieldset className={classes.group} {...drop}>
      <legend className={classes.label}>{label}</legend>
      <PicturePreview picture={picture} shape={shape} over={over} onOpen={() => choose()} />
      <PictureActions id={id} picture={picture} onChange={onChange} onChoose={() => choose()} onCut={cut} />
      {picture && !isPattern(picture) && !field.decorative && (
        <PictureDescription id={id} picture={picture} onChange={onChange} />
      )}
      {picture && <PictureCredit picture={picture} />}
    </fieldset>
  )
}

function PictureCredit({ picture: { credit, provider } }: { picture: Image }) {
  if (!credit) return null
  return (
    <p className={classes.quiet}>
      Photo by{' '}
      <a href={credit.url} target="_blank" rel="noreferrer">
        {credit.name}
      </a>
      {provider === 'Custom' ? '' : ` on ${provider}`}
    </p>
  )
}

type PicturePreviewProps = {
  picture: Image | null
  /** The shape of the picture's frame on the page, if known. */
  shape: PictureShape | null
  over: boolean
  onOpen: () => void
}

/** The picture as cropped on the page, or an empty frame. */
function PicturePreview({ picture, shape, over, onOpen }: PicturePreviewProps) {
  const ratio = shape?.ratio ?? (picture ? ownRatio(picture) : usualRatio)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button under it does the same for those who use keys
    <div
      className={pictureFieldClasses.preview}
      data-empty={!picture || undefined}
      data-over={over || undefined}
      data-round={shape?.round || undefined}
      style={{ '--ratio': ratio } as CSSProperties}
      onDoubleClick={onOpen}
    >
      {picture ? (
        <SmallPicture
          picture={picture}
          alt={isPattern(picture) ? 'A pattern' : picture.description || 'No description yet'}
          ratio={ratio}
        />
      ) : (
        <IconPhotoPlus size={24} stroke={1.5} aria-hidden />
      )}
      {over && <span className={pictureFieldClasses.drop}>{picture ? 'Drop to replace' : 'Drop to upload'}</span>}
    </div>
  )
}

const usualRatio = 1.7

/** Aspect ratio of an uncropped picture. */
function ownRatio({ crop, urls }: Image): number {
  const { width, height } = urls.find((known) => known.width && known.height) ?? {}
  return crop?.ratio ?? (width && height ? width / height : usualRatio)
}

type PictureActionsProps = {
  id: string
  picture: Image | null
  onChange: Change<Image | null>
  onChoose: () => void
  onCut: (picture: Image) => void
}

const look = { variant: 'light', color: 'gray', size: 'xs' } as const

function PictureActions({ id, picture, onChange, onChoose, onCut }: PictureActionsProps) {
  const chooseId = `${id}-choose`
  const remove = () => {
    onChange(null)
    focusSoon(chooseId)
  }
  return (
    <div className={pictureFieldClasses.actions}>
      <div className={pictureFieldClasses.buttons}>
        <Button {...look} id={chooseId} leftSection={<IconPhoto size={14} />} onClick={onChoose}>
          {picture ? 'Replace' : 'Choose picture'}
        </Button>
        {isShown(picture) && !isPattern(picture) && (
          <Button {...look} leftSection={<IconCrop size={14} />} onClick={() => onCut(picture)}>
            Crop
          </Button>
        )}
        {picture && isPattern(picture) && (
          <Button
            {...look}
            aria-label="Try another pattern"
            leftSection={<IconRefresh size={14} />}
            onClick={() => onChange({ ...picture, seed: anySeed() })}
          >
            Try another
          </Button>
        )}
      </div>
      {picture && (
        <ActionIcon {...look} size="input-xs" aria-label="Remove" title="Remove" onClick={remove}>
          <IconTrash size={14} />
        </ActionIcon>
      )}
    </div>
  )
}

const anySeed = () => Math.floor(Math.random() * 2 ** 31)
