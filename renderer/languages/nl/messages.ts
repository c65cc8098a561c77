import type { MessageWords } from '../message-words.ts'

export const messages: MessageWords = {
  challenge: {
    title: 'Nog een ogenblik',
    text: 'We controleren of u geen robot bent. Daarna wordt uw bericht vanzelf verstuurd.',
    failed: 'Uw bericht kon niet worden verstuurd. Probeer het opnieuw.',
    without:
      'De controle werkt niet in deze browser. U kunt uw bericht zonder controle versturen; misschien wordt het dan later gelezen.',
    send: 'Zonder controle versturen',
  },
  back: 'Naar de website',
  reference: 'Referentie',
  pages: {
    limited: {
      title: 'Te veel berichten tegelijk',
      text: 'Uw bericht is niet verstuurd. Wacht een minuut, ga terug en verstuur het opnieuw.',
    },
    noForm: {
      title: 'Er is niets verstuurd',
      text: 'Gebruik het formulier op de website om een bericht te sturen.',
    },
    tooLarge: {
      title: 'Dit bericht is te lang',
      text: 'Uw bericht is niet verstuurd. Ga terug, maak het korter en verstuur het opnieuw.',
    },
    cutOff: {
      title: 'Het bericht is niet aangekomen',
      text: 'De verbinding werd verbroken. Ga terug en verstuur het opnieuw.',
    },
    unavailable: {
      title: 'Dat lukt nu even niet',
      text: 'Uw bericht is niet verstuurd. Ga terug en verstuur het over een minuut opnieuw.',
    },
  },
  reply: {
    subject: (business) => `${business}: antwoord op uw bericht`,
    heading: (business) => `${business} heeft geantwoord`,
    youWrote: (day) => `Op ${day} schreef u:`,
    notYou: 'Hebt u dit niet geschreven? Dan hoeft u niets te doen.',
    reason: (business, hostname) =>
      `U krijgt deze e-mail omdat met dit adres een bericht is verstuurd via het contactformulier op ${hostname}. Antwoorden op deze e-mail gaan naar ${business}.`,
  },
}
