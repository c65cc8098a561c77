import type { FormFields } from '../../../renderer/document/contact-form.ts'
import { parseDocument } from '../../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { findReleaseDocument, findWebsiteAt, type WebsiteAt } from '../../storage/contact/form-site-rows.ts'
import type { ServiceContext } from '../context.ts'
import { hostOrigin, sitesDomain } from '../publishing/site-address.ts'
import { askedForm } from './asked-form.ts'

/** A website that is live and has a contact form, at one of its hosts. */
export type FormSite = WebsiteAt & { hostname: string; origin: string; document: WebsiteSettings; fields: FormFields }

type Form = Pick<FormSite, 'document' | 'fields'>

/** Documents are read again from the database only after a publish; robots come to few websites at a time. */
const keptForms = 40
/** By release, which never changes; null where there is no form. */
const forms = new Map<string, Form | null>()
/** What was found at a hostname last. */
const known = new Map<string, FormSite>()

/** The website whose form is at a hostname. Undefined where none is live, or it has no form. */
export async function findFormSite(ctx: ServiceContext, hostname: string): Promise<FormSite | undefined> {
  const suffix = `.${sitesDomain(ctx.env)}`
  const handle = hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : ''
  const website = await findWebsiteAt(ctx.db, { hostname, handle })
  const form = website && (await findForm(ctx, website.releaseId))
  known.delete(hostname)
  if (!form) return undefined
  const site = { ...website, ...form, hostname, origin: hostOrigin(ctx.env, hostname) }
  keep(known, hostname, site)
  return site
}

/** The same as it was when this isolate saw it last: for when the database does not answer. */
export const lastKnownSite = (hostname: string): FormSite | undefined => known.get(hostname)

async function findForm(ctx: ServiceContext, releaseId: string): Promise<Form | undefined> {
  const kept = forms.get(releaseId)
  if (kept !== undefined) return kept ?? undefined
  const stored = await findReleaseDocument(ctx.db, releaseId)
  if (stored === undefined) return undefined
  const document = parseDocument(JSON.parse(stored))
  const fields = askedForm(document)
  const form = fields ? { document, fields } : null
  keep(forms, releaseId, form)
  return form ?? undefined
}

function keep<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  const oldest = kept.size >= keptForms ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  kept.set(key, value)
}
