import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Image } from '../../renderer/document/image.ts'
import { pictureShape } from '../../renderer/picture-shape.ts'
import { documentPart } from '../designer/document/parts.ts'
import { useFileDrop } from '../ui/use-file-drop.ts'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'
import { PictureActions } from './picture-actions.tsx'
import { PictureCredit } from './picture-credit.tsx'
import { PictureDescription } from './picture-description.tsx'
import { PictureKeywords } from './picture-keywords.tsx'
import { PicturePreview } from './picture-preview.tsx'
import { usePictureDialogs } from './use-picture-dialogs.ts'

/** A picture, or none, with its description for people who cannot see it. Accepts dropped and pasted files. */
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
      {picture?.provider === 'Artwork' && (
        <PictureKeywords
          id={`${id}-tags`}
          tags={picture.tags}
          onChange={(tags) => onChange({ ...picture, tags }, `${id}-tags`)}
        />
      )}
      {picture && !field.decorative && <PictureDescription id={id} picture={picture} onChange={onChange} />}
      {picture && <PictureCredit picture={picture} />}
    </fieldset>
  )
}
