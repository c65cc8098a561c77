import type { CSSProperties } from 'react'
import type { MailLook } from './look.ts'

const mono = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace'

type MailStyle =
  | 'page'
  | 'paper'
  | 'column'
  | 'card'
  | 'mark'
  | 'name'
  | 'heading'
  | 'lead'
  | 'words'
  | 'quote'
  | 'facts'
  | 'factLabel'
  | 'fact'
  | 'around'
  | 'box'
  | 'code'
  | 'address'
  | 'list'
  | 'action'
  | 'button'
  | 'contacts'
  | 'contact'
  | 'quietContact'
  | 'inline'
  | 'quietButton'
  | 'note'
  | 'line'
  | 'copy'
  | 'url'
  | 'reason'

/** The light scheme at full width. Inline, since many email apps drop style sheets. */
export function mailStyles({ light, font, headingFont }: MailLook): Record<MailStyle, CSSProperties> {
  const type = (size: number, height: number, color: string): CSSProperties => ({
    margin: 0,
    fontFamily: font,
    fontSize: `${size}px`,
    lineHeight: `${height}px`,
    color,
  })
  return {
    page: { backgroundColor: light.paper, margin: 0, padding: 0 },
    paper: { backgroundColor: light.paper, padding: '40px 16px 48px' },
    column: { maxWidth: '520px' },
    card: { backgroundColor: light.card, borderRadius: '16px', padding: '36px 40px 40px' },
    mark: {
      width: '28px',
      height: '28px',
      borderRadius: '7px',
      backgroundColor: light.accent,
      textAlign: 'center',
      fontFamily: font,
      fontSize: '16px',
      lineHeight: '28px',
      fontWeight: 700,
      color: light.onAccent,
    },
    name: { ...type(17, 28, light.ink), paddingLeft: '10px', fontWeight: 600, letterSpacing: '-0.01em' },
    heading: {
      ...type(27, 34, light.ink),
      fontFamily: headingFont,
      margin: '28px 0 12px',
      fontWeight: 700,
      letterSpacing: '-0.02em',
    },
    lead: { ...type(16, 26, light.soft), margin: '0 0 12px' },
    words: { ...type(16, 26, light.ink), margin: '0 0 24px', textAlign: 'start', wordBreak: 'break-word' },
    quote: { ...type(16, 26, light.ink), margin: 0, textAlign: 'start', wordBreak: 'break-word' },
    facts: { padding: '8px 0 14px' },
    factLabel: { ...type(14, 26, light.faint), width: '112px', padding: '2px 12px 2px 0', verticalAlign: 'top' },
    fact: {
      ...type(16, 26, light.ink),
      padding: '2px 0',
      verticalAlign: 'top',
      textAlign: 'start',
      wordBreak: 'break-word',
    },
    around: { padding: '12px 0 22px' },
    box: { padding: '20px', borderRadius: '12px', backgroundColor: light.sunken },
    code: {
      ...type(38, 40, light.ink),
      paddingLeft: '12px',
      textAlign: 'center',
      fontFamily: mono,
      fontWeight: 700,
      letterSpacing: '12px',
    },
    address: { ...type(17, 26, light.ink), fontWeight: 600, wordBreak: 'break-word' },
    list: { ...type(16, 26, light.ink), margin: '16px 0 24px', padding: '0 0 0 20px', wordBreak: 'break-word' },
    action: { padding: '14px 0 26px' },
    button: {
      ...type(16, 20, light.onAccent),
      padding: '15px 28px',
      borderRadius: '10px',
      backgroundColor: light.accent,
      fontWeight: 600,
      textAlign: 'center',
    },
    contacts: { padding: '2px 0 14px' },
    contact: {
      ...type(16, 20, light.onAccent),
      margin: '0 8px 8px 0',
      padding: '12px 16px',
      borderRadius: '10px',
      backgroundColor: light.accent,
      fontWeight: 600,
      textAlign: 'center',
    },
    quietContact: { backgroundColor: light.sunken, color: light.ink },
    inline: { color: light.link, textDecoration: 'underline' },
    quietButton: {
      ...type(16, 20, light.ink),
      padding: '15px 28px',
      borderRadius: '10px',
      backgroundColor: light.sunken,
      fontWeight: 600,
      textAlign: 'center',
    },
    note: { ...type(14, 22, light.soft), margin: '0 0 10px' },
    line: { margin: '22px 0 18px', borderTop: `1px solid ${light.line}` },
    copy: { ...type(13, 20, light.faint), margin: '0 0 4px' },
    url: { ...type(12, 18, light.link), wordBreak: 'break-all' },
    reason: { ...type(13, 20, light.faint), margin: '24px 0 0', padding: '0 8px', textAlign: 'center' },
  }
}

/** For apps that keep style sheets: the dark scheme, narrow windows, and no automatic links. */
export const mailStyleSheet = ({ dark }: MailLook): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a[x-apple-data-detectors], .plain a:not(.link) { color: inherit !important; text-decoration: none !important; }
@media (max-width: 480px) {
  .paper > tbody > tr > td { padding: 16px 12px 32px !important; }
  .card > tbody > tr > td { padding: 28px 24px 32px !important; }
  .heading { margin-top: 24px !important; font-size: 24px !important; line-height: 30px !important; }
  .code { font-size: 34px !important; letter-spacing: 8px !important; padding-left: 8px !important; }
  .button { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .paper { background-color: ${dark.paper} !important; }
  .card { background-color: ${dark.card} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .faint { color: ${dark.faint} !important; }
  .link { color: ${dark.link} !important; }
  .sunken { background-color: ${dark.sunken} !important; }
  .accent { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important; }
  .line { border-top-color: ${dark.line} !important; }
}
`
