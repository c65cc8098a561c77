import { Button, Textarea } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { FactChip } from '../../../worker/creation/facts/schema.ts'
import { changeWordsAtom } from './fact-state.ts'
import { roomFor } from './own-words.ts'
import { answersAtom } from './wizard-state.ts'
import classes from './words-editor.module.css'

type WordsEditorProps = { fact: FactChip; onClose: (how: { giveFocusBack: boolean }) => void }

/** Changes the owner's own words for a fact. Enter saves; Escape and a click elsewhere cancel. */
export function WordsEditor({ fact, onClose }: WordsEditorProps) {
  const answers = useAtomValue(answersAtom)
  const changeWords = useSetAtom(changeWordsAtom)
  const [words, setWords] = useState(fact.quote)
  const field = useRef<HTMLTextAreaElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    field.current?.select()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const isBlank = words.trim() === ''
  const save = () => {
    if (isBlank) return
    if (words !== fact.quote) changeWords({ fact, words })
    onClose({ giveFocusBack: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose({ giveFocusBack: true })
    else if (event.key === 'Enter' && !event.shiftKey && event.target === field.current) save()
    else return
    // Enter would leave the step.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={box}
      className={classes.editor}
      role="dialog"
      aria-label={`Change ${fact.text}`}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.parentElement?.contains(relatedTarget) && document.hasFocus())
          onClose({ giveFocusBack: false })
      }}
    >
      <Textarea
        ref={field}
        label={fieldNames[fact.from]}
        rows={Math.min(4, 1 + Math.floor(fact.quote.length / 32))}
        maxLength={roomFor(answers, fact)}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={() => onClose({ giveFocusBack: true })}>
          Cancel
        </Button>
        <Button size="xs" disabled={isBlank} onClick={save}>
          Save
        </Button>
      </div>
    </div>
  )
}

const fieldNames: Readonly<Record<FactChip['from'], string>> = {
  businessActivities: 'What you wrote about your business',
  businessLocation: 'What you wrote for the location',
  contact: 'What you wrote about how to reach you',
}
