import { limits } from '../../../renderer/document/limits.ts'
import { TextSetting } from './text-setting.tsx'
import { useSetting } from './use-setting.ts'

/** The name of the business, which the website goes by too. */
export function CompanyName() {
  const [companyName, change] = useSetting('companyName')
  return (
    <TextSetting
      name="companyName"
      label="Company name"
      hint="Shown on your website and in your list of websites."
      max={limits.businessName}
      value={companyName}
      onChange={change}
    />
  )
}
