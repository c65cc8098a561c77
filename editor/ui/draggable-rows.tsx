import { UnstyledButton } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { type ComponentProps, createContext, type PropsWithChildren, use, useState } from 'react'
import classes from './draggable-rows.module.css'
import type { DraggingProps, RowElements } from './dragging.tsx'
import { late } from './window/late.tsx'

const Dragging = late(() => import('./dragging.tsx').then((file) => file.Dragging))

const ElementsContext = createContext<DraggingProps['elementsOf']>(() => noElements)
const noElements: RowElements = { row: { current: null }, handle: { current: null } }

/**
 * Lets the rows of the list in it be dragged. The code for that comes after the page: the rows are there without it, and stay
 * what they are when it comes.
 */
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

/** The refs for a row that can be dragged and for its handle. A row bears `data-dragged` while it is dragged. */
export const useDraggableRow = (id: string) => use(ElementsContext)(id)

type DragHandleProps = Pick<ComponentProps<'button'>, 'ref' | 'onPointerDown' | 'tabIndex'> & {
  /** What is dragged by it. */
  name: string
}

/** The handle of a row, always in sight: faint where a mouse can also drag the row, large where a finger drags. */
export function DragHandle({ name, ...props }: DragHandleProps) {
  return (
    <UnstyledButton className={classes.handle} aria-label={`Drag: ${name}`} {...props}>
      <IconGripVertical size={16} aria-hidden />
    </UnstyledButton>
  )
}
