import type { FormTexts } from '../form-words.ts'

export const form: FormTexts = {
  labels: {
    name: '이름',
    email: '이메일',
    phone: '전화번호',
    preferredTime: '희망 일시',
    message: '메시지',
  },
  optional: '선택',
  timeHint: '가능한 시간인지 확인 후 알려 드리겠습니다.',
  send: '메시지 보내기',
  sendTo: '{name}에게 보내기',
  leaveBlank: '이 칸은 비워 두세요',
  inert: '미리 보기에서는 전송되지 않습니다.',
  choose: '선택해 주세요',
  photos: {
    label: '사진',
    hint: '사진은 최대 {most}장, 장당 {size}MB까지.',
    kept: '이미 첨부된 사진: {count}장',
    drop: '이 사진 없이 보내기',
  },
}
