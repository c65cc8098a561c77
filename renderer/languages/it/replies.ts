import type { ReplyTexts } from '../form-words.ts'

export const replies: ReplyTexts = {
  missing: {
    name: 'Inserisca il Suo nome, per favore.',
    email: 'Inserisca il Suo indirizzo e-mail, per favore.',
    phone: 'Inserisca il Suo numero di telefono, per favore.',
    preferredTime: 'Scelga un giorno e un’ora, per favore.',
    message: 'Scriva un messaggio, per favore.',
  },
  invalid: {
    name: 'Inserisca il Suo nome senza caratteri speciali, per favore.',
    email: 'Inserisca un indirizzo e-mail completo, per esempio nome@example.com.',
    phone: 'Inserisca un numero di telefono, per esempio +39 06 555 0142.',
    preferredTime: 'Scelga un giorno e un’ora dal calendario, per favore.',
    message: 'Scriva il Suo messaggio senza caratteri speciali, per favore.',
  },
  own: {
    ShortText: '{label}: compili questo campo, per favore.',
    LongText: '{label}: compili questo campo, per favore.',
    Choice: '{label}: scelga un’opzione, per favore.',
    Date: '{label}: scelga una data, per favore.',
    Number: '{label}: inserisca un numero, per favore.',
  },
  photoProblems: {
    too_many: 'Invii al massimo {most} foto, per favore. Le prime sono allegate.',
    too_large: 'Una foto supera i {size} MB. Ne scelga una più piccola, per favore.',
    unreadable: 'Non è stato possibile leggere un file come foto. Scelga JPEG, PNG, WebP o GIF, per favore.',
    again: 'Scelga di nuovo le Sue foto, per favore.',
    full: 'Oggi non è più possibile inviare foto. Invii il Suo messaggio senza foto, per favore.',
  },
  tooLong: '{label}: al massimo {max} caratteri, per favore.',
  correct: 'Corregga quanto segue, per favore:',
  confirm: {
    heading: 'Manca solo un clic',
    text: 'Il Suo messaggio non è ancora stato inviato. Lo rilegga e poi lo invii.',
  },
  problems: {
    heading: 'Ci siamo quasi',
    text: 'Il Suo messaggio non è ancora stato inviato: manca un dato o qualcosa va rivisto. Quello che ha scritto è ancora qui.',
  },
  expired: {
    heading: 'Lo invii ancora una volta',
    text: 'Questa pagina è rimasta aperta troppo a lungo e il Suo messaggio non è stato inviato. Quello che ha scritto è ancora qui.',
  },
  limited: {
    heading: 'Un attimo di pazienza',
    text: 'Dalla Sua connessione sono arrivati troppi messaggi in poco tempo e questo non è stato inviato. È ancora qui: riprovi tra qualche minuto.',
  },
  failed: {
    heading: 'Ci dispiace, l’invio non è riuscito',
    text: 'Al momento non è stato possibile inviare il Suo messaggio. È ancora qui: riprovi tra un istante.',
  },
  thanks: {
    heading: 'Grazie per il Suo messaggio',
    text: 'Lo abbiamo ricevuto e Le risponderemo.',
  },
  withoutPhotos:
    'Non tutte le foto sono state inviate con il messaggio. Le tenga a portata di mano per quando Le risponderemo.',
  back: 'Torna al sito',
}
