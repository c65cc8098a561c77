import type { ReplyTexts } from '../form-words.ts'

export const replies: ReplyTexts = {
  missing: {
    name: 'Veuillez indiquer votre nom.',
    email: 'Veuillez indiquer votre adresse e-mail.',
    phone: 'Veuillez indiquer votre numéro de téléphone.',
    preferredTime: 'Veuillez choisir un jour et une heure.',
    message: 'Veuillez écrire un message.',
  },
  invalid: {
    name: 'Veuillez indiquer votre nom sans caractères spéciaux.',
    email: 'Veuillez indiquer une adresse e-mail complète, par exemple nom@example.com.',
    phone: 'Veuillez indiquer un numéro de téléphone, par exemple +33 1 99 00 12 34.',
    preferredTime: 'Veuillez choisir un jour et une heure dans le calendrier.',
    message: 'Veuillez écrire votre message sans caractères spéciaux.',
  },
  own: {
    ShortText: '{label} : veuillez remplir ce champ.',
    LongText: '{label} : veuillez remplir ce champ.',
    Choice: '{label} : veuillez faire un choix.',
    Date: '{label} : veuillez choisir une date.',
    Number: '{label} : veuillez indiquer un nombre.',
  },
  photoProblems: {
    too_many: 'Veuillez envoyer au maximum {most} photos. Les premières sont jointes.',
    too_large: 'Une photo dépasse {size} Mo. Veuillez en choisir une plus petite.',
    unreadable: 'Un fichier n’a pas pu être lu comme photo. Veuillez choisir un fichier JPEG, PNG, WebP ou GIF.',
    again: 'Veuillez choisir de nouveau vos photos.',
    full: 'Il n’est plus possible d’envoyer de photos aujourd’hui. Veuillez envoyer votre message sans elles.',
  },
  tooLong: '{label} : {max} caractères au maximum, s’il vous plaît.',
  correct: 'Veuillez corriger :',
  confirm: {
    heading: 'Plus qu’un clic',
    text: 'Votre message n’est pas encore parti. Relisez-le, puis envoyez-le.',
  },
  problems: {
    heading: 'Vous y êtes presque',
    text: 'Votre message n’est pas encore parti : une information manque ou doit être revue. Ce que vous avez écrit est toujours là.',
  },
  expired: {
    heading: 'Merci de l’envoyer une nouvelle fois',
    text: 'Cette page est restée ouverte trop longtemps, et votre message n’est pas parti. Ce que vous avez écrit est toujours là.',
  },
  limited: {
    heading: 'Un peu de patience',
    text: 'Trop de messages sont arrivés depuis votre connexion en peu de temps, et celui-ci n’est pas parti. Il est toujours là : veuillez réessayer dans quelques minutes.',
  },
  failed: {
    heading: 'Désolés, l’envoi a échoué',
    text: 'Votre message n’a pas pu être envoyé. Il est toujours là : veuillez réessayer dans un instant.',
  },
  thanks: {
    heading: 'Merci pour votre message',
    text: 'Il nous est bien parvenu. Nous vous répondrons.',
  },
  withoutPhotos:
    'Toutes vos photos n’ont pas été envoyées avec le message. Gardez-les à portée de main pour notre réponse.',
  back: 'Retour au site',
}
