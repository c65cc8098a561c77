import { Button } from '@mantine/core'
import { IconPhotoPlus, IconPlus } from '@tabler/icons-react'
import type { ListItem } from './field-description.ts'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'
import listClasses from './list-field.module.css'
import { drawnItems, leadingPicture } from './list-pictures.ts'
import { realCount } from './sample-items.ts'
import type { ListActions } from './use-list-actions.ts'
import { usePictureDialogs } from './use-picture-dialogs.ts'

/** Adds to a list: an item to be filled in, or where items are pictures, as many as are chosen. Says how many there may be. */
export function ListFoot(props: {
  field: FieldProps<'list'>['field']
  path: string
  items: readonly ListItem[]
  actions: ListActions
}) {
  const { field, path, items, actions } = props
  const dialogs = usePictureDialogs()
  const ofPictures = leadingPicture(field.item) !== undefined
  const count = realCount(items)
  const room = field.max - count
  const drawings = drawnItems(items, field.item).length
  const addPictures = () =>
    dialogs.add(path, { label: field.label, room: field.max - items.length, onChoose: actions.addPictures })
  return (
    <div className={listClasses.foot}>
      <Button
        id={`${path}-add`}
        variant="light"
        color="gray"
        size="xs"
        leftSection={ofPictures ? <IconPhotoPlus size={14} /> : <IconPlus size={14} />}
        disabled={room <= 0}
        onClick={ofPictures ? addPictures : actions.add}
      >
        Add {ofPictures ? `${field.itemLabel}s` : field.itemLabel}
      </Button>
      <span className={classes.quiet}>
        {room > 0 ? `${count} of ${field.max}` : `Maximum ${field.max}. Remove one to add another`}
      </span>
      {drawings > 1 && (
        <Button variant="subtle" color="gray" size="compact-xs" onClick={actions.removeDrawings}>
          Remove {drawings} drawings
        </Button>
      )}
    </div>
  )
}
