import { useSetAtom } from 'jotai'
import { changeSettings } from '../../../renderer/document/edits.ts'
import { limits } from '../../../renderer/document/limits.ts'
import { editAtom } from '../document/session.ts'
import { TextSetting } from './text-setting.tsx'
import { useSetting } from './use-setting.ts'

/** The name of the business. The website goes by it too, and keeps the last one it had while the field is empty. */
export function CompanyName() {
  const [companyName] = useSetting('companyName')
  const edit = useSetAtom(editAtom)
  return (
    <TextSetting
      name="companyName"
      label="Company name"
      hint="Shown on your website and in your list of websites."
      max={limits.businessName}
      value={companyName}
      onChange={(next, typing) =>
        edit((document) => {
          const businessName = next.trim() || document.businessName
          return { ...changeSettings(document, { companyName: next }), businessName }
        }, typing)
      }
    />
  )
}
