import type { MessageWords } from '../message-words.ts'

export const messages: MessageWords = {
  challenge: {
    title: 'One more moment',
    text: 'We check that you are not a robot. Your message is then sent automatically.',
    failed: 'We couldn’t send your message. Please try again.',
    without:
      'The check does not work in this browser. You can send your message without it; it may take longer to be read.',
    send: 'Send without the check',
  },
  back: 'Go to the website',
  reference: 'Reference',
  pages: {
    limited: {
      title: 'Too many messages at once',
      text: 'Your message was not sent. Wait a minute, go back and send it again.',
    },
    noForm: { title: 'This was not sent', text: 'Use the form on the website to send a message.' },
    tooLarge: {
      title: 'This message is too long',
      text: 'Your message was not sent. Go back, make it shorter and send it again.',
    },
    cutOff: {
      title: 'The message did not arrive',
      text: 'The connection was interrupted. Go back and send it again.',
    },
    unavailable: {
      title: 'Not possible for a moment',
      text: 'Your message was not sent. Go back and send it again in a minute.',
    },
  },
  reply: {
    subject: (business) => `${business}: reply to your message`,
    heading: (business) => `${business} replied`,
    youWrote: (day) => `You wrote on ${day}:`,
    notYou: 'If you didn’t write this, ignore this email.',
    reason: (business, hostname) =>
      `Sent because someone sent a message with this address from the contact form on ${hostname}. Replies to this email go to ${business}.`,
  },
}
