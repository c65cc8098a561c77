import type { SampleWords } from '../sample-words.ts'

export const samples: SampleWords = {
  people: [
    { name: '森本 由美子', bio: 'この仕事を始めたきっかけや、お客様からよく頼まれることを書く欄です。' },
    { name: '藤田 健太', bio: 'ここでの役割と、仕事の好きなところを書いてください。短い文が二つあれば十分です。' },
  ],
}
