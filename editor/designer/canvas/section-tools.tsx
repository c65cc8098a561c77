import { IconArrowDown, IconArrowUp, IconCopy, IconEyeOff, IconSparkles, IconTrash } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { memo } from 'react'
import { IconAction } from '../../ui/icon-action.tsx'
import { rewritingAtom, useCanRewrite } from '../rewriting/rewriting.ts'
import { useSectionActions } from '../sections/use-section-actions.ts'
import classes from './canvas-tools.module.css'

/** What can be done with a whole section, at its corner. */
export const SectionTools = memo(function SectionTools({ id }: { id: string }) {
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
