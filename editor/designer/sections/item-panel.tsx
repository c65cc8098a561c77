import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { sectionName } from '#renderer/document/section-title.ts'
import { type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { documentPart } from '../document/parts.ts'
import { closeItemAtom, goBackAtom, openFieldAtom, previousFormAtom, wantedFieldAtom } from '../document/selection.ts'
import { useField } from '../document/use-field.ts'
import { describeFields, type FieldOf, type ListItem } from '../form/field-description.ts'
import { ListItemForm } from '../form/lists/list-item-form.tsx'
import { ListItemMenu } from '../form/lists/list-item-menu.tsx'
import { itemName, itemTexts } from '../form/lists/list-items.ts'
import { useListActions } from '../form/lists/use-list-actions.ts'
import { RewriteContext } from '../form/rewrite-button.tsx'
import { SectionForm } from '../form/section-form.tsx'
import panelClasses from '../panel/panel.module.css'
import { rewritingAtom, useCanRewrite } from '../rewrite/rewriting.ts'
import itemClasses from './item-panel.module.css'
import classes from './sections.module.css'

const none: ListItem[] = []

/** An item's panel, such as a service's: "Services / Burst pipes". */
export function ItemPanel({ type, path }: { type: SectionType; path: string }) {
  const [sectionId = '', listName = '', id = ''] = path.split('.')
  const listPath = `${sectionId}.${listName}`
  const field = describeFields(sectionTypes[type].content).find(({ name }) => name === listName) as FieldOf<'list'>
  const section = useAtomValue(useMemo(() => sectionFacts(sectionId), [sectionId]))
  const [items = none] = useField<ListItem[]>(listPath)
  const index = items.findIndex((item) => item.id === id)
  const item = items[index]
  const { said: announcement, actions, toSection, back } = useWays(field, listPath)
  const rewrite = useSetAtom(rewritingAtom)
  const canRewrite = useCanRewrite()
  const name = (item && itemName(itemTexts(item, field.item))) || `New ${field.itemLabel}`
  const heading = useFocusOnOpening(path, item?.heading === '')
  if (!item || !section) return null
  return (
    <RewriteContext value={section.locked || !canRewrite ? null : rewrite}>
      <div className={classes.editorHead}>
        <ActionIcon variant="subtle" color="gray" aria-label="Back" title="Back" onClick={back}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <h2 ref={heading} tabIndex={-1} className={`${panelClasses.panelTitle} ${itemClasses.trail}`}>
          <button type="button" className={itemClasses.section} onClick={toSection}>
            {section.title}
          </button>
          <span className={itemClasses.slash}>/</span>
          <span className={itemClasses.name}>{name}</span>
        </h2>
        <ListItemMenu
          field={field}
          path={path}
          name={name}
          item={item}
          index={index}
          last={items.length - 1}
          full={items.length >= field.max}
          actions={actions}
        />
      </div>
      <div className={itemClasses.form}>
        <ListItemForm
          field={field}
          path={path}
          item={item}
          onChange={(next) => actions.change(id, next)}
          Form={SectionForm}
        />
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </RewriteContext>
  )
}

const sectionFacts = (id: string) =>
  documentPart(({ sections }) => {
    const section = sections.find((one) => one.id === id)
    return section && { title: sectionName(section, sections), locked: section.locked }
  })

function useWays(field: FieldOf<'list'>, listPath: string) {
  const [announcement, announce] = useState('')
  const toSection = useSetAtom(closeItemAtom)
  const goBack = useSetAtom(goBackAtom)
  const previousForm = useAtomValue(previousFormAtom)
  const openField = useSetAtom(openFieldAtom)
  const open = useCallback((id: string | null) => id !== null && openField(`${listPath}.${id}`), [openField, listPath])
  const list = useListActions({ field, path: listPath, open, announce })
  const remove = (id: string) => {
    toSection()
    list.remove(id)
  }
  return { said: announcement, toSection, back: previousForm ? goBack : toSection, actions: { ...list, remove } }
}

/** Focuses the heading, or a new item's name, unless another field was requested. */
function useFocusOnOpening(path: string, isNameless: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useAtomValue(wantedFieldAtom)
  const isFieldWanted = wanted?.path.startsWith(`${path}.`) ?? false
  const leavesFocus = wanted?.leavesFocus ?? false
  const nameless = useRef(isNameless)
  useEffect(() => {
    if (isFieldWanted || leavesFocus) return
    if (nameless.current) focusSoon(`${path}.heading`)
    else heading.current?.focus({ preventScroll: true })
  }, [path, isFieldWanted, leavesFocus])
  return heading
}
