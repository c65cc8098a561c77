import { IconBrandYoutube, IconMessage2, IconPhotoPlus, IconPlus, IconUserPlus } from '@tabler/icons-react'
import { useSetAtom, useStore } from 'jotai'
import { memo } from 'react'
import { findField } from '#renderer/document/fields/field-path.ts'
import type { Section } from '#renderer/document/section-types.ts'
import { useHasButton } from '#renderer/elements/button.tsx'
import { isElsewhere } from '#renderer/sections/photo-places.ts'
import { usePhotoPlaces } from '#renderer/site/site-context.ts'
import { useAskPictures } from '../canvas/ask-pictures.ts'
import { addedIn, pictureOf } from '../canvas/picture-target.ts'
import { editAsAtom } from '../document/edits.ts'
import { withFieldValue } from '../document/field.ts'
import { openFieldAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { describeFields, type FieldOf, humanize, type ListItem } from '../form/field-description.ts'
import { blankItem } from '../form/lists/list-items.ts'
import { pastingReviewsAtom } from '../sections/reviews/pasting-reviews.ts'
import { type Act, type EmptyPlace, emptyPlaces, firstFieldPath } from './empty-places.ts'

export const invitationIn = (section: Section) => <Invitation section={section} />

/** Buttons that add the first content of an empty section, dashed like suggestions. */
const Invitation = memo(function Invitation({ section }: { section: Section }) {
  const { type, content } = section
  const arePhotosElsewhere = isElsewhere(section, usePhotoPlaces())
  const hasButton = useHasButton()
  const act = useAct()
  const places = emptyPlaces(section, {
    arePhotosElsewhere,
    hasButton: type === 'Scheduling' && hasButton(content.button),
  })
  if (places.length === 0) return null
  return (
    <div data-suggestions data-invites lang="en">
      <ul aria-label="Still empty">
        {places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other key
          <Place key={index} place={place} section={section} onAct={act} />
        ))}
      </ul>
    </div>
  )
})

type PlaceProps = { place: EmptyPlace; section: Section; onAct: (section: Section, act: Act) => void }

function Place({ place: { shape, drop, field, acts }, section, onAct }: PlaceProps) {
  const Icon = iconOf(shape, section)
  return (
    <li data-shape={shape} data-field={field} data-at={acts[0].at}>
      {shape !== 'Button' && <Icon aria-hidden />}
      {drop && <p data-drop>{drop}</p>}
      <div data-acts>
        {acts.map((act) => (
          <button key={act.label} type="button" data-act onClick={() => onAct(section, act)}>
            {act.label}
          </button>
        ))}
      </div>
    </li>
  )
}

function iconOf(shape: EmptyPlace['shape'], { type }: Section) {
  if (type === 'CustomerReviews') return IconMessage2
  return {
    Zone: IconPhotoPlus,
    Portrait: IconUserPlus,
    Frame: IconBrandYoutube,
    Line: IconPlus,
    Row: IconPlus,
    Button: IconPlus,
  }[shape]
}

/** Adds or opens content. Each addition is one undo step and opens its form. */
function useAct() {
  const store = useStore()
  const open = useSetAtom(openFieldAtom)
  const paste = useSetAtom(pastingReviewsAtom)
  const askPictures = useAskPictures()

  const addItem = (path: string) => {
    const document = store.get(documentAtom)
    const found = document && findField(document, path)
    if (!found) return
    const list = describeFields(found.schema).find((field): field is FieldOf<'list'> => field.name === found.field.name)
    if (!list) return
    const items = found.value as ListItem[]
    const item = blankItem(items, list.item, list.itemLabel)
    store.set(editAsAtom, `${humanize(list.itemLabel)} added`, (before) =>
      withFieldValue(before, path, [...items, item]),
    )
    open(firstFieldPath(path, list, item))
  }
  return (section: Section, { does, path, at }: Act) => {
    const document = store.get(documentAtom)
    if (does === 'open') return open(path)
    if (does === 'addItem') return addItem(path)
    if (does === 'pasteReviews') {
      open(path)
      return paste(path)
    }
    const target = does === 'choosePicture' ? document && pictureOf(document, path) : addedIn(section, at)
    if (target) askPictures(target)
  }
}
