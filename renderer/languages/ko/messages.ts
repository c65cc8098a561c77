import type { MessageWords } from '../message-words.ts'

export const messages: MessageWords = {
  challenge: {
    title: '잠시만 기다려 주세요',
    text: '로봇이 아닌지 확인하고 있습니다. 확인이 끝나면 메시지가 자동으로 전송됩니다.',
    failed: '지금은 메시지를 보낼 수 없습니다. 다시 시도해 주세요.',
    without: '이 브라우저에서는 확인할 수 없습니다. 확인 없이 보낼 수 있지만 읽기까지 시간이 더 걸릴 수 있습니다.',
    send: '확인 없이 보내기',
  },
  back: '웹사이트로 이동',
  reference: '참조 번호',
  pages: {
    limited: {
      title: '한 번에 너무 많은 메시지를 보냈습니다',
      text: '메시지가 전송되지 않았습니다. 1분 뒤에 이전 페이지로 돌아가 다시 보내 주세요.',
    },
    noForm: { title: '전송되지 않았습니다', text: '웹사이트의 양식을 이용해 메시지를 보내 주세요.' },
    tooLarge: {
      title: '메시지가 너무 깁니다',
      text: '메시지가 전송되지 않았습니다. 이전 페이지로 돌아가 내용을 줄인 뒤 다시 보내 주세요.',
    },
    cutOff: {
      title: '메시지가 도착하지 않았습니다',
      text: '연결이 끊어졌습니다. 이전 페이지로 돌아가 다시 보내 주세요.',
    },
    unavailable: {
      title: '지금은 보낼 수 없습니다',
      text: '메시지가 전송되지 않았습니다. 1분 뒤에 이전 페이지로 돌아가 다시 보내 주세요.',
    },
  },
  reply: {
    subject: (business) => `${business}: 문의에 대한 답장`,
    heading: (business) => `${business}의 답장이 도착했습니다`,
    youWrote: (day) => `${day}에 보내신 메시지:`,
    notYou: '직접 보내신 메시지가 아니라면 이 메일을 무시하셔도 됩니다.',
    reason: (business, hostname) =>
      `이 주소로 ${hostname}의 문의 양식을 통해 메시지가 전송되어 보내 드리는 메일입니다. 이 메일에 답장하시면 ${business}(으)로 전달됩니다.`,
  },
}
