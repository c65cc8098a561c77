import { ActionIcon } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconEyeOff,
  IconPlus,
  IconSparkles,
  IconTrash,
} from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, type Ref } from 'react'
import { sectionTypes } from '#renderer/document/section-types.ts'
import { IconAction } from '#ui/icon-action.tsx'
import { outlineAtom } from '../document/parts.ts'
import { designerModeAtom, markedPathAtom, selectedIdAtom } from '../document/selection.ts'
import { rewritingAtom, useCanRewrite } from '../rewrite/rewriting.ts'
import { addingAtAtom, useSectionActions } from '../sections/use-section-actions.ts'
import classes from './canvas-tools.module.css'
import { PartTools } from './part-tools.tsx'

type ToolsProps = { ref: Ref<HTMLDivElement>; isTyping: boolean }

/**
 * Tools beside the marked part or section. useCanvasMarks positions the layer with custom properties. Hidden while
 * typing on the page.
 */
export const CanvasTools = memo(function CanvasTools(props: ToolsProps) {
  const { ref, isTyping } = props
  const mode = useAtomValue(designerModeAtom)
  const sections = useAtomValue(outlineAtom)
  const selected = useAtomValue(selectedIdAtom)
  const path = useAtomValue(markedPathAtom)
  const section = mode === 'Sections' && !isTyping ? sections.find(({ id }) => id === selected) : undefined
  return (
    <div ref={ref} className={classes.layer}>
      {section && (
        <>
          {path && path !== section.id && (
            <div className={classes.part} data-tools="part" key={path}>
              <PartTools path={path} />
            </div>
          )}
          {/* Header and footer can't move. */}
          {!sectionTypes[section.type].required && (
            <div className={classes.section} data-tools="section">
              <SectionTools id={section.id} />
            </div>
          )}
          {section.type !== 'Footer' && (
            <div className={classes.after} data-tools="after">
              <AddAfter id={section.id} />
            </div>
          )}
        </>
      )}
    </div>
  )
})

const AddAfter = memo(function AddAfter({ id }: { id: string }) {
  const open = useSetAtom(addingAtAtom)
  const { title, index } = useSectionActions(id)
  const label = `Add a section after ${title}`
  return (
    <ActionIcon
      radius="xl"
      size={28}
      className={classes.add}
      aria-label={label}
      title={label}
      onClick={() => open(index + 1)}
    >
      <IconPlus size={16} />
    </ActionIcon>
  )
})

const SectionTools = memo(function SectionTools({ id }: { id: string }) {
  const { title, locked, moveUp, moveDown, duplicate, toggleHidden, remove } = useSectionActions(id)
  const rewrite = useSetAtom(rewritingAtom)
  const canRewrite = useCanRewrite()
  return (
    <div className={classes.bar} role="toolbar" aria-label={title}>
      <IconAction label={`Move ${title} up`} onClick={moveUp}>
        <IconArrowUp size={16} />
      </IconAction>
      <IconAction label={`Move ${title} down`} onClick={moveDown}>
        <IconArrowDown size={16} />
      </IconAction>
      {duplicate && (
        <IconAction label={`Duplicate ${title}`} onClick={duplicate}>
          <IconCopy size={16} />
        </IconAction>
      )}
      {canRewrite && (
        <IconAction label={`Rewrite ${title}`} onClick={locked ? undefined : () => rewrite(id)}>
          <IconSparkles size={16} />
        </IconAction>
      )}
      <IconAction label={`Hide ${title}`} onClick={toggleHidden}>
        <IconEyeOff size={16} />
      </IconAction>
      <IconAction label={`Remove ${title}`} onClick={remove}>
        <IconTrash size={16} />
      </IconAction>
    </div>
  )
})
