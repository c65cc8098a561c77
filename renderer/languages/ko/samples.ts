import type { SampleWords } from '../sample-words.ts'

export const samples: SampleWords = {
  people: [
    { name: '윤서경', bio: '이 일을 시작한 계기와 사람들이 찾아오는 이유를 적는 자리입니다.' },
    { name: '한도윤', bio: '여기서 맡은 일과 그 일에서 좋아하는 점을 적어 주세요. 짧은 문장 두 개면 충분합니다.' },
  ],
}
