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
export function PictureField({ field, path, value: picture, onChange }: FieldProps<'picture'>) {
  const { label } = field
  const at = pathInDocument(path)
  const shape = useAtomValue(useMemo(() => documentPart((document) => pictureShape(document, at) ?? null), [at]))
  const dialogs = usePictureDialogs()
  const choose = (files?: File[]) => dialogs.choose(at, { label, current: picture, files, onChoose: onChange })
  const cut = (image: Image) => dialogs.cut(at, { label, image, onCrop: onChange })
  const { over, props: drop } = useFileDrop(choose)

  return (
    <fieldset className={classes.group} {...drop}>
      <legend className={classes.label}>{label}</legend>
      <PicturePreview picture={picture} shape={shape} over={over} onOpen={() => choose()} />
      <PictureActions path={path} picture={picture} onChange={onChange} onChoose={() => choose()} onCut={cut} />
      {picture?.provider === 'Artwork' && (
        <PictureKeywords
          path={`${path}-tags`}
          tags={picture.tags}
          onChange={(tags) => onChange({ ...picture, tags }, `${path}-tags`)}
        />
      )}
      {picture && !field.decorative && <PictureDescription path={path} picture={picture} onChange={onChange} />}
      {picture && <PictureCredit picture={picture} />}
    </fieldset>
  )
}

/** Where the document has the field: over the page, the same input bears another id. */
const pathInDocument = (path: string) => path.replace(/^page\./, '')
