import type { ReplyTexts } from '../form-words.ts'

export const replies: ReplyTexts = {
  missing: {
    name: 'Escriba su nombre, por favor.',
    email: 'Escriba su correo electrónico, por favor.',
    phone: 'Escriba su número de teléfono, por favor.',
    preferredTime: 'Elija un día y una hora, por favor.',
    message: 'Escriba un mensaje, por favor.',
  },
  invalid: {
    name: 'Escriba su nombre sin caracteres especiales, por favor.',
    email: 'Escriba un correo electrónico completo, por ejemplo nombre@example.com.',
    phone: 'Escriba un número de teléfono, por ejemplo +34 910 000 142.',
    preferredTime: 'Elija un día y una hora del calendario, por favor.',
    message: 'Escriba su mensaje sin caracteres especiales, por favor.',
  },
  own: {
    ShortText: '{label}: rellene este campo, por favor.',
    LongText: '{label}: rellene este campo, por favor.',
    Choice: '{label}: elija una opción, por favor.',
    Date: '{label}: elija una fecha, por favor.',
    Number: '{label}: escriba un número, por favor.',
  },
  photoProblems: {
    too_many: 'Envíe como máximo {most} fotos, por favor. Las primeras están adjuntas.',
    too_large: 'Una foto ocupa más de {size} MB. Elija otra más pequeña, por favor.',
    unreadable: 'No se pudo leer un archivo como foto. Elija JPEG, PNG, WebP o GIF, por favor.',
    again: 'Elija sus fotos de nuevo, por favor.',
    full: 'Hoy no se pueden enviar más fotos. Envíe su mensaje sin ellas, por favor.',
  },
  tooLong: '{label}: use como máximo {max} caracteres, por favor.',
  correct: 'Corrija lo siguiente, por favor:',
  confirm: {
    heading: 'Solo falta un clic',
    text: 'Su mensaje todavía no se ha enviado. Revíselo y después envíelo.',
  },
  problems: {
    heading: 'Ya casi está',
    text: 'Su mensaje todavía no se ha enviado: falta algún dato o hay algo que revisar. Lo que ha escrito sigue aquí.',
  },
  expired: {
    heading: 'Envíelo una vez más, por favor',
    text: 'Esta página llevaba demasiado tiempo abierta y su mensaje no se ha enviado. Lo que ha escrito sigue aquí.',
  },
  limited: {
    heading: 'Espere un poco, por favor',
    text: 'Han llegado demasiados mensajes desde su conexión en poco tiempo y este no se ha enviado. Sigue aquí: vuelva a intentarlo dentro de unos minutos.',
  },
  failed: {
    heading: 'Lo sentimos, no se ha podido enviar',
    text: 'En este momento no hemos podido recibir su mensaje. Sigue aquí: vuelva a intentarlo enseguida.',
  },
  thanks: {
    heading: 'Gracias por su mensaje',
    text: 'Lo hemos recibido y le responderemos.',
  },
  withoutPhotos:
    'No todas las fotos se han enviado con el mensaje. Téngalas a mano para cuando le respondamos, por favor.',
  back: 'Volver al sitio web',
}
