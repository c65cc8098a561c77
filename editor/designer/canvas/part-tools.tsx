import { Button } from '@mantine/core'
import { IconCursorText, IconSparkles } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useMemo } from 'react'
import type { FieldPath } from '../../../renderer/document/field-path.ts'
import { IconAction } from '../../ui/icon-action.tsx'
import { documentPart } from '../document/parts.ts'
import { rewritingAtom, useCanRewrite } from '../rewriting/rewriting.ts'
import classes from './canvas-tools.module.css'
import { FieldInPlace } from './field-in-place.tsx'
import { ItemTools } from './item-tools.tsx'
import { partFacts } from './part-facts.ts'
import { PictureTools } from './picture-tools.tsx'

type PartToolsProps = { path: FieldPath; onType: (path: FieldPath) => boolean }

/**
 * The actions on a part of the page: type its text, change its link or picture, and move the item it is in. Typing
 * in it does not render them again.
 */
export const PartTools = memo(function PartTools({ path, onType }: PartToolsProps) {
  const facts = useAtomValue(useMemo(() => documentPart((document) => partFacts(document, path)), [path]))
  const rewrite = useSetAtom(rewritingAtom)
  const isOffered = useCanRewrite()
  if (!facts) return null
  const { label, control, isText, canRewrite, item } = facts
  return (
    <div className={classes.bar} role="toolbar" aria-label={label}>
      {isText && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<IconCursorText size={16} />}
          onClick={() => onType(path)}
        >
          Type here
        </Button>
      )}
      {canRewrite && isOffered && (
        <IconAction label={`Rewrite ${label}`} onClick={() => rewrite(path)}>
          <IconSparkles size={16} />
        </IconAction>
      )}
      {control === 'link' && <FieldInPlace path={path} label={label} control={control} />}
      {control === 'picture' && <PictureTools path={path} label={label} />}
      {item && <ItemTools item={item} />}
    </div>
  )
})
