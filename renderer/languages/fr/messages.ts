import type { MessageWords } from '../message-words.ts'

export const messages: MessageWords = {
  challenge: {
    title: 'Encore un instant',
    text: 'Nous vérifions que vous n’êtes pas un robot. Votre message part ensuite tout seul.',
    failed: 'Votre message n’a pas pu être envoyé. Veuillez réessayer.',
    without:
      'La vérification ne fonctionne pas dans ce navigateur. Vous pouvez envoyer votre message sans elle ; il sera peut-être lu plus tard.',
    send: 'Envoyer sans vérification',
  },
  back: 'Aller sur le site',
  reference: 'Référence',
  pages: {
    limited: {
      title: 'Trop de messages à la fois',
      text: 'Votre message n’a pas été envoyé. Attendez une minute, revenez en arrière et renvoyez-le.',
    },
    noForm: { title: 'Rien n’a été envoyé', text: 'Utilisez le formulaire du site pour envoyer un message.' },
    tooLarge: {
      title: 'Ce message est trop long',
      text: 'Votre message n’a pas été envoyé. Revenez en arrière, raccourcissez-le et renvoyez-le.',
    },
    cutOff: {
      title: 'Le message n’est pas arrivé',
      text: 'La connexion a été interrompue. Revenez en arrière et renvoyez-le.',
    },
    unavailable: {
      title: 'Impossible pour le moment',
      text: 'Votre message n’a pas été envoyé. Revenez en arrière et renvoyez-le dans une minute.',
    },
  },
  reply: {
    subject: (business) => `${business} : réponse à votre message`,
    heading: (business) => `${business} vous a répondu`,
    youWrote: (day) => `Le ${day}, vous avez écrit :`,
    notYou: 'Si ce message ne vient pas de vous, vous pouvez ignorer cet e-mail.',
    reason: (business, hostname) =>
      `Vous recevez cet e-mail parce qu’un message avec cette adresse a été envoyé par le formulaire de contact de ${hostname}. Les réponses à cet e-mail vont à ${business}.`,
  },
}
