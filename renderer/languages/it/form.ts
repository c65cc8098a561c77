import type { FormTexts } from '../form-words.ts'

export const form: FormTexts = {
  labels: {
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefono',
    preferredTime: 'Data e ora preferite',
    message: 'Messaggio',
  },
  optional: 'facoltativo',
  timeHint: 'Le diremo se per noi va bene.',
  send: 'Invia il messaggio',
  sendTo: 'Invia a {name}',
  leaveBlank: 'Lasci vuoto questo campo, per favore',
  inert: 'Questa è un’anteprima: non viene inviato nulla.',
  choose: 'Scelga',
  photos: {
    label: 'Foto',
    hint: 'Fino a {most} foto da {size} MB ciascuna.',
    kept: 'Foto già allegate: {count}',
    drop: 'Invia senza queste foto',
  },
}
