import { IconX } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { ShownFact } from './fact-groups.ts'
import { putFactBackAtom, removeFactAtom } from './fact-state.ts'
import { stillSaid } from './own-words.ts'
import classes from './understood.module.css'
import { answersAtom } from './wizard-state.ts'
import { WordsEditor } from './words-editor.tsx'

/** One fact, or a removed one with its Undo. */
export function UnderstoodFact({ fact }: { fact: ShownFact }) {
  const { key, text, quote, isRemoved } = fact
  const answers = useAtomValue(answersAtom)
  const remove = useSetAtom(removeFactAtom)
  const putBack = useSetAtom(putFactBackAtom)
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
