import type { Credential } from '../document/business.ts'

/** Whether a credential's name only introduces its number: 'nº colegiado', 'lic', 'SIRET'. */
export const isNumberLabel = (name: string): boolean =>
  /^(?:n[º°o]\.?|nr\.?|no\.?|lic(?:en[cs]e)?|reg(?:istration)?|siret|siren|ein|vat|abn|ust-?id(?:nr)?)(?:[.:#]|\s+\p{L}+)?$/iu.test(
    name.trim(),
  )

/** A membership's register: 'HCPC' for 'HCPC registered' and 'registered with the HCPC'. Undefined for other names. */
export function registerIn(name: string): string | undefined {
  const found = /^(?:(?<before>\S.*?)[ -]registered|registered (?:with|by) (?:the )?(?<after>\S.*))$/iu.exec(
    name.trim(),
  )
  return found?.groups?.before ?? found?.groups?.after
}

/** Whether the credential is a name rather than a sentence such as 'Both partners are qualified members of …'. */
export const isName = (credential: Credential): boolean =>
  credentialText(credential).split(/\s+/).length <= mostWords && !verb.test(credential.name)

const mostWords = 5
const verb =
  /(?<!\p{L})(?:we|i|am|is|are|was|were|been|have|has|hold|holds|ist|sind|war|haben|hat|habe|wir|ich|est|sont|sommes|avons|ont|nous|es|son|somos|tenemos|sono|siamo|abbiamo|zijn|hebben|jest|są|mamy)(?!\p{L})/iu

/** Text below a credential's label: 'Institute of Civil Funerals' under 'Member of', 'In Ohio' under 'Licensed'. */
export function credentialText({ name, number, kind }: Credential, label = ''): string {
  const trimmed = name.trim()
  const numbered = isNumberLabel(trimmed) ? `${trimmed} ${number.trim()}`.trim() : trimmed
  const isMember = kind === 'Membership'
  const own = isMember
    ? numbered.replace(/^(?:a\s+)?member of (?:the )?(?=\S)/i, '')
    : label !== '' && numbered.toLowerCase().startsWith(`${label.toLowerCase()} `)
      ? numbered.slice(label.length).trim()
      : numbered
  return own.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
