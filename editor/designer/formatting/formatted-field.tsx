import { Input } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { plainWords } from '#renderer/document/values/formatted-text.ts'
import { Counted } from '../form/counted.tsx'
import type { FieldProps } from '../form/field-props.ts'
import { notifyCut } from '../form/pasting.ts'
import { FormatBar } from './format-bar.tsx'
import classes from './formatting.module.css'
import { editText, type TextEditing } from './text-editing.ts'
import { useFormats } from './use-formats.ts'

/** Rich text: bold, italics, links and lists. */
export function FormattedField({ field, id, value, onChange, placeholder }: FieldProps<'formatted'>) {
  const { label, max, hint } = field
  const box = useRef<HTMLDivElement>(null)
  const editing = useRef<TextEditing>(null)
  const { looks, isLinkOpen, onLooks, onLinkOpen, onLink } = useFormats(() => editing.current)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }

  useEffect(() => {
    if (!box.current) return
    editing.current = editText({
      element: box.current,
      text: latest.current.value,
      max,
      onInput: (text, isTyping) => latest.current.onChange(text, isTyping ? id : undefined),
      onLooks,
      onLinkWanted: () => onLinkOpen(true),
      onTruncated: () => notifyCut(max),
    })
    return () => editing.current?.end()
  }, [id, max, onLooks, onLinkOpen])
  useEffect(() => editing.current?.show(value), [value])

  const labelId = `${id}-label`
  return (
    <Counted length={plainWords(value).length} max={max}>
      <Input.Wrapper
        label={label}
        labelElement="div"
        labelProps={{ id: labelId, onClick: () => editing.current?.focus() }}
        description={hint}
        descriptionProps={{ id: `${id}-hint` }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      >
        <div className={classes.box}>
          <FormatBar
            label={label}
            looks={looks}
            onToggle={(mark) => editing.current?.toggle(mark)}
            onToggleList={() => editing.current?.toggleList()}
            onLink={onLink}
            isLinkOpen={isLinkOpen}
            onLinkOpen={onLinkOpen}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: no element of a form holds formatted text */}
          <div
            ref={box}
            id={id}
            className={classes.text}
            role="textbox"
            tabIndex={0}
            aria-multiline
            aria-labelledby={labelId}
            aria-describedby={hint ? `${id}-hint` : undefined}
            data-placeholder={placeholder}
          />
        </div>
      </Input.Wrapper>
    </Counted>
  )
}
