import type { FormTexts } from '../form-words.ts'

export const form: FormTexts = {
  labels: {
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    preferredTime: 'Data e hora preferidas',
    message: 'Mensagem',
  },
  optional: 'opcional',
  timeHint: 'Diremos se essa hora é possível.',
  send: 'Enviar mensagem',
  sendTo: 'Enviar para {name}',
  leaveBlank: 'Por favor, deixe este campo vazio',
  inert: 'Isto é uma pré-visualização: nada é enviado.',
  choose: 'Escolha uma opção',
  photos: {
    label: 'Fotos',
    hint: 'Até {most} fotos de {size} MB cada uma.',
    kept: 'Fotos já anexadas: {count}',
    drop: 'Enviar sem estas fotos',
  },
}
