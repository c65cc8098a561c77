import type { ReplyTexts } from '../form-words.ts'

export const replies: ReplyTexts = {
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
  own: {
    ShortText: '{label}: Bitte füllen Sie dieses Feld aus.',
    LongText: '{label}: Bitte füllen Sie dieses Feld aus.',
    Choice: '{label}: Bitte wählen Sie etwas aus.',
    Date: '{label}: Bitte wählen Sie ein Datum.',
    Number: '{label}: Bitte geben Sie eine Zahl an.',
  },
  photoProblems: {
    too_many: 'Bitte senden Sie höchstens {most} Fotos. Die ersten sind angehängt.',
    too_large: 'Ein Foto ist größer als {size} MB. Bitte wählen Sie ein kleineres.',
    unreadable: 'Eine Datei ließ sich nicht als Foto lesen. Bitte wählen Sie JPEG, PNG, WebP oder GIF.',
    again: 'Bitte wählen Sie Ihre Fotos noch einmal aus.',
    full: 'Heute lassen sich keine Fotos mehr senden. Bitte senden Sie Ihre Nachricht ohne sie.',
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
  thanks: {
    heading: 'Vielen Dank für Ihre Nachricht',
    text: 'Sie ist angekommen. Wir melden uns bei Ihnen.',
  },
  withoutPhotos:
    'Nicht alle Ihre Fotos wurden mitgeschickt. Bitte halten Sie sie bereit, bis wir uns bei Ihnen melden.',
  back: 'Zurück zur Website',
}
