import type { SampleWords } from '../sample-words.ts'

export const samples: SampleWords = {
  people: [
    { name: '윤서경', bio: '이 일을 시작한 계기와 사람들이 찾아오는 이유를 적는 자리입니다.' },
    { name: '한도윤', bio: '여기서 맡은 일과 그 일에서 좋아하는 점을 적어 주세요. 짧은 문장 두 개면 충분합니다.' },
  ],
  reviews: [
    {
      name: '서은주',
      text: '궁금한 점이 많았는데 하나하나 알기 쉽게 답해 주셨어요. 고민하는 동안에도 재촉하지 않으셨어요.',
    },
    { name: '문상우', text: '비용을 미리 들었고 그대로 결제했어요. 동생에게도 연락처를 알려 줬어요.' },
  ],
}
