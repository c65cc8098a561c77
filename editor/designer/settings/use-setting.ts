import { type Atom, atom, useAtomValue, useSetAtom } from 'jotai'
import { changeSettings } from '../../../renderer/document/edits.ts'
import { type SiteSettings, siteSettings } from '../../../renderer/document/settings.ts'
import type { Change } from '../../fields/field-props.ts'
import { documentAtom, editAtom } from '../document/session.ts'

const initial = siteSettings.parse({})
const names = Object.keys(initial) as (keyof SiteSettings)[]

/** An atom for each setting, so that typing in one does not render the others. */
const settingAtoms = Object.fromEntries(
  names.map((name) => [name, atom((get) => (get(documentAtom)?.settings ?? initial)[name])]),
) as { [Name in keyof SiteSettings]: Atom<SiteSettings[Name]> }

/** A setting of the open website, and how to change it. */
export function useSetting<Name extends keyof SiteSettings>(
  name: Name,
): [SiteSettings[Name], Change<SiteSettings[Name]>] {
  const value = useAtomValue(settingAtoms[name])
  const edit = useSetAtom(editAtom)
  return [value, (next, typing) => edit((document) => changeSettings(document, { [name]: next }), typing)]
}
