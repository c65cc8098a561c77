import type { MessageWords } from '../message-words.ts'

export const messages: MessageWords = {
  challenge: {
    title: 'Jeszcze chwila',
    text: 'Sprawdzamy, czy wiadomości nie wysyła robot. Potem zostanie ona wysłana automatycznie.',
    failed: 'Nie udało się wysłać wiadomości. Proszę spróbować ponownie.',
    without:
      'Weryfikacja nie działa w tej przeglądarce. Wiadomość można wysłać bez niej, ale może zostać przeczytana później.',
    send: 'Wyślij bez weryfikacji',
  },
  back: 'Przejdź na stronę',
  reference: 'Numer referencyjny',
  pages: {
    limited: {
      title: 'Zbyt wiele wiadomości naraz',
      text: 'Wiadomość nie została wysłana. Proszę odczekać minutę, wrócić i wysłać ją ponownie.',
    },
    noForm: {
      title: 'Nic nie zostało wysłane',
      text: 'Aby wysłać wiadomość, proszę skorzystać z formularza na stronie.',
    },
    tooLarge: {
      title: 'Ta wiadomość jest za długa',
      text: 'Wiadomość nie została wysłana. Proszę wrócić, skrócić ją i wysłać ponownie.',
    },
    cutOff: {
      title: 'Wiadomość nie dotarła',
      text: 'Połączenie zostało przerwane. Proszę wrócić i wysłać wiadomość ponownie.',
    },
    unavailable: {
      title: 'W tej chwili to niemożliwe',
      text: 'Wiadomość nie została wysłana. Proszę wrócić i wysłać ją ponownie za minutę.',
    },
  },
  reply: {
    subject: (business) => `${business}: odpowiedź na wiadomość`,
    heading: (business) => `Odpowiedź od: ${business}`,
    youWrote: (day) => `Wiadomość z dnia ${day}:`,
    notYou: 'Jeśli ta wiadomość nie pochodzi od Państwa, proszę zignorować ten e-mail.',
    reason: (business, hostname) =>
      `Ten e-mail został wysłany, ponieważ z formularza kontaktowego na stronie ${hostname} nadeszła wiadomość z tym adresem. Odpowiedzi na ten e-mail otrzyma ${business}.`,
  },
}
