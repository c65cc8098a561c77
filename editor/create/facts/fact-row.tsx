import { IconX } from '@tabler/icons-react'
import { useAtom, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { serviceTitle } from '#renderer/document/values/service-title.ts'
import { formatPrice } from '#renderer/facts/format-price.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { factText } from '#worker/creation/facts/fact-text.ts'
import type { RowFact, RowValue } from '#worker/creation/facts/row-facts.ts'
import classes from './fact-rows.module.css'
import { confirmRowAtom, putBackRowAtom, removeRowAtom, type ShownRow, setRowAtom } from './fact-state.ts'
import { pointedRowAtom } from './pointed-row.ts'
import { RowEditor } from './row-editor.tsx'
import { WeekStrip } from './week-strip.tsx'

type FactRowProps = { row: ShownRow; language: string }

/** A fact, an open question, a removed fact with Undo, or the edit form. */
export function FactRow({ row, language }: FactRowProps) {
  const text = factText(row, language)
  const set = useSetAtom(setRowAtom)
  const confirm = useSetAtom(confirmRowAtom)
  const remove = useSetAtom(removeRowAtom)
  const putBack = useSetAtom(putBackRowAtom)
  const [pointed, point] = useAtom(pointedRowAtom)
  const [isEditing, setEditing] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const acted = useRef(false)
  const state = row.isRemoved ? 'removed' : isEditing ? 'editing' : row.isSure ? 'sure' : 'asked'

  // The pressed button is gone, so focus its replacement.
  useEffect(() => {
    if (acted.current && state !== 'editing') item.current?.querySelector('button')?.focus()
    acted.current = false
  }, [state])

  const after = (act: () => void) => () => {
    acted.current = true
    act()
  }
  if (state === 'editing') {
    return (
      <li ref={item} className={classes.row} data-state={state}>
        <RowEditor
          title={`Change ${text}`}
          fact={row}
          onSave={(fact: RowFact) => set(row, fact)}
          onClose={() => {
            setEditing(false)
            // The row may have moved to another group.
            focusSoon(`row-${row.key}`)
          }}
          onRemove={after(() => {
            setEditing(false)
            remove(row)
          })}
        />
      </li>
    )
  }
  const button = (label: string, name: string, act: () => void) => (
    <button type="button" className={classes.act} aria-label={`${name}: ${text}`} onClick={after(act)}>
      {label}
    </button>
  )
  return (
    <li
      ref={item}
      className={classes.row}
      data-state={state}
      data-kind={row.kind}
      data-by={row.by === 'model' ? row.by : undefined}
      data-pointed={pointed === row.key || undefined}
      onPointerEnter={() => point(row.key)}
      onPointerLeave={() => point('')}
    >
      {state === 'removed' ? (
        <s className={classes.words}>{text}</s>
      ) : (
        <button id={`row-${row.key}`} type="button" className={classes.words} onClick={() => setEditing(true)}>
          <RowText row={row} language={language} />
          <span className={classes.spoken}>: change</span>
        </button>
      )}
      {state === 'removed' && button('Undo', 'Undo', () => putBack(row))}
      {state === 'asked' && (
        <span className={classes.question}>
          Is this right?
          {button('Yes', 'Yes', () => confirm(row))}
          {button('No', 'No', () => remove(row))}
        </span>
      )}
      {state === 'sure' && row.by === 'model' && !row.isOwn && <span className={classes.mark}>Read by AI</span>}
      {state === 'sure' && (
        <button
          type="button"
          className={classes.remove}
          aria-label={`${text}: remove`}
          onClick={after(() => remove(row))}
        >
          <IconX size={14} stroke={2} aria-hidden />
        </button>
      )}
    </li>
  )
}

function RowText({ row, language }: FactRowProps): ReactNode {
  switch (row.kind) {
    case 'service':
      return <ServiceText value={row.value} language={language} />
    case 'rate':
      return (
        <>
          <span className={classes.name}>Usual rate</span>
          <span className={classes.price}>{formatPrice(row.value.price, language)}</span>
        </>
      )
    case 'hours':
      return <WeekStrip value={row.value} language={language} />
    case 'person':
      return (
        <>
          {row.value.name} {row.value.role !== '' && <span className={classes.muted}>{row.value.role}</span>}
        </>
      )
    default:
      return factText(row, language)
  }
}

function ServiceText({ value, language }: { value: RowValue<'service'>; language: string }) {
  const { duration, price, priceWords, note } = value
  const priced = price ? formatPrice(price, language) : priceWords
  return (
    <>
      <span className={classes.name}>
        {serviceTitle(value)} {duration !== '' && <span className={classes.muted}>{duration}</span>}
      </span>
      {priced === '' ? (
        <span className={classes.missing}>Add a price</span>
      ) : (
        <span className={classes.price}>{priced}</span>
      )}
      {note !== '' && <span className={classes.note}>{note}</span>}
    </>
  )
}
