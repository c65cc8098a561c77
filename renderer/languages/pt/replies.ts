import type { ReplyTexts } from '../form-words.ts'

export const replies: ReplyTexts = {
  missing: {
    name: 'Por favor, escreva o seu nome.',
    email: 'Por favor, escreva o seu e-mail.',
    phone: 'Por favor, escreva o seu número de telefone.',
    preferredTime: 'Por favor, escolha um dia e uma hora.',
    message: 'Por favor, escreva uma mensagem.',
  },
  invalid: {
    name: 'Por favor, escreva o seu nome sem caracteres especiais.',
    email: 'Por favor, escreva um e-mail completo, por exemplo nome@example.com.',
    phone: 'Por favor, escreva um número de telefone, por exemplo +351 21 555 0142 ou +55 11 5555 0142.',
    preferredTime: 'Por favor, escolha um dia e uma hora no calendário.',
    message: 'Por favor, escreva a sua mensagem sem caracteres especiais.',
  },
  own: {
    ShortText: '{label}: por favor, preencha este campo.',
    LongText: '{label}: por favor, preencha este campo.',
    Choice: '{label}: por favor, escolha uma opção.',
    Date: '{label}: por favor, escolha uma data.',
    Number: '{label}: por favor, escreva um número.',
  },
  photoProblems: {
    too_many: 'Por favor, envie no máximo {most} fotos. As primeiras estão anexadas.',
    too_large: 'Uma foto tem mais de {size} MB. Por favor, escolha uma menor.',
    unreadable: 'Não foi possível ler uma das fotos. Por favor, escolha JPEG, PNG, WebP ou GIF.',
    again: 'Por favor, escolha as suas fotos outra vez.',
    full: 'Hoje não é possível enviar mais fotos. Por favor, envie a sua mensagem sem elas.',
  },
  tooLong: '{label}: por favor, use no máximo {max} caracteres.',
  correct: 'Por favor, corrija o seguinte:',
  confirm: {
    heading: 'Só falta um clique',
    text: 'A sua mensagem ainda não foi enviada. Por favor, leia tudo mais uma vez e envie.',
  },
  problems: {
    heading: 'Falta pouco',
    text: 'A sua mensagem ainda não foi enviada: falta alguma coisa ou há algo a corrigir. Tudo o que foi escrito continua aqui.',
  },
  expired: {
    heading: 'Por favor, envie outra vez',
    text: 'Esta página ficou aberta por muito tempo e a sua mensagem não foi enviada. Tudo o que foi escrito continua aqui.',
  },
  limited: {
    heading: 'Por favor, espere um pouco',
    text: 'Chegaram muitas mensagens da sua rede em pouco tempo e esta não foi enviada. Continua aqui: por favor, tente de novo dentro de alguns minutos.',
  },
  failed: {
    heading: 'Infelizmente, não foi possível enviar',
    text: 'A sua mensagem não pôde ser enviada. Continua aqui: por favor, tente de novo daqui a pouco.',
  },
  thanks: {
    heading: 'Agradecemos a sua mensagem',
    text: 'Chegou bem e vamos responder.',
  },
  withoutPhotos: 'Nem todas as suas fotos foram enviadas com ela. Por favor, guarde-as até receber a nossa resposta.',
  back: 'Voltar ao site',
}
