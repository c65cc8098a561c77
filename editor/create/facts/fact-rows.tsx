import { IconPlus } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { BusinessFactsContext } from '#editor/designer/form/facts/business-facts.ts'
import { business as businessSchema } from '#renderer/document/business.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { factText } from '#worker/creation/facts/fact-text.ts'
import { FactRow } from './fact-row.tsx'
import classes from './fact-rows.module.css'
import { addRowAtom, rowsAtom, type ShownRow } from './fact-state.ts'
import { factsAtom } from './read-facts.ts'
import { blankFact, RowEditor } from './row-editor.tsx'
import { groupedRows, type RowGroup } from './row-groups.ts'
import { ServiceSuggestions } from './service-suggestions.tsx'

const noBusiness = businessSchema.parse({})

export function FactRows({ id }: { id: string }) {
  const rows = useAtomValue(rowsAtom)
  const { business = noBusiness, language = 'en' } = useAtomValue(factsAtom) ?? {}
  const [added, setAdded] = useState('')
  const groups = groupedRows(rows)
  const isShown = ({ group, rows: own }: (typeof groups)[number], nth: number) =>
    own.length > 0 || nth < alwaysShownGroups || added === group.label
  const announcement = useAnnounced(rows.filter(({ isRemoved }) => !isRemoved).map((row) => factText(row, language)))
  return (
    <BusinessFactsContext value={{ business, locale: language, open: () => undefined }}>
      {groups.filter(isShown).map(({ group, rows: own }) => (
        <div key={group.label} className={classes.group}>
          <span id={`${id}-${group.label}`} className={classes.label}>
            {group.label}
          </span>
          <div className={classes.content}>
            {own.length > 0 && (
              <ul aria-labelledby={`${id}-${group.label}`} className={classes.rows} data-shape={shapeOf(group)}>
                {own.map((row) => (
                  <FactRow key={row.key} row={row} language={language} />
                ))}
              </ul>
            )}
            <AddRow group={group} own={own} isOpen={added === group.label} onToggle={setAdded} />
            {group.label === 'Services' && <ServiceSuggestions />}
          </div>
        </div>
      ))}
      <div className={classes.absent}>
        {groups
          .filter((one, nth) => !isShown(one, nth))
          .map(({ group }) => (
            <button
              key={group.label}
              id={addId(group)}
              type="button"
              className={classes.add}
              onClick={() => setAdded(group.label)}
            >
              <IconPlus size={14} stroke={2} aria-hidden />
              {group.label}
            </button>
          ))}
      </div>
      <p role="status" className={classes.spoken}>
        {announcement}
      </p>
    </BusinessFactsContext>
  )
}

/** Services and Hours show even when empty. */
const alwaysShownGroups = 2

const shapeOf = ({ label }: RowGroup) =>
  label === 'Services' || label === 'Hours' || label === 'Details' || label === 'Not offered' ? 'lines' : 'pills'

const addId = ({ label }: RowGroup) => `add-${label}`

type AddRowProps = { group: RowGroup; own: readonly ShownRow[]; isOpen: boolean; onToggle: (label: string) => void }

function AddRow({ group, own, isOpen, onToggle }: AddRowProps) {
  const add = useSetAtom(addRowAtom)
  const isSingle = group.label === 'Hours' || group.label === 'Trade'
  if (isSingle && own.length > 0) return null
  if (isOpen)
    return (
      <RowEditor
        title={group.add.name}
        fact={blankFact(group)}
        onSave={add}
        onClose={() => {
          onToggle('')
          focusSoon(addId(group))
        }}
      />
    )
  return (
    <button
      id={addId(group)}
      type="button"
      className={classes.add}
      aria-label={group.add.name}
      title={group.add.name}
      onClick={() => onToggle(group.label)}
    >
      <IconPlus size={16} stroke={2} aria-hidden />
      {(own.length === 0 || shapeOf(group) === 'lines') && group.add.name}
    </button>
  )
}

/** Debounce in milliseconds, so screen readers aren't interrupted during typing. */
const debounceMs = 1500
const maxAnnounced = 3

/** 'Understood: 12 years, City & Guilds'. Lists only the first few. */
export function announcementOf(fresh: readonly string[]): string {
  if (fresh.length === 0) return ''
  const more = fresh.length - maxAnnounced
  return `Understood: ${fresh.slice(0, maxAnnounced).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Live region text: rows added since the last announcement, after a pause in typing. */
function useAnnounced(shown: readonly string[]): string {
  const text = JSON.stringify(shown)
  const heard = useRef<ReadonlySet<string>>(undefined)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => {
      const all: string[] = JSON.parse(text)
      const before = heard.current
      heard.current = new Set([...(before ?? []), ...all])
      setAnnouncement(announcementOf(all.filter((one) => !before?.has(one))))
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [text])

  return announcement
}
