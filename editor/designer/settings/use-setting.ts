import { type SiteSettings, siteSettings } from '#renderer/document/settings.ts'
import { type SetField, useField } from '../document/use-field.ts'

const initial = siteSettings.parse({})

export function useSetting<Name extends keyof SiteSettings>(
  name: Name,
): [SiteSettings[Name], SetField<SiteSettings[Name]>] {
  const [value = initial[name], set] = useField<SiteSettings[Name]>(`settings.${name}`)
  return [value, set]
}
