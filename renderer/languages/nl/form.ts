import type { FormTexts } from '../form-words.ts'

export const form: FormTexts = {
  labels: {
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    preferredTime: 'Gewenst tijdstip',
    message: 'Bericht',
  },
  optional: 'niet verplicht',
  timeHint: 'We laten u weten of dit tijdstip ons schikt.',
  send: 'Bericht versturen',
  sendTo: 'Versturen naar {name}',
  leaveBlank: 'Laat dit veld leeg',
  inert: 'Dit is een voorbeeld: er wordt niets verstuurd.',
  choose: 'Maak een keuze',
  photos: {
    label: 'Foto’s',
    hint: 'Maximaal {most} foto’s van elk {size} MB.',
    kept: 'Al toegevoegde foto’s: {count}',
    drop: 'Zonder deze foto’s versturen',
  },
}
