import type { ReactNode } from 'react'
import type { FormWords } from '../../languages/form-words.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import type { FieldWidth } from './field-widths.ts'

type FrameProps = Named & {
  label: string
  words: FormWords
  /** Field of the section's content, for the editor. */
  field: string
  width: FieldWidth
  children: ReactNode
}
type Named = { name: string; optional: boolean; problem?: string | undefined; hint?: string | undefined }

export function FieldFrame({ name, label, optional, words, problem, hint, field, width, children }: FrameProps) {
  const { editing } = useRenderTarget()
  const id = fieldId(name)
  return (
    <div className={widthClasses[width]} data-field={editing ? field : undefined} data-drawn={editing ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> ({words.optional})</span>}
      </label>
      {problem && (
        <p className="issue" id={`${id}-issue`}>
          {problem}
        </p>
      )}
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

const widthClasses: Record<FieldWidth, string> = {
  Broad: 'field broad',
  Whole: 'field whole',
  Half: 'field',
  First: 'field third whole',
  Third: 'field third',
}

/** ARIA and validation attributes of an input inside a frame. */
export function inputProps({ name, optional, problem, hint }: Named) {
  const id = fieldId(name)
  const described = [problem && `${id}-issue`, hint && `${id}-hint`].filter(Boolean)
  return {
    id,
    name,
    required: !optional,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
  }
}

/** Section ids never contain capitals. */
export const fieldId = (name: string) => `Form-${name}`
