import type { MessageWords } from '../message-words.ts'

export const messages: MessageWords = {
  challenge: {
    title: 'Só mais um momento',
    text: 'Verificamos se a mensagem não vem de um robô. Depois, ela é enviada automaticamente.',
    failed: 'Não foi possível enviar a sua mensagem. Por favor, tente de novo.',
    without:
      'A verificação não funciona neste navegador. É possível enviar a mensagem sem ela, mas talvez seja lida mais tarde.',
    send: 'Enviar sem a verificação',
  },
  back: 'Ir para o site',
  reference: 'Referência',
  pages: {
    limited: {
      title: 'Muitas mensagens ao mesmo tempo',
      text: 'A sua mensagem não foi enviada. Espere um minuto, volte à página anterior e envie outra vez.',
    },
    noForm: { title: 'Nada foi enviado', text: 'Para enviar uma mensagem, use o formulário do site.' },
    tooLarge: {
      title: 'Esta mensagem é muito longa',
      text: 'A sua mensagem não foi enviada. Volte à página anterior, encurte o texto e envie outra vez.',
    },
    cutOff: {
      title: 'A mensagem não chegou',
      text: 'O envio foi interrompido. Volte à página anterior e envie outra vez.',
    },
    unavailable: {
      title: 'Não é possível neste momento',
      text: 'A sua mensagem não foi enviada. Volte à página anterior e envie outra vez dentro de um minuto.',
    },
  },
  reply: {
    subject: (business) => `${business}: resposta à sua mensagem`,
    heading: (business) => `Resposta de ${business}`,
    youWrote: (day) => `A sua mensagem de ${day}:`,
    notYou: 'Se não escreveu isto, pode ignorar este e-mail.',
    reason: (business, hostname) =>
      `Este e-mail foi enviado porque alguém escreveu uma mensagem com este endereço no formulário de ${hostname}. As respostas a este e-mail vão para ${business}.`,
  },
}
