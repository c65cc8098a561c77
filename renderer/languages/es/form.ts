import type { FormTexts } from '../form-words.ts'

export const form: FormTexts = {
  labels: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    preferredTime: 'Fecha y hora preferidas',
    message: 'Mensaje',
  },
  optional: 'opcional',
  timeHint: 'Le diremos si nos viene bien.',
  send: 'Enviar el mensaje',
  sendTo: 'Enviar a {name}',
  leaveBlank: 'Por favor, deje este campo vacío',
  inert: 'Esto es una vista previa: no se envía nada.',
  choose: 'Elija una opción',
  photos: {
    label: 'Fotos',
    hint: 'Hasta {most} fotos de {size} MB cada una.',
    kept: 'Fotos ya adjuntas: {count}',
    drop: 'Enviar sin estas fotos',
  },
}
