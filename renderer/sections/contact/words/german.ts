import type { FormWords } from './form-words.ts'

export const german: FormWords = {
  code: 'de',
  labels: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    preferredTime: 'Wunschtermin',
    message: 'Nachricht',
  },
  optional: 'freiwillig',
  timeHint: 'Wir sagen Ihnen, ob der Termin möglich ist.',
  send: 'Senden',
  leaveBlank: 'Bitte lassen Sie dieses Feld leer',
  inert: 'Dies ist eine Vorschau: Es wird nichts gesendet.',
  missing: {
    name: 'Bitte geben Sie Ihren Namen an.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    phone: 'Bitte geben Sie Ihre Telefonnummer an.',
    preferredTime: 'Bitte wählen Sie Tag und Uhrzeit.',
    message: 'Bitte schreiben Sie uns eine Nachricht.',
  },
  invalid: {
    name: 'Bitte geben Sie Ihren Namen ohne Sonderzeichen an.',
    email: 'Bitte geben Sie eine vollständige E-Mail-Adresse an, zum Beispiel name@example.com.',
    phone: 'Bitte geben Sie eine Telefonnummer an, zum Beispiel +49 40 555 0142.',
    preferredTime: 'Bitte wählen Sie Tag und Uhrzeit im Kalender aus.',
    message: 'Bitte schreiben Sie Ihre Nachricht ohne Sonderzeichen.',
  },
  tooLong: '{label}: Bitte verwenden Sie höchstens {max} Zeichen.',
  correct: 'Bitte korrigieren Sie:',
  confirm: {
    heading: 'Nur noch ein Klick',
    text: 'Ihre Nachricht ist noch nicht gesendet. Bitte sehen Sie sie kurz durch und senden Sie sie dann ab.',
  },
  problems: {
    heading: 'Fast geschafft',
    text: 'Ihre Nachricht ist noch nicht gesendet: Eine Angabe fehlt oder stimmt noch nicht. Was Sie eingegeben haben, ist noch da.',
  },
  expired: {
    heading: 'Bitte senden Sie noch einmal',
    text: 'Diese Seite war zu lange geöffnet, deshalb ist Ihre Nachricht noch nicht gesendet. Was Sie eingegeben haben, ist noch da.',
  },
  limited: {
    heading: 'Einen Moment Geduld, bitte',
    text: 'Über Ihre Verbindung kamen in kurzer Zeit zu viele Nachrichten, deshalb ist diese nicht gesendet. Sie steht noch hier: Bitte versuchen Sie es in einigen Minuten erneut.',
  },
  failed: {
    heading: 'Das hat leider nicht geklappt',
    text: 'Ihre Nachricht ließ sich gerade nicht senden. Sie steht noch hier: Bitte versuchen Sie es gleich noch einmal.',
  },
  sendNow: 'Nachricht senden',
  thanks: {
    heading: 'Vielen Dank für Ihre Nachricht',
    text: 'Sie ist angekommen. Wir melden uns bei Ihnen.',
  },
  back: 'Zurück zur Website',
}
