import type { Credential } from '../document/business.ts'

/** Whether a credential's name only announces its number: 'nº colegiado', 'lic', 'SIRET'. */
export const isNumberLabel = (name: string): boolean =>
  /^(?:n[º°o]\.?|nr\.?|no\.?|lic(?:en[cs]e)?|reg(?:istration)?|siret|siren|ein|vat|abn|ust-?id(?:nr)?)(?:[.:#]|\s+\p{L}+)?$/iu.test(
    name.trim(),
  )

/** A credential as it stands under the label of its kind: 'Institute of Civil Funerals' under 'Member of'. */
export function credentialText({ name, number, kind }: Credential): string {
  const trimmed = name.trim()
  const numbered = isNumberLabel(trimmed) ? `${trimmed} ${number.trim()}`.trim() : trimmed
  const own = kind === 'Membership' ? numbered.replace(/^(?:a\s+)?member of (?:the )?(?=\S)/i, '') : numbered
  return own.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
