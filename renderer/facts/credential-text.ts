import type { Credential } from '../document/business.ts'

/** Whether a credential's name only announces its number: 'nº colegiado', 'lic', 'SIRET'. */
export const isNumberLabel = (name: string): boolean =>
  /^(?:n[º°o]\.?|nr\.?|no\.?|lic(?:en[cs]e)?|reg(?:istration)?|siret|siren|ein|vat|abn|ust-?id(?:nr)?)(?:[.:#]|\s+\p{L}+)?$/iu.test(
    name.trim(),
  )

/** The register that a membership is in: 'HCPC' of 'HCPC registered' and 'registered with the HCPC'. Undefined where the name says no such thing. */
export function registerIn(name: string): string | undefined {
  const found = /^(?:(?<before>\S.*?)[ -]registered|registered (?:with|by) (?:the )?(?<after>\S.*))$/iu.exec(
    name.trim(),
  )
  return found?.groups?.before ?? found?.groups?.after
}

/** Text of a credential below its label: 'Institute of Civil Funerals' under 'Member of', 'In Ohio' under 'Licensed'. */
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
