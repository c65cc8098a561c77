import type { MessageWords } from '../message-words.ts'

export const messages: MessageWords = {
  challenge: {
    title: 'Un momento más',
    text: 'Comprobamos que usted no es un robot. Después, su mensaje se envía solo.',
    failed: 'Su mensaje no se ha podido enviar ahora. Inténtelo de nuevo.',
    without:
      'La comprobación no funciona en este navegador. Puede enviar el mensaje sin ella; puede tardar más en leerse.',
    send: 'Enviar sin la comprobación',
  },
  back: 'Ir al sitio web',
  reference: 'Referencia',
  pages: {
    limited: {
      title: 'Demasiados mensajes a la vez',
      text: 'Su mensaje no se ha enviado. Espere un minuto, vuelva atrás y envíelo de nuevo.',
    },
    noForm: { title: 'No se ha enviado', text: 'Use el formulario del sitio web para enviar un mensaje.' },
    tooLarge: {
      title: 'El mensaje es demasiado largo',
      text: 'Su mensaje no se ha enviado. Vuelva atrás, acórtelo y envíelo de nuevo.',
    },
    cutOff: {
      title: 'El mensaje no ha llegado',
      text: 'Se interrumpió la conexión. Vuelva atrás y envíelo de nuevo.',
    },
    unavailable: {
      title: 'No es posible en este momento',
      text: 'Su mensaje no se ha enviado. Vuelva atrás y envíelo de nuevo dentro de un minuto.',
    },
  },
  reply: {
    subject: (business) => `${business}: respuesta a su mensaje`,
    heading: (business) => `${business} le ha respondido`,
    youWrote: (day) => `El ${day} usted escribió:`,
    notYou: 'Si no fue usted quien escribió esto, puede ignorar este correo.',
    reason: (business, hostname) =>
      `Recibe este correo porque se envió un mensaje con esta dirección desde el formulario de contacto de ${hostname}. Las respuestas a este correo llegan a ${business}.`,
  },
}
