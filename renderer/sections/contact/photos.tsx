import { dropPhotosField, keptPhotosField, photosField } from '../../document/contact-form.ts'
import type { FormWords } from '../../languages/form-words.ts'
import { FieldFrame, inputProps } from './field-frame.tsx'
import { withLimits } from './field-limits.ts'

export type PhotosProps = {
  /** Blank for the default label. */
  label: string
  words: FormWords
  /** How many photos are kept from the previous attempt, and an error about other photos. */
  photos?: { kept: number; problem?: string | undefined } | undefined
}

/** The photo input. Phones offer the camera. Earlier photos are kept unless the visitor discards them. */
export function Photos({ label, words, photos: { kept, problem } = { kept: 0 } }: PhotosProps) {
  const shared = {
    ...{ name: photosField, optional: true },
    problem,
    hint: withLimits(words.photos.hint),
  }
  return (
    <FieldFrame {...shared} label={label || words.photos.label} words={words} field="askPhotos" width="Broad">
      {kept > 0 && (
        <p className="kept">
          {words.photos.kept.replace('{count}', String(kept))}
          <input type="hidden" name={keptPhotosField} value={kept} />
          <label>
            <input type="checkbox" name={dropPhotosField} value="1" /> {words.photos.drop}
          </label>
        </p>
      )}
      <input {...inputProps(shared)} className="photos" type="file" accept="image/*" multiple />
    </FieldFrame>
  )
}
