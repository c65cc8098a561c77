import { useMediaQuery } from '@mantine/hooks'
import { atom, useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { type FieldPath, findField } from '#renderer/document/fields/field-path.ts'
import type { Section } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { documentAtom } from './session.ts'

export const designerModes = ['Sections', 'Settings', 'Theme'] as const
export type DesignerMode = (typeof designerModes)[number]

export const designerModeAtom = atom<DesignerMode>('Sections')

/** Whether phones show the panel over the page. Larger screens always show it. */
export const panelOpenAtom = atom(false)

/** Whether the owner folded the ask bar on this device. */
const askFoldedAtom = atomWithStorage('askFolded', false, undefined, { getOnInit: true })

/** Whether the owner unfolded it on a small screen. */
const askOpenedAtom = atom(false)

/** Whether the ask bar is folded to a button. On phones and in low windows, it always starts folded. */
export function useAskFolded() {
  const isTight = useMediaQuery('(max-width: 47.99em), (max-height: 31.24em)', undefined, {
    getInitialValueInEffect: false,
  })
  const [folded, setFolded] = useAtom(askFoldedAtom)
  const [opened, setOpened] = useAtom(askOpenedAtom)
  return isTight ? { folded: !opened, setFolded: (isFolded: boolean) => setOpened(!isFolded) } : { folded, setFolded }
}

/** The section whose form is open. Since an undo may have removed it, read selectedSectionAtom instead. */
export const selectedIdAtom = atom<string | null>(null)

export const selectedSectionAtom = atom<Section | null>((get) => {
  const id = get(selectedIdAtom)
  return get(documentAtom)?.sections.find((section) => section.id === id) ?? null
})

/** Doesn't change while someone types in the section. */
export const hasSelectionAtom = atom((get) => get(selectedSectionAtom) !== null)

/** The marked part: the path of its input, or a section's id. */
export const markedPathAtom = atom<FieldPath | null>(null)

/** The last path opened in a section, possibly inside an item. Read openItemAtom instead. */
const openItemPathAtom = atom<FieldPath | null>(null)

/** The item whose panel replaces its section's form: 'services.items.service-2'. */
export const openItemAtom = atom((get) => {
  const [document, path] = [get(documentAtom), get(openItemPathAtom)]
  return document && path ? itemWithPanel(document, path) : null
})

/** The item with its own panel that contains the path. */
function itemWithPanel(document: WebsiteSettings, path: FieldPath): FieldPath | null {
  const [sectionId, name, id] = path.split('.')
  const listPath = `${sectionId}.${name}`
  const list = findField(document, listPath)
  if (!list?.field.ownPanel) return null
  return (list.value as { id: string }[]).some((item) => item.id === id) ? `${listPath}.${id}` : null
}

export const closeItemAtom = atom(null, (get, set) => {
  const path = get(openItemAtom)
  set(selectSectionAtom, get(selectedIdAtom))
  set(wantedFieldAtom, null)
  if (path) focusSoon(path)
})

/** Returns from an item's panel to its section, or from a section's to the list. */
export const leavePanelAtom = atom(null, (get, set) =>
  get(openItemAtom) ? set(closeItemAtom) : set(selectSectionAtom, null),
)

export const selectSectionAtom = atom(null, (get, set, id: string | null) => {
  if (id !== get(selectedIdAtom)) set(wantedFieldAtom, null)
  set(openItemPathAtom, null)
  set(selectedIdAtom, id)
  set(markedPathAtom, id)
  set(previousFormAtom, null)
  if (id === null) return
  set(panelOpenAtom, true)
  set(designerModeAtom, 'Sections')
})

/**
 * A request to show a field: opens its form and focuses it, unless `leavesFocus`. `at` distinguishes repeated requests.
 * `isOnPage`: it was clicked on the page, which then doesn't scroll.
 */
export type WantedField = {
  path: FieldPath
  at: number
  isOnPage?: boolean | undefined
  leavesFocus?: boolean | undefined
}
export const wantedFieldAtom = atom<WantedField | null>(null)

const modeOf: Record<string, DesignerMode> = { settings: 'Settings', business: 'Settings', theme: 'Theme' }
let requestCount = 0

/** The form that was open before a click on the page opened another. */
type OpenForm = {
  mode: DesignerMode
  sectionId: string | null
  item: FieldPath | null
  path: FieldPath | null
  isPanelOpen: boolean
}
export const previousFormAtom = atom<OpenForm | null>(null)

type Opening = {
  /** The section whose form edits a business fact. Default: the settings. */
  within?: string | undefined
  isOnPage?: boolean
  /** On phones, the page then stays visible. */
  isTypedOnPage?: boolean
}

/**
 * Opens a field and its form. Takes input paths: `services.items.service-2.heading` in a section, `services.look.tone`
 * in its look, `services` for the section, `settings.pageTitle`, `business.phones`, `theme.backgroundColor`.
 */
export const openFieldAtom = atom(null, (get, set, path: string, opening: Opening = {}) => {
  const { within, isOnPage, isTypedOnPage } = opening
  const [root = ''] = path.split('.')
  const mode = within ? undefined : modeOf[root]
  const isPanelOpen = get(panelOpenAtom) || !isTypedOnPage
  if (mode) set(designerModeAtom, mode)
  else {
    set(selectSectionAtom, within ?? root)
    set(openItemPathAtom, path)
  }
  if (mode !== 'Theme') set(markedPathAtom, path)
  set(panelOpenAtom, isPanelOpen)
  requestCount += 1
  const document = get(documentAtom)
  // Keys that act on a picture must not edit the picture's description.
  const isPicture = isOnPage && document && findField(document, path)?.field.control === 'picture'
  set(wantedFieldAtom, { path, at: requestCount, isOnPage, leavesFocus: isTypedOnPage || isPicture === true })
})

/** Opens what was clicked on the page. Back returns from a fact or an item's panel to the previous form. */
export const openClickedAtom = atom(null, (get, set, path: string, opening: Opening & { isFact?: boolean }) => {
  const [earlier, mode, sectionId] = [get(previousFormAtom), get(designerModeAtom), get(selectedIdAtom)]
  const [item, isPanelOpen] = [get(openItemAtom), get(panelOpenAtom)]
  const before: OpenForm = { mode, sectionId, item, path: get(markedPathAtom), isPanelOpen }
  const isForm = mode !== 'Sections' || sectionId !== null
  set(openFieldAtom, path, { ...opening, isOnPage: true })
  const now = get(openItemAtom)
  // After several services in a row, Back returns to the panel that was open before the first.
  if (now && item && mode === 'Sections' && sectionId === get(selectedIdAtom)) set(previousFormAtom, earlier)
  else if (now || (opening.isFact && isForm && before.path !== path)) set(previousFormAtom, before)
})

export const goBackAtom = atom(null, (get, set) => {
  const before = get(previousFormAtom)
  set(previousFormAtom, null)
  if (!before) return
  const { mode, sectionId, item, path, isPanelOpen } = before
  const isSection = mode === 'Sections'
  set(selectSectionAtom, sectionId)
  set(designerModeAtom, mode)
  if (path) set(openFieldAtom, path, { within: isSection && !item ? (sectionId ?? undefined) : undefined })
  set(panelOpenAtom, isPanelOpen)
})
