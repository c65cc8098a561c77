import type { FormPage, FormPageState } from '../../../renderer/render-form-page.ts'
import type { FormSite } from './form-site.ts'

/** The page in between, in the website's style. What draws it is loaded only for whoever sees it. */
export async function drawFormPage({ document, origin }: FormSite, state: FormPageState): Promise<FormPage> {
  const { renderFormPage } = await import('../../../renderer/render-form-page.ts')
  return renderFormPage(document, { origin, state })
}
