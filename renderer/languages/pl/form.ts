import type { FormTexts } from '../form-words.ts'

export const form: FormTexts = {
  labels: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    phone: 'Telefon',
    preferredTime: 'Preferowany termin',
    message: 'Wiadomość',
  },
  optional: 'opcjonalnie',
  timeHint: 'Damy znać, czy ten termin nam odpowiada.',
  send: 'Wyślij wiadomość',
  leaveBlank: 'Proszę nie wypełniać tego pola',
  inert: 'To jest podgląd: nic nie zostanie wysłane.',
  choose: 'Proszę wybrać',
  photos: {
    label: 'Zdjęcia',
    hint: 'Liczba zdjęć: do {most}, każde do {size} MB.',
    kept: 'Zdjęcia już dołączone: {count}',
    drop: 'Wyślij bez tych zdjęć',
  },
}
