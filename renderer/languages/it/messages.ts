import type { MessageWords } from '../message-words.ts'

export const messages: MessageWords = {
  challenge: {
    title: 'Ancora un momento',
    text: 'Verifichiamo che lei non sia un robot. Poi il messaggio parte da solo.',
    failed: 'Il messaggio non è stato inviato. Riprovi.',
    without:
      'La verifica non funziona in questo browser. Può inviare il messaggio senza; potrebbe essere letto più tardi.',
    send: 'Invia senza verifica',
  },
  back: 'Vai al sito',
  reference: 'Riferimento',
  pages: {
    limited: {
      title: 'Troppi messaggi insieme',
      text: 'Il messaggio non è stato inviato. Attenda un minuto, torni indietro e lo invii di nuovo.',
    },
    noForm: { title: 'Non è stato inviato nulla', text: 'Per inviare un messaggio usi il modulo del sito.' },
    tooLarge: {
      title: 'Il messaggio è troppo lungo',
      text: 'Il messaggio non è stato inviato. Torni indietro, lo accorci e lo invii di nuovo.',
    },
    cutOff: {
      title: 'Il messaggio non è arrivato',
      text: 'La connessione si è interrotta. Torni indietro e lo invii di nuovo.',
    },
    unavailable: {
      title: 'Al momento non è possibile',
      text: 'Il messaggio non è stato inviato. Torni indietro e lo invii di nuovo tra un minuto.',
    },
  },
  reply: {
    subject: (business) => `${business}: risposta al suo messaggio`,
    heading: (business) => `${business} le ha risposto`,
    youWrote: (day) => `In data ${day} ha scritto:`,
    notYou: 'Se non è stato lei a scriverlo, può ignorare questa e-mail.',
    reason: (business, hostname) =>
      `Riceve questa e-mail perché con questo indirizzo è stato inviato un messaggio dal modulo di contatto di ${hostname}. Le risposte a questa e-mail arrivano a ${business}.`,
  },
}
