import { Button } from '@mantine/core'
import {
  IconArrowLeft,
  IconArrowRight,
  IconCopy,
  IconCrop,
  IconPhoto,
  IconSparkles,
  IconTrash,
} from '@tabler/icons-react'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { memo, useMemo } from 'react'
import { type FieldPath, findField } from '#renderer/document/fields/field-path.ts'
import type { Control } from '#renderer/document/fields/fields.ts'
import { itemSchema } from '#renderer/document/fields/schema-fields.ts'
import { sectionTexts } from '#renderer/document/fields/section-texts.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { isShown } from '#renderer/elements/pictures/pictures.ts'
import { IconAction } from '#ui/icon-action.tsx'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { documentPart } from '../document/parts.ts'
import { openFieldAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import { useField } from '../document/use-field.ts'
import { humanize, type ListItem } from '../form/field-description.ts'
import { copyItemAtom, removeItemAtom } from '../form/lists/item-edits.ts'
import { itemName, itemTexts, moveItemTo } from '../form/lists/list-items.ts'
import { usePictureDialogs } from '../form/pictures/use-picture-dialogs.ts'
import { rewritingAtom, useCanRewrite } from '../rewrite/rewriting.ts'
import classes from './canvas-tools.module.css'
import { type ItemPlace, itemPlace } from './item-place.ts'

const FieldInPlace = lazyComponent(() => import('./field-in-place.tsx').then((file) => file.FieldInPlace))

/** Actions on a part: edit its link or picture, move its item. Doesn't rerender while typing. */
export const PartTools = memo(function PartTools({ path }: { path: FieldPath }) {
  const facts = useAtomValue(useMemo(() => documentPart((document) => partFacts(document, path)), [path]))
  const rewrite = useSetAtom(rewritingAtom)
  const isOffered = useCanRewrite()
  if (!facts) return null
  const { label, control, item } = facts
  const canRewrite = facts.canRewrite && isOffered
  if (!canRewrite && !item && control !== 'link' && control !== 'picture') return null
  return (
    <div className={classes.bar} role="toolbar" aria-label={label}>
      {canRewrite && (
        <IconAction label={`Rewrite ${label}`} onClick={() => rewrite(path)}>
          <IconSparkles size={16} />
        </IconAction>
      )}
      {control === 'link' && <FieldInPlace path={path} label={label} control={control} />}
      {control === 'picture' && <PictureTools path={path} label={label} />}
      {item && <ItemTools place={item} />}
    </div>
  )
})

const look = { className: classes.inPlace, size: 'compact-sm', variant: 'subtle', color: 'gray' } as const

function PictureTools({ path, label }: { path: FieldPath; label: string }) {
  const [picture = null, write] = useField<Image | null>(path)
  const dialogs = usePictureDialogs()
  return (
    <>
      <Button
        {...look}
        leftSection={<IconPhoto size={16} />}
        onClick={() => dialogs.choose(path, { label, current: picture, onChoose: write })}
      >
        Replace
      </Button>
      {isShown(picture) && (
        <Button
          {...look}
          leftSection={<IconCrop size={16} />}
          onClick={() => dialogs.cut(path, { label, image: picture, onCrop: write })}
        >
          Crop
        </Button>
      )}
      <FieldInPlace path={path} label={label} control="picture" />
    </>
  )
}

const none: ListItem[] = []

function ItemTools({ place }: { place: ItemPlace }) {
  const { listPath, id, name, index, count, max } = place
  const store = useStore()
  const [items = none, write] = useField<ListItem[]>(listPath)
  const open = useSetAtom(openFieldAtom)
  const copy = useSetAtom(copyItemAtom)
  const removeItem = useSetAtom(removeItemAtom)
  const toast = useToastWithUndo()
  const moveTo = (to: number) => (to >= 0 && to < count ? () => write(moveItemTo(items, id, to)) : undefined)
  const duplicate = () => {
    const copied = copy({ path: listPath, id, itemLabel: name })
    if (copied !== undefined) open(`${listPath}.${copied}`)
  }
  const remove = () => {
    const document = store.get(documentAtom)
    const list = document && findField(document, listPath)
    const item = items[index]
    const called = item && list ? itemName(itemTexts(item, itemSchema(list.field))) : ''
    removeItem({ path: listPath, id })
    toast(`${called || humanize(name)} removed`)
    open(listPath.split('.')[0] ?? '')
  }
  return (
    <>
      <span className={classes.moves}>
        <IconAction label={`Move this ${name} forward`} onClick={moveTo(index - 1)}>
          <IconArrowLeft className={classes.way} size={16} />
        </IconAction>
        <IconAction label={`Move this ${name} back`} onClick={moveTo(index + 1)}>
          <IconArrowRight className={classes.way} size={16} />
        </IconAction>
      </span>
      <IconAction label={`Duplicate this ${name}`} onClick={count < max ? duplicate : undefined}>
        <IconCopy size={16} />
      </IconAction>
      <IconAction label={`Remove this ${name}`} onClick={remove}>
        <IconTrash size={16} />
      </IconAction>
    </>
  )
}

/** State of a part's tools. Doesn't change while its text is edited. */
type PartFacts = { label: string; control?: Control; canRewrite: boolean; item?: ItemPlace }

function partFacts(document: WebsiteSettings, path: FieldPath): PartFacts {
  const found = findField(document, path)
  const item = itemPlace(document, path)
  return {
    label: found?.field.label ?? item?.name ?? '',
    control: found?.field.control,
    canRewrite: canRewrite(document, path),
    item,
  }
}

function canRewrite({ sections }: WebsiteSettings, path: FieldPath): boolean {
  const section = sections.find(({ id }) => id === path.split('.')[0])
  return section !== undefined && !section.locked && sectionTexts(section, path).length > 0
}
