import type { CSSProperties } from 'react'

type Tones = Record<
  'paper' | 'card' | 'sunken' | 'ink' | 'soft' | 'faint' | 'accent' | 'onAccent' | 'link' | 'line',
  string
>

const light: Tones = {
  paper: '#f4f1ec',
  card: '#ffffff',
  sunken: '#f4f1ec',
  ink: '#1b1b1f',
  soft: '#57575e',
  faint: '#68676b',
  accent: '#1d6350',
  onAccent: '#ffffff',
  link: '#1d6350',
  line: '#e7e2da',
}

const dark: Tones = {
  paper: '#131315',
  card: '#1f1f22',
  sunken: '#2d2d32',
  ink: '#f4f2ee',
  soft: '#bcbab6',
  faint: '#9b9993',
  accent: '#5fb394',
  onAccent: '#0c0c0d',
  link: '#86c3ab',
  line: '#35353a',
}

const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const mono = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace'

const type = (size: number, height: number, color: string): CSSProperties => ({
  margin: 0,
  fontFamily: sans,
  fontSize: `${size}px`,
  lineHeight: `${height}px`,
  color,
})

/** The light scheme at full width. Inline, since many email apps drop style sheets. */
export const styles = {
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
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '28px',
    fontWeight: 700,
    color: light.onAccent,
  },
  name: { ...type(17, 28, light.ink), paddingLeft: '10px', fontWeight: 600, letterSpacing: '-0.01em' },
  heading: {
    ...type(27, 34, light.ink),
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
} satisfies Record<string, CSSProperties>

/** For apps that keep style sheets: the dark scheme, narrow windows, and no automatic links. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a[x-apple-data-detectors], .plain a { color: inherit !important; text-decoration: none !important; }
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
