import { UnstyledButton } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { type ComponentProps, createContext, type PropsWithChildren, use, useState } from 'react'
import classes from './draggable-rows.module.css'
import type { DraggingProps, RowElements } from './dragging.tsx'
import { lazyComponent } from './window/lazy.tsx'

const Dragging = lazyComponent(() => import('./dragging.tsx').then((file) => file.Dragging))

const ElementsContext = createContext<DraggingProps['elementsOf']>(() => noElements)
const noElements: RowElements = { row: { current: null }, handle: { current: null } }

/** Makes a list's rows draggable. The drag code loads after the page, without remounting the rows. */
export function DraggableRows({ children, ...props }: PropsWithChildren<Omit<DraggingProps, 'elementsOf'>>) {
  const [elementsOf] = useState(() => {
    const known = new Map<string, RowElements>()
    return (id: string) => {
      const elements = known.get(id) ?? { row: { current: null }, handle: { current: null } }
      known.set(id, elements)
      return elements
    }
  })
  return (
    <ElementsContext value={elementsOf}>
      {children}
      <Dragging elementsOf={elementsOf} {...props} />
    </ElementsContext>
  )
}

/** Refs for a draggable row and its handle. The row gets `data-dragged` during dragging. */
export const useDraggableRow = (id: string) => use(ElementsContext)(id)

type DragHandleProps = Pick<ComponentProps<'button'>, 'ref' | 'onPointerDown' | 'tabIndex'> & {
  name: string
}

/** A row's drag handle. Always visible: faint for a mouse, which can also drag the row, and large for touch. */
export function DragHandle({ name, ...props }: DragHandleProps) {
  return (
    <UnstyledButton className={classes.handle} aria-label={`Drag: ${name}`} {...props}>
      <IconGripVertical size={16} aria-hidden />
    </UnstyledButton>
  )
}
