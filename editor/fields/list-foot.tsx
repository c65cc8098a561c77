import { Button } from '@mantine/core'
import { IconPhotoPlus, IconPlus } from '@tabler/icons-react'
import type { FieldProps } from './field-props.ts'
import classes from './fields.module.css'
import listClasses from './list-field.module.css'
import { leadingPicture } from './list-pictures.ts'
import type { ListActions } from './use-list-actions.ts'
import { usePictureDialogs } from './use-picture-dialogs.ts'

/** Adds to a list: an item to be filled in, or where items are pictures, as many as are chosen. Says how many there may be. */
export function ListFoot(props: {
  field: FieldProps<'list'>['field']
  path: string
  count: number
  actions: ListActions
}) {
  const { field, path, count, actions } = props
  const dialogs = usePictureDialogs()
  const ofPictures = leadingPicture(field.item) !== undefined
  const room = field.max - count
  const addPictures = () => dialogs.add(path, { label: field.label, room, onChoose: actions.addPictures })
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
    </div>
  )
}
