import type { FormTexts } from '../form-words.ts'

export const form: FormTexts = {
  labels: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    preferredTime: 'Wunschtermin',
    message: 'Nachricht',
  },
  optional: 'freiwillig',
  timeHint: 'Wir sagen Ihnen, ob der Termin möglich ist.',
  send: 'Nachricht senden',
  sendTo: 'An {name} senden',
  leaveBlank: 'Bitte lassen Sie dieses Feld leer',
  inert: 'Dies ist eine Vorschau: Es wird nichts gesendet.',
  choose: 'Bitte wählen',
  photos: {
    label: 'Fotos',
    hint: 'Bis zu {most} Fotos mit je höchstens {size} MB.',
    kept: 'Bereits angehängte Fotos: {count}',
    drop: 'Ohne diese Fotos senden',
  },
}
