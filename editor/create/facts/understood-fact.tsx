import '@mantine/core/styles/Group.layer.css'
import { Button, Group, Textarea } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { FactChip } from '#worker/creation/facts/schema.ts'
import { answersAtom } from '../wizard-state.ts'
import type { ShownFact } from './fact-groups.ts'
import { changeWordsAtom, confirmFactAtom, putFactBackAtom, removeFactAtom, roomFor, stillSaid } from './fact-state.ts'
import classes from './understood.module.css'
import wordsEditorClasses from './words-editor.module.css'

/** One fact, one that is a question, or a removed one with its Undo. */
export function UnderstoodFact({ fact }: { fact: ShownFact }) {
  const { key, text, quote, isRemoved, isSure } = fact
  const answers = useAtomValue(answersAtom)
  const remove = useSetAtom(removeFactAtom)
  const putBack = useSetAtom(putFactBackAtom)
  const confirm = useSetAtom(confirmFactAtom)
  const [isEditing, setEditing] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const acted = useRef(false)

  // The pressed button is gone: Undo takes the focus, or the fact again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one takes the other's place.
  useEffect(() => {
    if (acted.current) item.current?.querySelector('button')?.focus()
    acted.current = false
  }, [isRemoved])

  const change = (act: (key: string) => void) => () => {
    acted.current = true
    setEditing(false)
    act(key)
  }
  if (isRemoved) {
    return (
      <li ref={item} className={classes.fact} data-removed>
        <span className={classes.pill}>
          <s>{text}</s>
          <button type="button" className={classes.undo} aria-label={`Undo: ${text}`} onClick={change(putBack)}>
            Undo
          </button>
        </span>
      </li>
    )
  }
  if (!isSure) {
    return (
      <li className={classes.fact} data-asked>
        <span className={classes.pill}>
          <span className={classes.words}>{text}</span>
          <button type="button" className={classes.undo} aria-label={`Yes: ${text}`} onClick={() => confirm(key)}>
            Yes
          </button>
          <button type="button" className={classes.undo} aria-label={`No: ${text}`} onClick={change(remove)}>
            No
          </button>
        </span>
      </li>
    )
  }
  return (
    <li ref={item} className={classes.fact}>
      <span className={classes.pill}>
        {quote !== '' && stillSaid(fact, answers) ? (
          <button
            type="button"
            className={classes.words}
            aria-haspopup="dialog"
            aria-expanded={isEditing}
            aria-label={`${text}: change`}
            onClick={() => setEditing(!isEditing)}
          >
            {text}
          </button>
        ) : (
          <span className={classes.words}>{text}</span>
        )}
        <button type="button" className={classes.remove} aria-label={`${text}: remove`} onClick={change(remove)}>
          <IconX size={14} stroke={2} aria-hidden />
        </button>
      </span>
      {isEditing && (
        <WordsEditor
          fact={fact}
          onClose={({ giveFocusBack }) => {
            setEditing(false)
            if (giveFocusBack) item.current?.querySelector('button')?.focus()
          }}
        />
      )}
    </li>
  )
}

type WordsEditorProps = { fact: FactChip; onClose: (how: { giveFocusBack: boolean }) => void }

/** Changes the owner's own words for a fact. Enter saves; Escape and a click elsewhere cancel. */
function WordsEditor({ fact, onClose }: WordsEditorProps) {
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
      className={wordsEditorClasses.editor}
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
      <Group gap="xs" justify="flex-end">
        <Button size="xs" variant="default" onClick={() => onClose({ giveFocusBack: true })}>
          Cancel
        </Button>
        <Button size="xs" disabled={isBlank} onClick={save}>
          Save
        </Button>
      </Group>
    </div>
  )
}

const fieldNames: Readonly<Record<FactChip['from'], string>> = {
  businessActivities: 'What you wrote about your business',
  businessLocation: 'What you wrote for the location',
  contact: 'What you wrote about how to reach you',
}
