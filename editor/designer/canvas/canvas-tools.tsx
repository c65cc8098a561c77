import { useAtomValue } from 'jotai'
import type { Ref } from 'react'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import { outlineAtom } from '../document/parts.ts'
import { designerModeAtom, markedPathAtom, selectedIdAtom } from '../document/selection.ts'
import { AddAfter } from './add-after.tsx'
import classes from './canvas-tools.module.css'
import { PartTools } from './part-tools.tsx'
import { SectionTools } from './section-tools.tsx'

/**
 * What can be done with what is marked, beside it on the canvas. The marks say where it is, by custom properties of this layer.
 * While somebody types on the page it keeps out of the way.
 */
export function CanvasTools(props: { ref: Ref<HTMLDivElement>; typing: boolean; onType: (path: string) => boolean }) {
  const { ref, typing, onType } = props
  const mode = useAtomValue(designerModeAtom)
  const sections = useAtomValue(outlineAtom)
  const selected = useAtomValue(selectedIdAtom)
  const path = useAtomValue(markedPathAtom)
  const section = mode === 'Sections' && !typing ? sections.find(({ id }) => id === selected) : undefined
  return (
    <div ref={ref} className={classes.layer}>
      {section && (
        <>
          {path && path !== section.id && (
            <div className={classes.part} key={path}>
              <PartTools path={path} onType={onType} />
            </div>
          )}
          {/* The header and the footer stay where they are. */}
          {!sectionTypes[section.type].required && (
            <div className={classes.section}>
              <SectionTools id={section.id} />
            </div>
          )}
          {section.type !== 'Footer' && (
            <div className={classes.after}>
              <AddAfter id={section.id} />
            </div>
          )}
        </>
      )}
    </div>
  )
}
