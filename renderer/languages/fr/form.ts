import type { FormTexts } from '../form-words.ts'

export const form: FormTexts = {
  labels: {
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    preferredTime: 'Horaire souhaité',
    message: 'Message',
  },
  optional: 'facultatif',
  timeHint: 'Nous vous dirons si ce moment nous convient.',
  send: 'Envoyer le message',
  sendTo: 'Envoyer à {name}',
  leaveBlank: 'Merci de laisser ce champ vide',
  inert: 'Ceci est un aperçu : rien n’est envoyé.',
  choose: 'Veuillez choisir',
  photos: {
    label: 'Photos',
    hint: 'Jusqu’à {most} photos, {size} Mo chacune.',
    kept: 'Photos déjà jointes : {count}',
    drop: 'Envoyer sans ces photos',
  },
}
