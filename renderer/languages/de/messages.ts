import type { MessageWords } from '../message-words.ts'

export const messages: MessageWords = {
  challenge: {
    title: 'Einen Moment noch',
    text: 'Wir prüfen, dass Sie kein Roboter sind. Danach wird Ihre Nachricht von selbst gesendet.',
    failed: 'Ihre Nachricht konnte gerade nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    without:
      'Die Prüfung funktioniert in diesem Browser nicht. Sie können Ihre Nachricht ohne sie senden; sie wird vielleicht später gelesen.',
    send: 'Ohne Prüfung senden',
  },
  back: 'Zur Website',
  reference: 'Referenz',
  pages: {
    limited: {
      title: 'Zu viele Nachrichten auf einmal',
      text: 'Ihre Nachricht wurde nicht gesendet. Warten Sie eine Minute, gehen Sie zurück und senden Sie sie noch einmal.',
    },
    noForm: {
      title: 'Es wurde nichts gesendet',
      text: 'Senden Sie Ihre Nachricht über das Formular auf der Website.',
    },
    tooLarge: {
      title: 'Diese Nachricht ist zu lang',
      text: 'Ihre Nachricht wurde nicht gesendet. Gehen Sie zurück, kürzen Sie sie und senden Sie sie noch einmal.',
    },
    cutOff: {
      title: 'Die Nachricht ist nicht angekommen',
      text: 'Die Verbindung wurde unterbrochen. Gehen Sie zurück und senden Sie sie noch einmal.',
    },
    unavailable: {
      title: 'Im Moment nicht möglich',
      text: 'Ihre Nachricht wurde nicht gesendet. Gehen Sie zurück und senden Sie sie in einer Minute noch einmal.',
    },
  },
  reply: {
    subject: (business) => `${business}: Antwort auf Ihre Nachricht`,
    heading: (business) => `${business} hat geantwortet`,
    youWrote: (day) => `Am ${day} haben Sie geschrieben:`,
    notYou: 'Wenn das nicht von Ihnen ist, brauchen Sie nichts zu tun.',
    reason: (business, hostname) =>
      `Sie bekommen diese Mail, weil mit dieser Adresse eine Nachricht über das Kontaktformular auf ${hostname} gesendet wurde. Antworten auf diese Mail gehen an ${business}.`,
  },
}
