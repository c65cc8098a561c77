import type { FormPage, FormPageState } from '../../../renderer/render-form-page.ts'
import type { FormSite } from './form-site.ts'

/** The confirmation page, in the website's style. Its renderer loads only for visitors who see it. */
export async function drawFormPage({ document, origin }: FormSite, state: FormPageState): Promise<FormPage> {
  const { renderFormPage } = await import('../../../renderer/render-form-page.ts')
  return renderFormPage(document, { origin, state })
}
