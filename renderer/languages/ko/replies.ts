import type { ReplyTexts } from '../form-words.ts'

export const replies: ReplyTexts = {
  missing: {
    name: '이름을 입력해 주세요.',
    email: '이메일 주소를 입력해 주세요.',
    phone: '전화번호를 입력해 주세요.',
    preferredTime: '날짜와 시간을 선택해 주세요.',
    message: '메시지를 입력해 주세요.',
  },
  invalid: {
    name: '특수 문자 없이 이름을 입력해 주세요.',
    email: '올바른 이메일 주소를 입력해 주세요. (예: name@example.com)',
    phone: '올바른 전화번호를 입력해 주세요. (예: 02-555-0142)',
    preferredTime: '달력에서 날짜와 시간을 선택해 주세요.',
    message: '특수 문자 없이 메시지를 입력해 주세요.',
  },
  own: {
    ShortText: '‘{label}’ 항목을 입력해 주세요.',
    LongText: '‘{label}’ 항목을 입력해 주세요.',
    Choice: '‘{label}’ 항목을 선택해 주세요.',
    Date: '‘{label}’ 항목의 날짜를 선택해 주세요.',
    Number: '‘{label}’ 항목에 숫자를 입력해 주세요.',
  },
  photoProblems: {
    too_many: '사진은 {most}장까지 보내 주세요. 처음 사진들은 첨부되어 있습니다.',
    too_large: '{size}MB보다 큰 사진이 있습니다. 더 작은 사진을 선택해 주세요.',
    unreadable: '사진으로 읽을 수 없는 파일이 있습니다. JPEG, PNG, WebP, GIF 중에서 선택해 주세요.',
    again: '사진을 다시 선택해 주세요.',
    full: '오늘은 사진을 더 보낼 수 없습니다. 사진 없이 메시지를 보내 주세요.',
  },
  tooLong: '{label}: 최대 {max}자까지 입력할 수 있습니다.',
  correct: '다음 항목을 확인해 주세요.',
  confirm: {
    heading: '한 번만 더 누르면 됩니다',
    text: '메시지가 아직 전송되지 않았습니다. 내용을 확인하신 후 보내 주세요.',
  },
  problems: {
    heading: '입력하신 내용을 확인해 주세요',
    text: '빠졌거나 다시 확인해야 할 항목이 있어 메시지가 아직 전송되지 않았습니다. 입력하신 내용은 그대로 있습니다.',
  },
  expired: {
    heading: '다시 한번 보내 주세요',
    text: '페이지를 연 지 오래되어 메시지가 전송되지 않았습니다. 입력하신 내용은 그대로 있습니다.',
  },
  limited: {
    heading: '잠시만 기다려 주세요',
    text: '짧은 시간에 너무 많은 메시지가 도착하여 전송되지 않았습니다. 입력하신 내용은 그대로 있으니 몇 분 후 다시 시도해 주세요.',
  },
  failed: {
    heading: '전송하지 못했습니다',
    text: '죄송합니다. 지금은 메시지를 보낼 수 없습니다. 입력하신 내용은 그대로 있으니 잠시 후 다시 시도해 주세요.',
  },
  thanks: {
    heading: '메시지를 보내 주셔서 감사합니다',
    text: '잘 받았습니다. 확인 후 답변드리겠습니다.',
  },
  withoutPhotos: '일부 사진은 함께 전송되지 않았습니다. 답변드릴 때 보여 주실 수 있도록 보관해 주세요.',
  back: '웹사이트로 돌아가기',
}
